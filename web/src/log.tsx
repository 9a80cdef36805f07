/* The log: what happened, in sentences; the newest at the end and in sight. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { memo } from './memo';
import type { LogLine } from './messages';
import { RuleLink } from './widgets';
import { capital, w } from './words';

interface Props {
    log: LogLine[];
    onSpot: (touches: number[]) => void;
    onMoment: (at: number) => void;
}

export const Log = memo(function Log({ log, onSpot, onMoment }: Props) {
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
    return (
        <div
            ref={ref}
            class="log"
            role="log"
            aria-live="polite"
            aria-relevant="additions"
            aria-label={w().log}
            onScroll={scroll}
            tabIndex={0}
        >
            <ol>
                {shown.map((line, i) => (
                    <li
                        key={`${line.at}-${line.text}`}
                        class={shown[i - 1]?.at === line.at ? 'further' : ''}
                        onMouseEnter={() => line.things && onSpot(line.things)}
                        onMouseLeave={() => onSpot([])}
                    >
                        <button
                            class="log-at"
                            title={w().replay}
                            aria-label={`${w().replay} ${line.at + 1}`}
                            tabIndex={-1}
                            onClick={() => onMoment(line.at + 1)}
                        >
                            {shown[i - 1]?.at === line.at ? '' : line.at + 1}
                        </button>
                        <span>
                            {capital(line.text)} {line.rule && <RuleLink id={line.rule} />}
                        </span>
                    </li>
                ))}
            </ol>
        </div>
    );
});
