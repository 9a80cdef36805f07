/* How it ended: who won with how many points, why the game is over, and the proof that the dice were fair. */
import { useState } from 'preact/hooks';
import type { Result, SceneSeat, TableInfo } from './messages';
import { automaName } from './session';
import { Dialog, Mark, RuleLink } from './widgets';
import { capital, w } from './words';

interface Props {
    info: TableInfo;
    result: Result;
    seats: SceneSeat[];
    onReplay: () => void;
    onAgain: () => Promise<void>;
    onClose: () => void;
}

/** Where the points come from: a line each, a column a seat. */
function Account({ result, seats, order }: { result: Result; seats: SceneSeat[]; order: number[] }) {
    const lines = result.lines ?? [];
    if (!lines.length) return null;
    return (
        <div class="score-account">
            <h3>{w().score}</h3>
            <table class="score-lines">
                <thead>
                    <tr>
                        <th />
                        {order.map(seat => (
                            <th key={seat} scope="col">
                                <Mark seat={seat} mark={seats[seat]?.mark ?? ''} small />
                                <span class="hidden">{capital(seats[seat]?.name ?? '')}</span>
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {lines.map(line => (
                        <tr key={line.label}>
                            <th scope="row">
                                {capital(line.label)} {line.rule && <RuleLink id={line.rule} />}
                            </th>
                            {order.map(seat => (
                                <td key={seat}>{line.points[seat]}</td>
                            ))}
                        </tr>
                    ))}
                    <tr class="total">
                        <th scope="row">{w().total}</th>
                        {order.map(seat => (
                            <td key={seat}>{result.scores[seat]}</td>
                        ))}
                    </tr>
                </tbody>
            </table>
        </div>
    );
}

export function ResultDialog({ info, result, seats, onReplay, onAgain, onClose }: Props) {
    const [busy, setBusy] = useState(false);
    const again = () => onAgain().finally(() => setBusy(false));
    const won = (seat: number) => result.winners.includes(seat);
    const order = seats
        .map((_, i) => i)
        .sort((a, b) => Number(won(b)) - Number(won(a)) || (result.scores[b] ?? 0) - (result.scores[a] ?? 0));
    const names = result.winners.map(seat => capital(seats[seat]?.name ?? ''));
    const title = !names.length
        ? w().draw
        : result.winners.some(seat => seats[seat]?.you) && names.length === 1
          ? w().youWon
          : names.length > 1
            ? w().shared(names.join(', '))
            : w().won(names[0]!);
    return (
        <Dialog title={title} onClose={onClose} wide>
            <p class="ending">
                {capital(result.ending)} {result.rule && <RuleLink id={result.rule} />}
            </p>
            <table class="scores">
                <thead>
                    <tr>
                        <th />
                        <th scope="col">{capital(w().points)}</th>
                    </tr>
                </thead>
                <tbody>
                    {order.map(seat => (
                        <tr key={seat} class={won(seat) ? 'winner' : ''}>
                            <th scope="row">
                                <Mark seat={seat} mark={seats[seat]?.mark ?? ''} /> {capital(seats[seat]?.name ?? '')}
                                <small>
                                    {seats[seat]?.you
                                        ? w().you
                                        : seats[seat]?.player ||
                                          automaName(info.game, seats[seat]?.automa) ||
                                          (seats[seat]?.bot ? w().bot : '')}
                                </small>
                                {won(seat) && <span class="crown">{w().winner}</span>}
                            </th>
                            <td class="points">{result.scores[seat]}</td>
                        </tr>
                    ))}
                </tbody>
            </table>
            <Account result={result} seats={seats} order={order} />
            {(result.seed || info.commitment) && (
                <details class="fair">
                    <summary>{w().fair}</summary>
                    <p>{w().fairHelp}</p>
                    {result.seed && (
                        <p>
                            {w().seed}
                            {w().colon} <code>{result.seed}</code>
                        </p>
                    )}
                    {info.commitment && (
                        <p>
                            {w().commitment}
                            {w().colon} <code>{info.commitment}</code>
                        </p>
                    )}
                    <p>
                        <code>plateau replay --audit</code>
                    </p>
                </details>
            )}
            <div class="buttons">
                {info.you.length > 0 ? (
                    <button class="main" disabled={busy} onClick={() => (setBusy(true), void again())}>
                        {w().again}
                    </button>
                ) : (
                    <a class="button main" href={`/new/${info.game}`}>
                        {w().newTable}
                    </a>
                )}
                <button onClick={onReplay}>{w().replay}</button>
                <a class="button" href={`/t/${info.table}/replay.txt`} download="">
                    {w().download}
                </a>
                <a class="button" href="/">
                    {w().back}
                </a>
            </div>
        </Dialog>
    );
}
