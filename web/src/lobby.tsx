/* The lobby: the games, one click to play, and the tables there are. */
import { useEffect, useState } from 'preact/hooks';
import { OpenFile } from './file';
import { LeaveDialog, leaveTitle } from './leave';
import type { GameInfo, Lobby, TableInfo, TableRow } from './messages';
import { keepLinks, prefs, thumb } from './prefs';
import { go } from './route';
import { useRules } from './rules';
import { automaName, enterLobby, leaveLobby, left, tell, useSession } from './session';
import { Facts, Icon, Mark } from './widgets';
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
        spectators: false,
        name: prefs.name,
    });
    if (made) go(`/t/${made.table}`);
}

/** The same game with the same company: whoever was a friend gets a new link. */
export async function playAgain(info: TableInfo) {
    const seats = info.seats.map(s => (s.you ? 'me' : s.automa ? `automa:${s.automa}` : s.bot ? `bot:${s.bot}` : 'friend'));
    const { game, setup, spectators } = info;
    const names = info.seats.map(s => (s.you && s.name) || '');
    const made = await tell('create', { game, ...setup, seats, names, open: false, spectators, name: prefs.name });
    if (!made) return;
    keepLinks(made.table, made.links);
    go(`/t/${made.table}`);
}

function GameCard({ game, onRules }: { game: GameInfo; onRules: () => void }) {
    const [busy, setBusy] = useState(false);
    return (
        <article class="game-card">
            <a class="game-picture" href={`/new/${game.id}`} tabIndex={-1} aria-hidden="true">
                <img src={thumb(game.id)} alt="" />
            </a>
            <div class="game-words">
                <h3>{game.name}</h3>
                <p class="pitch">{game.pitch}</p>
                <Facts game={game} />
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
        if (names.length > 1) return w().shared(names.join(', '));
        return names[0] ? w().won(names[0]) : row.shown ? w().fromFile : w().finished;
    }
    if (row.yours) return w().yourTurn;
    const who = row.turn === undefined ? undefined : row.seats[row.turn];
    return who?.name ? w().turnOf(who.name) : w().running;
}

interface RowProps {
    row: TableRow;
    game?: GameInfo;
    /** If it can be left. */
    onLeave?: (row: TableRow) => void;
}
function Row({ row, game, onLeave }: RowProps) {
    const name = game?.name ?? row.game,
        leave = leaveTitle({ ...row, table: row.id });
    return (
        <li>
            <a class={`table-row ${row.state}${row.yours ? ' yours' : ''}`} href={`/t/${row.id}`}>
                <span class="row-game">
                    {name}
                    {row.shown && <small> {w().fromFile}</small>}
                </span>
                <span class="row-seats">
                    {row.seats.map((seat, i) => (
                        <span key={i} class={seat.you ? 'you' : ''}>
                            <Mark seat={i} mark={String(i + 1)} small />
                            {seat.you ? w().you : seat.name || automaName(row.game, seat.automa) || (seat.bot ? w().bot : seat.free ? w().free : w().guest)}
                        </span>
                    ))}
                </span>
                <span class="row-status">{status(row)}</span>
                <span class="row-when">{ago(row.updated)}</span>
            </a>
            {onLeave && (row.state !== 'finished' || (row.shown && row.owner)) && (
                <button class="icon" title={leave} aria-label={`${leave} (${name})`} onClick={() => onLeave(row)}>
                    <Icon name="close" />
                </button>
            )}
        </li>
    );
}

interface RowsProps {
    title: string;
    rows: TableRow[];
    none: string;
    games: GameInfo[];
    onLeave?: (row: TableRow) => void;
    /** If there are more of them. */
    onMore?: () => void;
}
function Rows({ title, rows, none, games, onLeave, onMore }: RowsProps) {
    const order = (a: TableRow, b: TableRow) =>
        Number(b.yours ?? false) - Number(a.yours ?? false) || b.updated - a.updated;
    return (
        <section class="rows">
            <h2>{title}</h2>
            <ul>
                {[...rows].sort(order).map(row => (
                    <Row key={row.id} row={row} game={games.find(g => g.id === row.game)} onLeave={onLeave} />
                ))}
            </ul>
            {!rows.length && <p class="empty">{none}</p>}
            {onMore && (
                <button class="more" onClick={onMore}>
                    {w().olderTables}
                </button>
            )}
        </section>
    );
}

/** One's finished tables as far back as one has asked for. What is over stays so: a row once told is only ever joined
 * by others, also when the server's list begins with newer ones. Whoever logs in or out begins anew. */
function useFinished(lobby: Lobby | null, who?: number) {
    const [told, setTold] = useState({ who, rows: [] as TableRow[], more: undefined as boolean | undefined });
    const now = told.who === who ? told : { who, rows: [], more: undefined };
    const over = (lobby?.mine ?? []).filter(row => row.state === 'finished');
    const rows = [...new Map([...now.rows, ...over].filter(row => !left.has(row.id)).map(row => [row.id, row])).values()];
    rows.sort((a, b) => b.updated - a.updated || b.id - a.id);
    const older = async () => {
        const last = rows.at(-1);
        const answer = last && (await tell('older', { updated: last.updated, table: last.id }));
        if (answer) setTold({ who, rows: [...rows, ...answer.mine], more: answer.more });
    };
    return { rows, onMore: (now.more ?? lobby?.more) ? () => void older() : undefined };
}

export function LobbyPage() {
    const { welcome, lobby } = useSession();
    const [game, setGame] = useState('');
    const [leaving, setLeaving] = useState<TableRow | null>(null);
    const finished = useFinished(lobby, welcome?.you.id);
    const rules = useRules(game);
    const waiting = lobby?.mine.filter(row => row.yours).length;
    useEffect(() => {
        enterLobby();
        return leaveLobby;
    }, []);
    useEffect(() => {
        document.title = waiting ? `(${waiting}) ${w().yourTurn} – Plateau` : 'Plateau';
    }, [waiting, welcome?.lang]);
    if (!welcome) return <p class="empty">{w().connecting}</p>;
    const { games } = welcome;
    /* Nothing moves once it is drawn. */
    if (!lobby) return <div class="lobby" aria-busy="true" />;
    const current = lobby.mine.filter(row => row.state !== 'finished');
    const own = { title: w().myTables, rows: current, onLeave: setLeaving, none: w().none.mine, games };
    return (
        <div class="lobby">
            {/* Who is in the middle of a game comes for that. */}
            {current.length > 0 && (
                <div class="tables current">
                    <Rows {...own} />
                </div>
            )}
            <section class="games" aria-label={w().games}>
                {games.map(one => (
                    <GameCard key={one.id} game={one} onRules={() => (setGame(one.id), rules.open(''))} />
                ))}
            </section>
            <div class="tables">
                {!current.length && !finished.rows.length && <Rows {...own} />}
                {finished.rows.length > 0 && (
                    <Rows
                        title={w().doneTables}
                        rows={finished.rows}
                        onMore={finished.onMore}
                        onLeave={setLeaving}
                        none=""
                        games={games}
                    />
                )}
                <Rows title={w().openTables} rows={lobby.open} none={w().none.open} games={games} />
                <Rows
                    title={w().watchTables}
                    rows={lobby.watch.filter(row => !row.seats.some(seat => seat.you))}
                    none={w().none.watch}
                    games={games}
                />
                <OpenFile />
            </div>
            {rules.drawer}
            {leaving && <LeaveDialog {...leaving} table={leaving.id} onClose={() => setLeaving(null)} />}
        </div>
    );
}
