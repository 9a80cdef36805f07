/* The table page: everything that matters on one screen. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Board } from './board';
import { Hands } from './hand';
import { playNow } from './lobby';
import { Log } from './log';
import { type Popup, PopupMenu } from './menu';
import type { Hint, Moment, Move, No, Past, State, TableInfo } from './messages';
import { askNotify, mustAsk, notice } from './notice';
import { movesAt, offersOf, titleOf } from './offers';
import { Players } from './players';
import { PromptBar } from './prompt';
import { ReplayBar } from './replay';
import { ResultDialog } from './result';
import { RulesDrawer } from './rules';
import { ask, changed, enterTable, leave, session, tell, useSession } from './session';
import { Logo, Tools } from './tools';
import { Icon, onRule } from './widgets';
import { capital, w } from './words';

type Tab = 'players' | 'log' | 'moves';

function MoveList({
    moves,
    onMove,
    onSpot,
}: {
    moves: Move[];
    onMove: (move: Move) => void;
    onSpot: (touches: number[]) => void;
}) {
    if (!moves.length) return <p class="empty">{w().noMoves}</p>;
    return (
        <ul class="moves" aria-label={w().allMoves} onMouseLeave={() => onSpot([])}>
            {moves.map(move => (
                <li key={move.m}>
                    <button
                        class="menu-move"
                        onClick={() => onMove(move)}
                        onMouseEnter={() => onSpot(move.x)}
                        onFocus={() => onSpot(move.x)}
                        onBlur={() => onSpot([])}
                    >
                        {capital(move.t)} <code>{move.m}</code>
                    </button>
                </li>
            ))}
        </ul>
    );
}

/** Where something is hidden and people share a device, the table is covered until the right one looks. */
function PassScreen({ who, onReady }: { who: string; onReady: () => void }) {
    return (
        <div class="pass" role="dialog" aria-label={w().pass(who)}>
            <Logo />
            <h1>{w().pass(who)}</h1>
            <p>{w().passHelp}</p>
            <button class="main" autoFocus onClick={onReady}>
                {w().passReady(who)}
            </button>
        </div>
    );
}

function useReplay(table: number, length: number) {
    const [at, setAt] = useState<number | null>(null);
    const [past, setPast] = useState<Past | null>(null);
    const wanted = useRef<number | null>(null);
    const { welcome } = useSession();
    const show = useCallback(
        (to: number | null) => {
            const moment = to === null ? null : Math.max(0, Math.min(to, length));
            wanted.current = moment;
            setAt(moment);
            if (moment === null) return setPast(null);
            void tell('past', { table, at: moment }).then(
                answer => answer && wanted.current === answer.at && setPast(answer),
            );
        },
        [table, length],
    );
    useEffect(() => {
        if (at !== null) show(at);
    }, [welcome?.lang]);
    return { at, past: at === null ? null : past, show };
}

function TableTop({
    info,
    moment,
    onRules,
    onReplay,
}: {
    info: TableInfo;
    moment: Moment;
    onRules: () => void;
    onReplay: () => void;
}) {
    const [bell, setBell] = useState(mustAsk());
    const game = session.welcome?.games.find(g => g.id === info.game);
    return (
        <header class="table-top">
            <a class="brand" href="/" aria-label={w().back} title={w().back}>
                <Logo />
            </a>
            <h1>{game?.name ?? info.game}</h1>
            <p class="common" title={info.options.join(', ')}>
                {(moment.stats ?? []).map(([label, value]) => (
                    <span key={label}>
                        {capital(label)} <b>{value}</b>
                    </span>
                ))}
            </p>
            <div class="tools">
                {bell && info.you.length > 0 && (
                    <button
                        class="icon"
                        aria-label={w().notify}
                        title={w().notify}
                        onClick={() => void askNotify().then(() => setBell(mustAsk()))}
                    >
                        <Icon name="bell" />
                    </button>
                )}
                <button class="quiet" title={w().replay} onClick={onReplay}>
                    <Icon name="replay" /> <span class="wide-only">{w().replay}</span>
                </button>
                <button class="quiet" title={w().rules} onClick={onRules}>
                    <Icon name="book" /> <span class="wide-only">{w().rules}</span>
                </button>
            </div>
            <Tools />
        </header>
    );
}

