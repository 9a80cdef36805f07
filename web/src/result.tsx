/* How it ended: who won with how many points, why the game is over, and the proof that the dice were fair. */
import type { Result, SceneSeat, TableInfo } from './messages';
import { Dialog, Mark, RuleLink } from './widgets';
import { capital, w } from './words';

interface Props {
    info: TableInfo;
    result: Result;
    seats: SceneSeat[];
    onReplay: () => void;
    onAgain: () => void;
    onClose: () => void;
}

export function ResultDialog({ info, result, seats, onReplay, onAgain, onClose }: Props) {
    const won = (seat: number) => result.winners.includes(seat);
    const order = seats
        .map((_, i) => i)
        .sort((a, b) => Number(won(b)) - Number(won(a)) || (result.scores[b] ?? 0) - (result.scores[a] ?? 0));
    const names = result.winners.map(seat => capital(seats[seat]?.name ?? ''));
    const title = !names.length
        ? w().draw
        : result.winners.some(seat => seats[seat]?.you) && names.length === 1
          ? w().youWon
          : w().won(names.join(', '));
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
                        {seats[0]?.stats.map(([label]) => (
                            <th key={label} scope="col" class="more">
                                {capital(label)}
                            </th>
                        ))}
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
                                        : seats[seat]?.player || (seats[seat]?.bot ? w().bot : '')}
                                </small>
                                {won(seat) && <span class="crown">{w().winner}</span>}
                            </th>
                            <td class="points">{result.scores[seat]}</td>
                            {seats[seat]?.stats.map(([label, value]) => (
                                <td key={label} class="more">
                                    {value}
                                </td>
                            ))}
                        </tr>
                    ))}
                </tbody>
            </table>
            {(result.seed || info.commitment) && (
                <details class="fair">
                    <summary>{w().fair}</summary>
                    <p>{w().fairHelp}</p>
                    {result.seed && (
                        <p>
                            {w().seed}: <code>{result.seed}</code>
                        </p>
                    )}
                    {info.commitment && (
                        <p>
                            {w().commitment}: <code>{info.commitment}</code>
                        </p>
                    )}
                    <p>
                        <code>plateau replay --audit</code>
                    </p>
                </details>
            )}
            <div class="buttons">
                <button class="main" onClick={onAgain}>
                    {w().again}
                </button>
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
