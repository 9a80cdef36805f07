/* What opens where one has clicked: a choice among several moves, or why there is none. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Move, Why } from './messages';
import { Icon, RuleLink, Ruled } from './widgets';
import { capital, w } from './words';

export interface Popup {
    x: number;
    y: number;
    title: string;
    moves?: Move[];
    why?: Why['list'] | 'asking';
}

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

export function PopupMenu({
    popup,
    onMove,
    onSpot,
    onClose,
}: {
    popup: Popup;
    onMove: (move: Move) => void;
    onSpot: (touches: number[]) => void;
    onClose: () => void;
}) {
    const ref = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
        /* Beside the finger, within the window. On a phone the style sheet makes it a sheet at the bottom. */
        const box = ref.current!;
        const x = Math.max(8, Math.min(popup.x + 12, innerWidth - box.offsetWidth - 8));
        const y = Math.max(8, Math.min(popup.y + 12, innerHeight - box.offsetHeight - 8));
        box.style.setProperty('--x', `${x}px`);
        box.style.setProperty('--y', `${y}px`);
        box.querySelector<HTMLElement>('.menu-move, .icon')?.focus({ preventScroll: true });
    }, [popup]);
    useEffect(() => {
        const away = (event: Event) => !ref.current?.contains(event.target as Node) && onClose();
        const escape = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
        addEventListener('pointerdown', away);
        addEventListener('keydown', escape);
        return () => {
            removeEventListener('pointerdown', away);
            removeEventListener('keydown', escape);
        };
    }, [onClose]);
    const arrows = (event: KeyboardEvent) => {
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        if (!step) return;
        event.preventDefault();
        const all = [...ref.current!.querySelectorAll<HTMLElement>('.menu-move')];
        all[(all.indexOf(document.activeElement as HTMLElement) + step + all.length) % all.length]?.focus();
    };
    const { moves, why } = popup;
    return (
        <div ref={ref} class="popup" role="dialog" aria-label={popup.title} onKeyDown={arrows}>
            <header>
                <p>{capital(popup.title)}</p>
                <button class="icon" aria-label={w().close} onClick={onClose}>
                    <Icon name="close" />
                </button>
            </header>
            {moves?.map(move => (
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
                        <ul>
                            {reasons(why).map(reason => (
                                <li key={reason.text}>
                                    <Ruled text={capital(reason.text)} /> {reason.rule && <RuleLink id={reason.rule} />}
                                    <code>{reason.moves.join(', ')}</code>
                                </li>
                            ))}
                        </ul>
                    ) : (
                        <p>{w().whyNothing}</p>
                    )}
                </div>
            )}
        </div>
    );
}