function Table({ info, state }: { info: TableInfo; state: State }) {
    const { log, welcome } = useSession();
    const table = info.table;
    const [popup, setPopup] = useState<Popup | null>(null);
    const [spots, setSpots] = useState<number[]>([]);
    const [hint, setHint] = useState<Hint | 'asking' | null>(null);
    const [sure, setSure] = useState<Move | null>(null);
    const [rule, setRule] = useState<string | null>(null);
    const [result, setResult] = useState(true);
    const [tab, setTab] = useState<Tab>('players');
    const [busy, setBusy] = useState(-1); /* the state's number that has been answered */
    const [seen, setSeen] = useState<number | null>(null);
    const replay = useReplay(table, state.length);
    const game = welcome?.games.find(g => g.id === info.game);

    /* Who sits where is told of the present only. */
    const then = replay.past && {
        ...replay.past,
        seats: replay.past.seats.map((was, i) => ({ ...state.seats[i], ...was })),
    };
    const moment: Moment = then ?? state;
    const live = replay.at === null;
    const actor = typeof state.actor === 'number' ? state.actor : -1;
    const yours = state.moves.length > 0 && info.you.includes(actor);
    const seat = yours ? actor : (state.views ?? info.you[0] ?? -1);
    const moves = live && yours && busy !== state.n ? state.moves : [];
    const offers = useMemo(() => offersOf(moves), [moves.length ? state.moves : null, live]);

    useEffect(() => {
        setPopup(null);
        setHint(null);
        setSure(null);
        setSpots([]);
    }, [state.n]);
    useEffect(
        () => notice(yours, game?.name ?? '', `${table}-${state.n}`, state.prompt),
        [yours, state.n, welcome?.lang],
    );
    /* The result is a modal dialog: the rules would lie behind it. */
    const openRule = (id: string) => {
        if (state.result) setResult(false);
        setRule(id);
    };
    useEffect(() => onRule(openRule), [rule === null, !!state.result]);

    const play = async (move: Move) => {
        if (move.final && sure !== move) return setSure(move);
        setPopup(null);
        setBusy(state.n);
        if (!(await tell('play', { table, n: state.n, seat, move: move.m }))) setBusy(-1);
    };
    const touch = async (what: number, x: number, y: number) => {
        const [first, ...others] = movesAt(offers, what, moment.pieces);
        const title = titleOf(what, info, moment.pieces);
        if (first && !others.length) return play(first);
        if (first) return setPopup({ x, y, title, moves: [first, ...others] });
        if (!live || seat < 0 || state.actor === 'over') return setPopup({ x, y, title });
        setPopup({ x, y, title, why: 'asking' });
        try {
            const { list } = await ask('why', { table, seat, touch: what });
            setPopup({ x, y, title, why: list });
        } catch (no) {
            setPopup({ x, y, title, why: [{ text: (no as No).text, rule: (no as No).rule }] });
        }
    };
    const askHint = async () => {
        setHint('asking');
        const answer = await tell('hint', { table, n: state.n, seat });
        setHint(answer);
        setSpots(state.moves.find(m => m.m === answer?.move)?.x ?? []);
    };
    const closePopup = useCallback(() => (setPopup(null), setSpots([])), []);
    const goTo = useCallback((at: number) => replay.show(at), [replay.show]);

    const covered =
        live &&
        !!game?.hidden &&
        info.you.length > 1 &&
        state.views != null &&
        state.actor !== 'over' &&
        state.views !== seen;
    if (covered)
        return (
            <PassScreen who={capital(state.seats[state.views!]?.name ?? '')} onReady={() => setSeen(state.views!)} />
        );

    const shared = {
        info,
        pieces: moment.pieces,
        offers,
        spots,
        onTouch: (t: number, x: number, y: number) => void touch(t, x, y),
    };
    const tabs: [Tab, string][] = [
        ['players', w().playersTab],
        ['log', w().log],
        ['moves', `${w().allMoves}${moves.length ? ` (${moves.length})` : ''}`],
    ];
    return (
        <div class="table-page">
            <TableTop
                info={info}
                moment={moment}
                onRules={() => setRule('')}
                onReplay={() => replay.show(live ? state.length : null)}
            />
            <PromptBar
                info={info}
                state={state}
                moment={moment}
                replaying={!live}
                moves={moves}
                bare={offers.bare}
                hint={live ? hint : null}
                sure={sure}
                seat={seat}
                onMove={move => void play(move)}
                onCancel={() => setSure(null)}
                onHint={() => void askHint()}
                onUndo={() => void tell('undo', { table, n: state.n, seat: state.undoSeat ?? seat })}
                onResult={() => setResult(true)}
            />
            <main class="table-middle">
                <Board {...shared} />
                {!live && (
                    <ReplayBar
                        at={replay.at!}
                        length={state.length}
                        onAt={replay.show}
                        onNow={() => replay.show(null)}
                    />
                )}
                <Hands {...shared} viewer={state.views ?? null} />
            </main>
            <aside class={`side tab-${tab}`}>
                <div class="tabs" role="tablist">
                    {tabs.map(([key, name]) => (
                        <button
                            key={key}
                            role="tab"
                            class={`tab-of-${key}`}
                            aria-selected={tab === key}
                            onClick={() => setTab(key)}
                        >
                            {name}
                        </button>
                    ))}
                </div>
                <Players info={info} moment={moment} />
                <div class="side-log">
                    <Log log={replay.past?.log ?? log} onSpot={setSpots} onMoment={goTo} />
                </div>
                <div class="side-moves">
                    <MoveList moves={moves} onMove={move => void play(move)} onSpot={setSpots} />
                </div>
            </aside>
            {popup && (
                <PopupMenu popup={popup} onMove={move => void play(move)} onSpot={setSpots} onClose={closePopup} />
            )}
            {rule !== null && <RulesDrawer game={info.game} at={rule} onClose={() => setRule(null)} />}
            {state.result && result && live && (
                <ResultDialog
                    info={info}
                    result={state.result}
                    seats={state.seats}
                    onClose={() => setResult(false)}
                    onReplay={() => (setResult(false), replay.show(0))}
                    onAgain={() => game && void playNow(game)}
                />
            )}
        </div>
    );
}

export function TablePage({ table }: { table: number }) {
    const { info, state, welcome } = useSession();
    useEffect(() => {
        enterTable(table);
        changed();
        return () => leave(table);
    }, [table]);
    if (!info || !state || info.table !== table || !welcome)
        return (
            <div class="pass">
                <a href="/" aria-label={w().back}>
                    <Logo />
                </a>
                <p>{session.toast || w().connecting}</p>
            </div>
        );
    return <Table info={info} state={state} />;
}
