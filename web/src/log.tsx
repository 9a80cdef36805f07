/* The log: what happened, in sentences; the newest at the end and in sight. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { memo } from './memo';
import type { LogLine } from './messages';
import { RuleLink } from './widgets';
import { capital, w } from './words';

interface Props {
    log: LogLine[];
    /** The last line there was when one has moved. */
    moved: number;
    onSpot: (touches: number[]) => void;
    onMoment: (at: number) => void;
}

export const Log = memo(function Log({ log, moved, onSpot, onMoment }: Props) {
    const ref = useRef<HTMLDivElement>(null);
    const low = useRef(true);
    useLayoutEffect(() => {
        if (low.current) ref.current!.scrollTop = ref.current!.scrollHeight;
    }, [log]);
    const scroll = () => {
        const list = ref.current!;
        low.current = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
    };
    const shown = log.slice(-400);
    /* What has happened since one's own last move is marked: bots are quick. */
    const own = log.find(told => told.at > moved)?.at ?? Infinity;
    const thingsOf = (i: number) => shown[i]?.things ?? [];
    /* One stop of the Tab key: the arrows go up and down the lines, left to the moment and right to the rule of one. */
    const walk = (event: KeyboardEvent) => {
        const all = [...ref.current!.querySelectorAll('li')];
        const step = { ArrowDown: 1, ArrowUp: -1, ArrowLeft: 0, ArrowRight: 0 }[event.key];
        if (step === undefined || !all.length) return;
        event.preventDefault();
        const at = all.findIndex(line => line.contains(document.activeElement));
        const line = all[at < 0 ? all.length - 1 : Math.max(0, Math.min(all.length - 1, at + step))]!;
        const rule = event.key === 'ArrowLeft' ? null : line.querySelector<HTMLElement>('.rule-link');
        (rule ?? line.querySelector<HTMLElement>('.log-at'))!.focus();
    };
    return (
        <div
            ref={ref}
            class="log"
            role="log"
            aria-live="polite"
            aria-relevant="additions"
            aria-label={w().log}
            onScroll={scroll}
            onKeyDown={walk}
            tabIndex={0}
        >
            <ol>
                {shown.map((told, i) => (
                    <li
                        key={`${told.at}-${told.text}`}
                        class={`${shown[i - 1]?.at === told.at ? 'further' : ''}${told.at > own ? ' since' : ''}`}
                        onMouseEnter={() => onSpot(thingsOf(i))}
                        onMouseLeave={() => onSpot([])}
                        onFocusCapture={() => onSpot(thingsOf(i))}
                        onBlurCapture={() => onSpot([])}
                    >
                        <button
                            class="log-at"
                            title={w().replay}
                            aria-label={`${w().replay} ${told.at + 1}`}
                            tabIndex={-1}
                            onClick={() => onMoment(told.at + 1)}
                        >
                            {shown[i - 1]?.at === told.at ? '' : told.at + 1}
                        </button>
                        <span>
                            {capital(told.text)} {told.rule && <RuleLink id={told.rule} tabIndex={-1} />}
                        </span>
                    </li>
                ))}
            </ol>
        </div>
    );
});
