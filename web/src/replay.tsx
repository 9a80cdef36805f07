/* Any earlier moment: a slider, steps, and playing on by itself. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { copyLink } from './waiting';
import { Icon, type IconName } from './widgets';
import { w } from './words';

interface Props {
    table: number;
    at: number;
    length: number;
    /** Of a finished game: there is no present to return to. */
    over: boolean;
    /** Something lies over the table: whoever looks at that finds the moment again that was left. */
    covered: boolean;
    onAt: (at: number) => void;
    onNow: () => void;
}

export function ReplayBar({ table, at, length, over, covered, onAt, onNow }: Props) {
    const [running, setRunning] = useState(false);
    const slider = useRef<HTMLInputElement>(null);
    useEffect(() => slider.current?.focus({ preventScroll: true }), []); /* arrows, Home, End at once */
    useEffect(() => {
        if (!running) return;
        if (at >= length || covered) return setRunning(false);
        const timer = setTimeout(() => onAt(at + 1), 650);
        return () => clearTimeout(timer);
    }, [running, covered, at, length]);
    const step = (name: IconName, label: string, to: number) => (
        <button
            class="icon"
            aria-label={label}
            title={label}
            disabled={to === at || to < 0 || to > length}
            onClick={() => (setRunning(false), onAt(to))}
        >
            <Icon name={name} />
        </button>
    );
    const run = running ? w().pause : w().autoplay;
    return (
        <div class="replay" role="group" aria-label={w().replay}>
            {step('first', w().first, 0)}
            {step('previous', w().previous, at - 1)}
            <button
                class="icon"
                aria-label={run}
                title={run}
                onClick={() => (at >= length && !running && onAt(0), setRunning(!running))}
            >
                <Icon name={running ? 'pause' : 'play'} />
            </button>
            {step('next', w().next, at + 1)}
            {step('last', w().last, length)}
            <input
                ref={slider}
                type="range"
                min={0}
                max={length}
                value={at}
                aria-label={w().moment(at, length)}
                onInput={e => (setRunning(false), onAt(Number(e.currentTarget.value)))}
            />
            <span class="replay-at">{w().moment(at, length)}</span>
            <button
                class="icon"
                aria-label={w().copyMoment}
                title={w().copyMoment}
                onClick={() => void copyLink(`/t/${table}?at=${at}`)}
            >
                <Icon name="link" />
            </button>
            <button onClick={onNow}>{over ? w().toEnd : w().now}</button>
        </div>
    );
}
