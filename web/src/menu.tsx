/* What opens where one has clicked: a choice among several moves, or why there is none. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useLayer } from './layer';
import type { Move, Why } from './messages';
import { Stepper, stepsOf } from './steps';
import { Icon, RuleLink, Ruled } from './widgets';
import { capital, w } from './words';

export interface Popup {
    x: number;
    y: number;
    title: string;
    /** A longer explanation of the thing. */
    text?: string;
    moves?: Move[];
    /** The one move is asked about, not chosen among others. */
    sure?: boolean;
    why?: Why['list'] | 'asking';
}

const FEW = 4;

/** Many moves fail for one reason: it is told once, with the moves it is about. */
function reasons(list: Why['list']) {
    const found = new Map<string, { text: string; rule?: string; moves: string[] }>();
    for (const { text, rule, move } of list) {
        const reason = found.get(text) ?? { text, rule, moves: [] };
        if (move) reason.moves.push(move);
        found.set(text, reason);
    }
    return [...found.values()];
}

/** The first few at once, the others when asked for. */
function Reasons({ list }: { list: ReturnType<typeof reasons> }) {
    const [all, setAll] = useState(false);
    const shown = all || list.length <= FEW + 1 ? list : list.slice(0, FEW);
    return (
        <>
            <ul>
                {shown.map(reason => (
                    <li key={reason.text}>
                        <Ruled text={capital(reason.text)} /> {reason.rule && <RuleLink id={reason.rule} />}
                        <code>{reason.moves.join(', ')}</code>
                    </li>
                ))}
            </ul>
            {shown.length < list.length && (
                <button class="quiet" onClick={() => setAll(true)}>
                    {w().more} ({list.length - shown.length})
                </button>
            )}
        </>
    );
}

export function PopupMenu({
    popup,
    onMove,
    onSpot,
    onAway,
    onClose,
}: {
    popup: Popup;
    onMove: (move: Move) => void;
    onSpot: (touches: number[]) => void;
    /** Something else was pressed. */
    onAway: () => void;
    onClose: () => void;
}) {
    const ref = useRef<HTMLDivElement>(null);
    useLayer(ref, onClose, '.menu-move, .main');
    useLayoutEffect(() => {
        /* Beside the finger, within the window. On a phone the style sheet makes it a sheet at the bottom. */
        const box = ref.current!;
        const x = Math.max(8, Math.min(popup.x + 12, innerWidth - box.offsetWidth - 8));
        /* Where there is no room below, above: what it is about stays in sight. */
        const room = popup.y + 12 + box.offsetHeight <= innerHeight - 8;
        const above = popup.y - box.offsetHeight - 36;
        const y = Math.max(8, room ? popup.y + 12 : above >= 8 ? above : innerHeight - box.offsetHeight - 8);
        box.style.setProperty('--x', `${x}px`);
        box.style.setProperty('--y', `${y}px`);
        const first = box.querySelector<HTMLElement>('.menu-move, .main') ?? box.querySelector<HTMLElement>('.icon');
        first?.focus({ preventScroll: true });
    }, [popup]);
    useEffect(() => {
        const away = (event: Event) => !ref.current?.contains(event.target as Node) && onAway();
        addEventListener('pointerdown', away);
        return () => removeEventListener('pointerdown', away);
    }, [onAway]);
    const arrows = (event: KeyboardEvent) => {
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        if (!step) return;
        event.preventDefault();
        const all = [...ref.current!.querySelectorAll<HTMLElement>('.menu-move')];
        all[(all.indexOf(document.activeElement as HTMLElement) + step + all.length) % all.length]?.focus();
    };
    const { moves, why } = popup,
        asked = popup.sure ? moves?.[0] : undefined;
    const { steps, others } = stepsOf((!asked && moves) || []);
    return (
        <div ref={ref} class="popup" role="dialog" aria-modal="true" aria-label={popup.title} onKeyDown={arrows}>
            <header>
                <p>{capital(popup.title)}</p>
                <button class="icon" aria-label={w().close} onClick={onClose}>
                    <Icon name="close" />
                </button>
            </header>
            {popup.text && (
                <p class="popup-text">
                    <Ruled text={popup.text} />
                </p>
            )}
            {asked && (
                <>
                    <p class="sure">
                        {capital(asked.t)}. {asked.final && w().sure}
                    </p>
                    <button class="main" onClick={() => onMove(asked)}>
                        {w().yes}
                    </button>
                    <button onClick={onClose}>{w().no}</button>
                </>
            )}
            {steps.map(one => (
                <Stepper key={one.key} steps={one} onMove={onMove} />
            ))}
            {others.map(move => (
                <button
                    key={move.m}
                    class="menu-move"
                    onClick={() => onMove(move)}
                    onFocus={() => onSpot(move.x)}
                    onMouseEnter={() => onSpot(move.x)}
                >
                    {capital(move.t)}
                </button>
            ))}
            {why && (
                <div class="why" aria-live="polite">
                    <h3>{w().whyNot}</h3>
                    {why === 'asking' ? (
                        <p>…</p>
                    ) : why.length ? (
                        <Reasons list={reasons(why)} />
                    ) : (
                        <p>{w().whyNothing}</p>
                    )}
                </div>
            )}
        </div>
    );
}
