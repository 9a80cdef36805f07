/* The line that always says whose turn it is and what is wanted, with the buttons that belong to it. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Hint, Moment, Move, State, TableInfo } from './messages';
import { inOrder, leaves } from './offers';
import { Stepper, stepsOf } from './steps';
import { Icon, Mark } from './widgets';
import { capital, w } from './words';

interface Props {
    info: TableInfo;
    state: State;
    moment: Moment;
    replaying: boolean;
    /** Is there a connection? */
    up: boolean;
    moves: Move[];
    bare: Move[];
    /** How many buttons have room. */
    room: number;
    hint: Hint | 'asking' | null;
    sure: Move | null;
    seat: number;
    /** Seats of one's own that have answered, while others who decide at the same time have not. */
    answered: number[];
    onAnew: (seat: number) => void;
    onMove: (move: Move, sure: boolean) => void;
    /** Buttons that have no room here are to be shown at that place. */
    onMore: (moves: Move[], x: number, y: number) => void;
    onCancel: () => void;
    onHint: () => void;
    onUndo: () => void;
    onResult: () => void;
}

/** Greedy bots rate by points: only a share of the win is told as chances. */
const chances = (value?: number) =>
    value !== undefined && value > 0 && value <= 1 ? w().chance(Math.round(value * 100)) : '';

function HintLine({ hint, moves, onMove }: { hint: Hint; moves: Move[]; onMove: (move: Move) => void }) {
    const move = moves.find(m => m.m === hint.move);
    return (
        <p class="hint-line" role="status">
            <Icon name="hint" /> <span>{w().hintIs(hint.text, chances(hint.value))}</span>
            {move && <button onClick={() => onMove(move)}>{w().playIt}</button>}
        </p>
    );
}

/** More letters than these are written smaller on a phone. */
const LONG = 80;

/** How many buttons have room in a line that never grows: those that have none are in a menu. */
function useFitting(most: number, about: unknown[]) {
    const ref = useRef<HTMLDivElement>(null);
    const [fits, setFits] = useState(most);
    const [, again] = useState(0);
    useLayoutEffect(() => setFits(most), [most, ...about]);
    useLayoutEffect(() => {
        const line = ref.current!;
        const cut = line.scrollWidth > line.clientWidth + 1 || line.scrollHeight > line.clientHeight + 1;
        if (cut && fits > 1) setFits(fits - 1);
    });
    useLayoutEffect(() => {
        const look = () => (setFits(most), again(n => n + 1));
        addEventListener('resize', look);
        return () => removeEventListener('resize', look);
    }, [most]);
    return [ref, fits] as const;
}

/** Several decide at the same time: whose answers are missing. */
function Missing({ moment, you }: { moment: Moment; you: number[] }) {
    const missing = moment.asked?.filter(seat => !moment.answered?.includes(seat) && !you.includes(seat)) ?? [];
    if (!missing.length) return null;
    const names = missing.map(seat => capital(moment.seats[seat]?.name ?? '')).join(', ');
    return <small class="missing">{w().waitingFor(names)}</small>;
}

export function PromptBar(props: Props) {
    const { info, state, moment, moves, hint, sure } = props;
    const { steps, others } = stepsOf(props.bare);
    const bare = inOrder(others);
    const [line, room] = useFitting(props.room, [state.n, moment, props.bare, sure, hint]);
    const actor = typeof moment.actor === 'number' ? moment.actor : -1;
    const who = moment.seats[actor];
    const yours = moves.length > 0;
    const waiting = state.seats.some(s => s.free);
    const shown = bare.length > room ? bare.slice(0, room - 1) : bare;
    const text = waiting ? w().waiting : capital((yours && state.question) || moment.prompt);
    return (
        <div class={`prompt${yours ? ' yours' : ''}`}>
            <div class="prompt-line" ref={line}>
                {who && <Mark seat={actor} mark={who.mark} />}
                <p class={text.length > LONG ? 'prompt-text long' : 'prompt-text'} aria-live="polite" aria-atomic="true">
                    {yours && <b>{w().yourTurn}</b>} <span>{text}</span>
                    <Missing moment={moment} you={info.you} />
                    {!info.you.length && !info.shown && <small>{w().spectator}</small>}
                    {info.shown && !props.replaying && !state.result && <small>{w().breaksOff}</small>}
                    {info.friendly && <small>{w().friendly}</small>}
                </p>
                {hint && hint !== 'asking' && (
                    <HintLine hint={hint} moves={moves} onMove={move => props.onMove(move, false)} />
                )}
                <div class="prompt-buttons">
                    {!sure &&
                        steps.map(one => (
                            <Stepper key={one.key} steps={one} onMove={move => props.onMove(move, false)} />
                        ))}
                    {sure ? (
                        <>
                            <span class="sure">
                                {capital(sure.t)}. {sure.final && w().sure}
                            </span>
                            <button class="main" autoFocus onClick={() => props.onMove(sure, true)}>
                                {w().yes}
                            </button>
                            <button onClick={props.onCancel}>{w().no}</button>
                        </>
                    ) : (
                        shown.map(move => (
                            <button
                                key={move.m}
                                class={leaves(move, moves) ? 'main leaving' : 'main'}
                                onClick={() => props.onMove(move, false)}
                            >
                                {capital(move.t)}
                            </button>
                        ))
                    )}
                    {!yours &&
                        props.answered.map(seat => (
                            <button key={seat} class="anew" onClick={() => props.onAnew(seat)}>
                                {info.you.length > 1
                                    ? w().changeAnswerOf(capital(moment.seats[seat]?.name ?? ''))
                                    : w().changeAnswer}
                            </button>
                        ))}
                    {!sure && shown.length < bare.length && (
                        <button
                            class="main more"
                            aria-haspopup="dialog"
                            onClick={e => {
                                const place = e.currentTarget.getBoundingClientRect();
                                props.onMore(bare.slice(shown.length), place.left, place.bottom);
                            }}
                        >
                            {w().more} ({bare.length - shown.length})
                        </button>
                    )}
                    {yours && (
                        <button
                            class="quiet"
                            disabled={hint === 'asking'}
                            title={w().hint}
                            aria-label={hint === 'asking' ? w().thinking : w().hint}
                            onClick={props.onHint}
                        >
                            <Icon name="hint" />{' '}
                            <span class="button-word">{hint === 'asking' ? w().thinking : w().hint}</span>
                        </button>
                    )}
                    {!props.replaying && props.up && info.you.length > 0 && state.undo && (
                        <button class="quiet" title={w().undo} aria-label={w().undo} onClick={props.onUndo}>
                            <Icon name="undo" /> <span class="button-word">{w().undo}</span>
                        </button>
                    )}
                    {state.result && (
                        <button onClick={props.onResult}>
                            <Icon name="trophy" /> {w().result}
                        </button>
                    )}
                </div>
            </div>
        </div>
    );
}
