/* Small parts that many pages use. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { GameInfo, SceneSeat } from './messages';
import { w } from './words';

/** A seat's colour with its mark: never colour alone. */
export function Mark({ seat, mark, small }: { seat: number; mark: string; small?: boolean }) {
    return (
        <span class={`mark seat-${seat}${small ? ' small' : ''}`} aria-hidden="true">
            {mark}
        </span>
    );
}

/** While a table is shown whose sides have their own colours, the seats have those, on cards laid over it, too. */
export function useSeatColours(seats: SceneSeat[]) {
    const colours = seats.map(seat => seat.colour ?? '').join(' ');
    useEffect(() => {
        const style = document.documentElement.style;
        const named = colours.split(' ').map((colour, seat) => [`--seat-${seat}`, colour] as const);
        for (const [name, colour] of named) if (colour) style.setProperty(name, colour);
        return () => named.forEach(([name]) => style.removeProperty(name));
    }, [colours]);
}

export function Dialog(props: { title: string; onClose: () => void; wide?: boolean; children: ComponentChildren }) {
    const ref = useRef<HTMLDialogElement>(null);
    useEffect(() => {
        const dialog = ref.current;
        if (dialog && !dialog.open) dialog.showModal();
    }, []);
    return (
        <dialog
            ref={ref}
            class={props.wide ? 'dialog wide' : 'dialog'}
            aria-label={props.title}
            aria-modal="true"
            onClose={props.onClose}
            onClick={event => event.target === ref.current && ref.current?.close()}
        >
            <div class="dialog-inside">
                <header>
                    <h2>{props.title}</h2>
                    <button class="icon" aria-label={w().close} onClick={() => ref.current?.close()}>
                        <Icon name="close" />
                    </button>
                </header>
                {props.children}
            </div>
        </dialog>
    );
}

const icons = {
    close: 'M5 5l14 14M19 5L5 19',
    plus: 'M12 5v14M5 12h14',
    minus: 'M5 12h14',
    fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
    undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 010 12h-3',
    hint: 'M9 18h6M10 21h4M12 3a6 6 0 00-3.6 10.8c.6.5 1 1.2 1 2h5.200c0-.8.4-1.5 1-2A6 6 0 0012 3z',
    book: 'M12 6C10 4.5 7 4 4 4v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14',
    read: 'M4 6h16M4 12h16M4 18h10',
    replay: 'M4 5v5h5M4.6 10A8 8 0 1112 20a8 8 0 01-7-4',
    save: 'M12 4v11M7 10l5 5 5-5M5 20h14',
    open: 'M12 15V4M7 9l5-5 5 5M5 20h14',
    bell: 'M6 17V11a6 6 0 0112 0v6l2 2H4zM10 21h4',
    moon: 'M20 14A8 8 0 019.5 4 8.5 8.5 0 1020 14z',
    sun: 'M12 7a5 5 0 100 10 5 5 0 000-10zM12 2v2M12 20v2M4 4.500l1.5 1.500M18.5 18.500L20 20M2 12h2M20 12h2M4 19.500L5.5 18M18.5 5.500L20 4',
    person: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4 21c0-4.5 3.5-7 8-7s8 2.5 8 7',
    link: 'M10 14a4 4 0 005.7 0l3-3A4 4 0 0013 5.300l-1 1M14 10a4 4 0 00-5.7 0l-3 3a4 4 0 005.7 5.700l1-1',
    first: 'M6 5v14M19 5l-9 7 9 7z',
    previous: 'M16 5l-9 7 9 7z',
    next: 'M8 5l9 7-9 7z',
    last: 'M18 5v14M5 5l9 7-9 7z',
    play: 'M7 4l13 8-13 8z',
    pause: 'M8 5v14M16 5v14',
    info: 'M12 4a8 8 0 100 16 8 8 0 000-16zM12 11v5M12 8v.1',
    bot: 'M5 9h14v10H5zM12 9V5M9.5 13.500v1.500M14.5 13.500v1.500M12 4.500v.1',
    gear: 'M4 7h9M18 7h2M4 17h2M11 17h9M15.500 4.500a2.500 2.500 0 100 5 2.500 2.500 0 000-5zM8.500 14.500a2.500 2.500 0 100 5 2.500 2.500 0 000-5z',
    clock: 'M12 4a8 8 0 100 16 8 8 0 000-16zM12 8v4.500l3 2',
    home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
    trophy: 'M8 4h8v6a4 4 0 01-8 0zM8 6H4v1a4 4 0 004 4M16 6h4v1a4 4 0 01-4 4M12 14v4M8 20h8',
};
export type IconName = keyof typeof icons;
export function Icon({ name }: { name: IconName }) {
    return (
        <svg class="icon-picture" viewBox="0 0 24 24" aria-hidden="true">
            <path d={icons[name]} />
        </svg>
    );
}

/** For how many a game is and how long it takes, and what else is to be said of it there. */
export function Facts({ game, children }: { game: GameInfo; children?: ComponentChildren }) {
    return (
        <p class="facts">
            <span>
                <Icon name="person" /> {w().players(...game.players)}
            </span>
            <span>
                <Icon name="clock" /> {w().minutes(...game.minutes)}
            </span>
            {children}
        </p>
    );
}

/* ---- Rules named in a text ---- */

let opener: (id: string) => void = () => {};
/** The table page says what opening a rule means. */
export function onRule(open: (id: string) => void) {
    opener = open;
}
export function RuleLink({ id, tabIndex }: { id: string; tabIndex?: number }) {
    return (
        <button
            class="rule-link"
            tabIndex={tabIndex}
            title={`${w().rules} ${id}`}
            onClick={event => (event.stopPropagation(), opener(id))}
        >
            {id}
        </button>
    );
}
/** A rule id, with the brackets and signs that touch it: they stay on its line. */
const ruleId = /([([]*)\b([A-Z]{1,4}-\d+(?:\.\d+)*[a-z]?)\b([)\].,]*(?:\s?[;:!?])?)/;
/** A text whose rule ids are links and whose `words` are code. */
export function Ruled({ text }: { text: string }) {
    const parts = text.split('`');
    return (
        <>
            {parts.map((part, i) =>
                i % 2 && i < parts.length - 1 ? <code key={i}>{part}</code> : <Linked key={i} text={part} />,
            )}
        </>
    );
}
function Linked({ text }: { text: string }) {
    const parts = text.split(ruleId); /* words, then before, id, after and words again */
    return (
        <>
            {parts.map((part, i) =>
                i % 4 === 0 ? (
                    part
                ) : i % 4 === 2 ? (
                    <span key={i} class="ruled">
                        {parts[i - 1]}
                        <RuleLink id={part} />
                        {parts[i + 1]}
                    </span>
                ) : null,
            )}
        </>
    );
}
