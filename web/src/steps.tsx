/* Moves of one kind that differ only in a number (a bid, an amount): one control instead of a button for each. */
import { useState } from 'preact/hooks';
import type { Move } from './messages';
import { capital, w } from './words';

export interface Steps {
    key: string;
    /** By their number, upwards. */
    steps: { n: number; move: Move }[];
}

/** Fewer than these are buttons. */
const FEW = 4;
const NUMBER = /^-?\d+$/;

/** What two moves have in common if they differ in a number only: the notation without it, what they touch, and the
 * sentence without it. Whether it says "chip" or "chips" is no difference. */
function kindOf(move: Move): { key: string; n: number } | null {
    const words = move.m.split(' '),
        at = words.findIndex(word => NUMBER.test(word));
    if (at < 0 || words.filter(word => NUMBER.test(word)).length > 1) return null;
    const n = words[at]!;
    words[at] = '#';
    return { key: `${words.join(' ')}|${move.x.join()}`, n: Number(n) };
}
/** Does the sentence say the number and, around it, the same as the others? None and one are often said otherwise. */
const said = ({ n, move }: Steps['steps'][number]) =>
    n < 2 ? null : move.t.split(/\b/).map(word => (word === String(n) ? '#' : word)).join('');
const alike = (all: Steps['steps']) => {
    const sentences = new Set(all.map(said).filter(text => text !== null));
    return sentences.size === 1 && [...sentences][0]!.includes('#');
};

export function stepsOf(moves: Move[]): { steps: Steps[]; others: Move[] } {
    const kinds = new Map<string, Steps['steps']>();
    for (const move of moves) {
        const kind = kindOf(move);
        if (kind) kinds.set(kind.key, [...(kinds.get(kind.key) ?? []), { n: kind.n, move }]);
    }
    const steps = [...kinds]
        .filter(([, all]) => all.length >= FEW && alike(all))
        .map(([key, all]) => ({ key, steps: all.sort((a, b) => a.n - b.n) }));
    const stepped = new Set(steps.flatMap(one => one.steps.map(step => step.move)));
    return { steps, others: moves.filter(move => !stepped.has(move)) };
}

/** From so many on there is a slider, too. */
const MANY = 8;

export function Stepper({ steps: { steps }, onMove }: { steps: Steps; onMove: (move: Move) => void }) {
    const [at, setAt] = useState(0);
    const here = steps[Math.min(at, steps.length - 1)]!;
    const to = (next: number) => setAt(Math.max(0, Math.min(steps.length - 1, next)));
    const keys = (event: KeyboardEvent) => {
        const step = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 10, PageDown: -10 }[event.key];
        const next = event.key === 'Home' ? 0 : event.key === 'End' ? steps.length - 1 : step && at + step;
        if (next === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        to(next);
    };
    return (
        <div class="stepper" onKeyDown={keys}>
            <button class="step" aria-label={w().less} title={w().less} disabled={!at} onClick={() => to(at - 1)}>
                −
            </button>
            {steps.length > MANY && (
                <input
                    type="range"
                    min={0}
                    max={steps.length - 1}
                    value={at}
                    aria-label={w().howMuch}
                    aria-valuetext={String(here.n)}
                    onInput={e => to(Number(e.currentTarget.value))}
                />
            )}
            <output class="step-number">{here.n}</output>
            <button
                class="step"
                aria-label={w().moreOf}
                title={w().moreOf}
                disabled={at === steps.length - 1}
                onClick={() => to(at + 1)}
            >
                +
            </button>
            <button class="main menu-move" onClick={() => onMove(here.move)}>
                {capital(here.move.t)}
            </button>
        </div>
    );
}
