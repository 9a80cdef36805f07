/* The lobby: the games, one click to play, and the tables there are. */
import { useEffect, useState } from 'preact/hooks';
import type { GameInfo, TableRow } from './messages';
import { prefs } from './prefs';
import { go } from './route';
import { RulesDrawer } from './rules';
import { enterLobby, tell, useSession } from './session';
import { Icon, Mark } from './widgets';
import { ago, w } from './words';

/** A small company: enough opponents for the game to come alive. */
export async function playNow(game: GameInfo) {
    const [least, most] = game.players;
    const players = Math.max(least, Math.min(3, most));
    const bot = (game.bots.find(b => b.spec === 'greedy') ?? game.bots[0])?.spec ?? 'random';
    const seats = Array.from({ length: players }, (_, i) => (i ? `bot:${bot}` : 'me'));
    const options = Object.fromEntries(game.options.map(o => [o.key, o.standard]));
    const roles = seats.map(() => 'any');
    const made = await tell('create', {
        game: game.id,
        options,
        roles,
        seats,
        open: false,
        spectators: true,
        name: prefs.name,
    });
    if (made) go(`/t/${made.table}`);
}

function GameCard({ game, onRules }: { game: GameInfo; onRules: () => void }) {
    const [busy, setBusy] = useState(false);
    return (
        <article class="game-card">
            <a class="game-picture" href={`/new/${game.id}`} tabIndex={-1} aria-hidden="true">
                <img src={`/thumb/${game.id}.svg`} alt="" />
            </a>
            <div class="game-words">
                <h3>{game.name}</h3>
                <p class="pitch">{game.pitch}</p>
                <p class="facts">
                    <Icon name="person" /> {w().players(...game.players)}
                </p>
                <div class="buttons">
                    <button
                        class="main"
                        disabled={busy}
                        onClick={() => (setBusy(true), void playNow(game).finally(() => setBusy(false)))}
                    >
                        {w().playNow}
                    </button>
                    <a class="button" href={`/new/${game.id}`}>
                        {w().newTable}
                    </a>
                    <button class="quiet" onClick={onRules}>
                        <Icon name="book" /> {w().rules}
                    </button>
                </div>
            </div>
        </article>
    );
}

function status(row: TableRow): string {
    if (row.state === 'waiting') return w().waiting;
    if (row.state === 'finished') {
        const winners = row.result?.winners ?? [];
        if (winners.some(seat => row.seats[seat]?.you)) return w().youWon;
        const names = winners.map(seat => row.seats[seat]?.name || w().seat(seat + 1));
        return winners.length ? w().won(names.join(', ')) : w().finished;
    }
    if (row.yours) return w().yourTurn;
    const who = row.turn === undefined ? undefined : row.seats[row.turn];
    return who?.name ? w().turnOf(who.name) : w().running;
}

function Row({ row, game }: { row: TableRow; game?: GameInfo }) {
    return (
        <li>
            <a class={`table-row ${row.state}${row.yours ? ' yours' : ''}`} href={`/t/${row.id}`}>
                <span class="row-game">{game?.name ?? row.game}</span>
                <span class="row-seats">
                    {row.seats.map((seat, i) => (
                        <span key={i} class={seat.you ? 'you' : ''}>
                            <Mark seat={i} mark={String(i + 1)} small />
                            {seat.you ? w().you : seat.name || (seat.bot ? w().bot : seat.free ? w().free : w().guest)}
                        </span>
                    ))}
                </span>
                <span class="row-status">{status(row)}</span>
                <span class="row-when">{ago(row.updated)}</span>
            </a>
        </li>
    );
}

function Rows({ title, rows, none, games }: { title: string; rows: TableRow[]; none: string; games: GameInfo[] }) {
    const sorted = [...rows].sort(
        (a, b) => Number(b.yours ?? false) - Number(a.yours ?? false) || b.updated - a.updated,
    );
    return (
        <section class="rows">
            <h2>{title}</h2>
            {rows.length ? (
                <ul>
                    {sorted.map(row => (
                        <Row key={row.id} row={row} game={games.find(g => g.id === row.game)} />
                    ))}
                </ul>
            ) : (
                <p class="empty">{none}</p>
            )}
        </section>
    );
}

export function LobbyPage() {
    const { welcome, lobby } = useSession();
    const [rules, setRules] = useState('');
    useEffect(enterLobby, []);
    if (!welcome) return <p class="empty">{w().connecting}</p>;
    const { games } = welcome;
    return (
        <div class="lobby">
            <section class="games" aria-label={w().games}>
                {games.map(game => (
                    <GameCard key={game.id} game={game} onRules={() => setRules(game.id)} />
                ))}
            </section>
            <div class="tables">
                <Rows title={w().myTables} rows={lobby?.mine ?? []} none={w().none.mine} games={games} />
                <Rows title={w().openTables} rows={lobby?.open ?? []} none={w().none.open} games={games} />
                <Rows title={w().watchTables} rows={lobby?.watch ?? []} none={w().none.watch} games={games} />
            </div>
            {rules && <RulesDrawer game={rules} at="" onClose={() => setRules('')} />}
        </div>
    );
}
