/* The table page: everything that matters on one screen. */
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { AboutDialog } from './about';
import type { Zoom } from './board';
import { Frame, Nothing } from './frame';
import { Hands } from './hand';
import { playAgain } from './lobby';
import { Log } from './log';
import { type Popup, PopupMenu } from './menu';
import type { Hint, LogLine, Moment, Move, No, Past, SceneSeat, State, TableInfo } from './messages';
import { Misfit } from './misfit';
import { askNotify, mustAsk, notice } from './notice';
import { givesUp, movesAt, offersOf, printed, textOf, titleOf } from './offers';
import { PileView } from './pile';
import { Players } from './players';
import { prefs } from './prefs';
import { PromptBar } from './prompt';
import { ReplayBar } from './replay';
import { ResultDialog } from './result';
import { retitle } from './route';
import { plain, useRules } from './rules';
import { ask, changed, enterTable, leave, session, tell, useSession } from './session';
import { arrange, Sheets, SideSheets, useRoom, ZoomButtons } from './sheets';
import { Logo, Tools } from './tools';
import { WaitingPanel } from './waiting';
import { Icon, useSeatColours } from './widgets';
import { capital, w } from './words';

type Tab = 'players' | 'log' | 'moves';

/** From so many moves on one looks for a move by its words. */
const MANY_MOVES = 20;

function MoveList({
    moves,
    onMove,
    onSpot,
}: {
    moves: Move[];
    onMove: (move: Move) => void;
    onSpot: (touches: number[]) => void;
}) {
    const [wish, setWish] = useState('');
    if (!moves.length) return <p class="empty">{w().noMoves}</p>;
    const words = moves.length > MANY_MOVES ? plain(wish).split(/\s+/).filter(Boolean) : [];
    const shown = moves.filter(move => words.every(word => plain(`${move.t} ${move.m}`).includes(word)));
    return (
        <>
            {moves.length > MANY_MOVES && (
                <input
                    type="search"
                    placeholder={w().findMove}
                    aria-label={w().findMove}
                    value={wish}
                    onInput={e => setWish(e.currentTarget.value)}
                />
            )}
            <ul class="moves" aria-label={w().allMoves} onMouseLeave={() => onSpot([])}>
                {shown.map(move => (
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
        </>
    );
}

/** On the cover: so many lines of the log at least, and at most. */
const FEW_LINES = 4,
    MOST_LINES = 8;
/** What came of the last decision at this device: the cover falls before whoever made it could read that. */
function lastNews(log: LogLine[], own: number[]): LogLine[] {
    const last = log.findLast(line => line.seat !== undefined && own.includes(line.seat))?.at ?? 0;
    const news = log.filter(line => line.at >= last);
    return news.length < FEW_LINES ? log.slice(-FEW_LINES) : news.slice(-MOST_LINES);
}

interface PassProps {
    who: string;
    /** For everybody's eyes. */
    news: LogLine[];
    onReady: () => void;
}
/** Where something is hidden and people share a device, the table is covered until the right one looks. */
function PassScreen({ who, news, onReady }: PassProps) {
    return (
        <div class="pass" role="dialog" aria-modal="true" aria-label={w().pass(who)}>
            <Logo />
            <h1>{w().pass(who)}</h1>
            <p>{w().passHelp}</p>
            {news.length > 0 && (
                <section class="just">
                    <h2>{w().justNow}</h2>
                    <ol>
                        {news.map(line => (
                            <li key={`${line.at}-${line.text}`}>{capital(line.text)}</li>
                        ))}
                    </ol>
                </section>
            )}
            <button class="main" autoFocus onClick={onReady}>
                {w().passReady(who)}
            </button>
        </div>
    );
}

/** Of several people at one device the one at this seat: by name, or by what the seat is if all have the same. */
function ownName(seats: SceneSeat[], seat: number): string {
    const { player, name } = seats[seat]!;
    const same = seats.filter(s => s.you && s.player === player).length > 1;
    return player && !same ? player : capital(name);
}

const WIDE = '(min-width: 56.01rem)';
/** Is there room beside the board? Then the players are always in sight and no tab. */
function useWide(): boolean {
    const [wide, setWide] = useState(() => matchMedia(WIDE).matches);
    useEffect(() => {
        const query = matchMedia(WIDE),
            listener = () => setWide(query.matches);
        query.addEventListener('change', listener);
        return () => query.removeEventListener('change', listener);
    }, []);
    return wide;
}

/** Of the height beside the board, for the log with its tabs. */
const LOG_ROOM = 165;

const panelOf = (tab: Tab) => ({ role: 'tabpanel', id: `panel-${tab}`, 'aria-labelledby': `tab-${tab}` }) as const;

function Tabs({ tabs, tab, onTab }: { tabs: [Tab, string][]; tab: Tab; onTab: (tab: Tab) => void }) {
    const walk = (event: KeyboardEvent) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        event.preventDefault();
        const [next] = tabs[(tabs.findIndex(([key]) => key === tab) + step + tabs.length) % tabs.length]!;
        onTab(next);
        document.getElementById(`tab-${next}`)?.focus();
    };
    return (
        <div class="tabs" role="tablist" onKeyDown={walk}>
            {tabs.map(([key, name]) => (
                <button
                    key={key}
                    id={`tab-${key}`}
                    role="tab"
                    class={`tab-of-${key}`}
                    aria-selected={tab === key}
                    aria-controls={`panel-${key}`}
                    tabIndex={tab === key ? 0 : -1}
                    onClick={() => onTab(key)}
                >
                    {name}
                </button>
            ))}
        </div>
    );
}

/** Any earlier moment. The address names it (/t/TABLE?at=MOMENT), so that it can be sent to somebody. */
function useReplay(table: number, length: number, address: number | null) {
    const [at, setAt] = useState<number | null>(null);
    const [past, setPast] = useState<Past | null>(null);
    const wanted = useRef<number | null>(null),
        asking = useRef(false);
    const { welcome, up } = useSession();
    const show = useCallback(
        (to: number | null) => {
            const moment = to === null ? null : Math.max(0, Math.min(to, length));
            wanted.current = moment;
            setAt(moment);
            if (moment === null) return setPast(null);
            void follow();
        },
        [table, length],
    );
    /* A slider asks for more moments than can be told: one question at a time, then for the newest that is wanted. */
    const follow = async () => {
        if (asking.current) return;
        asking.current = true;
        for (let known = -1; wanted.current !== null && wanted.current !== known; ) {
            const answer = await tell('past', { table, at: wanted.current });
            if (!answer) break;
            known = answer.at;
            if (wanted.current !== null) setPast(answer);
        }
        asking.current = false;
    };
    useEffect(() => () => void (wanted.current = null), []);
    useEffect(() => show(address), [address]);
    useEffect(() => {
        if (at !== null && up) show(at);
    }, [welcome?.lang, up]);
    useEffect(() => {
        /* Not at every step of a slider that is being drawn. */
        const timer = setTimeout(() => retitle(at === null ? `/t/${table}` : `/t/${table}?at=${at}`), 250);
        return () => clearTimeout(timer);
    }, [at]);
    return { at, past: at === null ? null : past, show };
}

/** What is to be known of the whole table: which round it is. */
function Common({ moment }: { moment: Moment }) {
    return (
        <p class="common">
            {(moment.stats ?? []).map(([label, value]) => (
                <span key={label}>
                    {capital(label)} <b>{value}</b>
                </span>
            ))}
        </p>
    );
}

function TableTop({
    info,
    common,
    begun,
    replaying,
    zoom,
    onRules,
    onReplay,
    seat,
}: {
    info: TableInfo;
    /** Nobody is missing any more. */
    begun: boolean;
    /** If it has its place here. */
    common: ComponentChildren;
    replaying: boolean;
    /** The buttons that zoom, if they have their place here. */
    zoom: ComponentChildren;
    onRules: () => void;
    onReplay: () => void;
    /** From where the table is seen: whose knowledge a save holds. */
    seat: number | null;
}) {
    const [bell, setBell] = useState(mustAsk());
    const [about, setAbout] = useState(false);
    const game = session.welcome?.games.find(g => g.id === info.game);
    const save = `/t/${info.table}/save${seat == null ? '' : `?seat=${seat}`}`;
    return (
        <header class="table-top">
            <a class="brand" href="/" aria-label={w().back} title={w().back}>
                <Logo />
            </a>
            <div class="table-name">
                <h1>{game?.name ?? info.game}</h1>
                {common}
            </div>
            <div class="tools">
                {zoom}
                {bell && info.you.length > 0 && (
                    <button
                        class="icon wide-only"
                        aria-label={w().notify}
                        title={w().notify}
                        onClick={() => void askNotify().then(() => setBell(mustAsk()))}
                    >
                        <Icon name="bell" />
                    </button>
                )}
                <button
                    class="quiet"
                    title={w().replay}
                    aria-pressed={replaying}
                    disabled={!begun}
                    onClick={onReplay}
                >
                    <Icon name="replay" /> <span class="wide-only">{w().replay}</span>
                </button>
                <a class="button quiet wide-only" href={save} download="" aria-label={w().save} title={w().save}>
                    <Icon name="save" />
                </a>
                <button class="quiet" title={w().rules} onClick={onRules}>
                    <Icon name="book" /> <span class="wide-only">{w().rules}</span>
                </button>
                <button class="icon" aria-label={w().about} title={w().about} onClick={() => setAbout(true)}>
                    <Icon name="info" />
                </button>
            </div>
            <Tools save={save} />
            {about && <AboutDialog info={info} onClose={() => setAbout(false)} />}
        </header>
    );
}

function Table({ info, state, at }: { info: TableInfo; state: State; at: number | null }) {
    const { log, welcome, up } = useSession();
    const wide = useWide();
    const table = info.table;
    const [popup, setPopup] = useState<Popup | null>(null);
    const [spots, setSpots] = useState<number[]>([]);
    const [hint, setHint] = useState<Hint | 'asking' | null>(null);
    const [sure, setSure] = useState<Move | null>(null);
    /* The end of a game is news for whoever sees the present; shown at any moment to whoever asks for it. */
    const [result, setResult] = useState<'news' | 'asked' | 'closed'>(at === null || !state.result ? 'news' : 'closed');
    const [tab, setTab] = useState<Tab>('players');
    const [busy, setBusy] = useState(-1); /* the state's number that has been answered */
    const [changing, setChanging] = useState(''); /* the question that is to be answered anew */
    const [moved, setMoved] = useState(Infinity);
    const [pile, setPile] = useState<number | null>(null);
    const [zoom, setZoom] = useState<Zoom | null>(null);
    const [middle, room] = useRoom<HTMLDivElement>();
    const [side, sideRoom] = useRoom<HTMLElement>();
    const asking = useRef('');
    const replay = useReplay(table, state.length, at);
    /* The result is a modal dialog: the rules would lie behind it. */
    const rules = useRules(info.game, () => state.result && setResult('closed'));
    const game = welcome?.games.find(g => g.id === info.game);

    /* Who sits where is told of the present only. */
    const then = replay.past && {
        ...replay.past,
        seats: replay.past.seats.map((was, i) => ({ ...state.seats[i], ...was })),
    };
    const moment: Moment = then ?? state;
    useSeatColours(moment.powers ? [...moment.seats, ...moment.powers] : moment.seats);
    const pieces = useMemo(() => printed(moment.pieces, info.faces), [moment.pieces, info.faces]);
    const live = replay.at === null;
    const actor = typeof state.actor === 'number' ? state.actor : -1;
    /* Whoever has answered may answer anew as long as others who decide at the same time have not: by wish. */
    const anew = !!state.answered?.includes(state.views ?? -1);
    const question = state.asked ? `asked ${state.length - (state.answered?.length ?? 0)}` : `${state.n}`;
    const yours = state.moves.length > 0 && (anew ? changing === question : info.you.includes(actor));
    const seat = yours && !anew ? actor : (state.views ?? info.you[0] ?? -1);
    const over = state.actor === 'over';
    const ended = result === 'asked' || (result === 'news' && live) ? state.result : undefined;
    /* Without a connection nothing can be played. */
    const moves = live && up && yours && busy !== state.n ? state.moves : [];
    const offers = useMemo(() => offersOf(moves), [moves.length ? state.moves : null, live, up]);

    /* Before anything of the new state can be clicked: a later clean-up would take away what that click opens. */
    useLayoutEffect(() => {
        setPopup(null);
        setHint(null);
        setSure(null);
        setSpots([]);
    }, [question]); /* not whenever somebody else has answered it */
    useEffect(
        () => notice(yours, game?.name ?? '', `${table}-${question}`, state.prompt),
        [yours, state.n, welcome?.lang],
    );
    const isPile = (what: number) => info.zones.some(z => z.id === what && z.shape === 'pile');
    const mustBeSure = (move: Move) =>
        prefs.confirm === 'always' || (prefs.confirm === 'final' && givesUp(move, moves));
    /** `sure`: chosen among others or confirmed. */
    const play = async (move: Move, sure: boolean) => {
        setPopup(null);
        setSure(null);
        if (!sure && mustBeSure(move)) return setSure(move);
        setBusy(state.n);
        setMoved(log.at(-1)?.at ?? -1);
        setPile(null);
        const made = await tell('play', { table, n: state.n, seat, move: move.m });
        if (!made || anew) setBusy(-1); /* an answer that replaces another has no number of its own */
        if (made) setChanging('');
    };
    const answerAnew = (which: number) => {
        if (state.views !== which) void tell('look', { table, seat: which });
        setChanging(question);
    };
    /** From a menu or a list: read before it was chosen, so asked about only by wish. */
    const choose = (move: Move) =>
        popup && prefs.confirm === 'always' && !popup.sure
            ? setPopup({ ...popup, moves: [move], sure: true })
            : void play(move, prefs.confirm !== 'always' || !!popup?.sure);
    const touch = async (what: number, x: number, y: number, finger?: boolean) => {
        if (isPile(what) && pieces.some(p => p.zone === what)) return setPile(what);
        const [first, ...others] = movesAt(offers, what, pieces);
        const about = { x, y, title: titleOf(what, info, pieces), text: textOf(what, info, pieces) };
        const asked = first && mustBeSure(first);
        /* A finger has no hover: what has a text is read before it is played. */
        if (first && !others.length && !asked && !(finger && about.text)) return play(first, true);
        if (first) {
            /* The same place once more: that is an answer, too. */
            const again = asking.current === `${state.n} ${what}`;
            asking.current = again ? '' : `${state.n} ${what}`;
            if (!others.length && again) return play(first, true);
            if (!others.length) setSpots(first.x);
            return setPopup({ ...about, moves: [first, ...others], sure: !others.length });
        }
        if (!live || !up || seat < 0 || over) return setPopup(about);
        setPopup({ ...about, why: 'asking' });
        try {
            const { list } = await ask('why', { table, seat, touch: what });
            setPopup({ ...about, why: list });
        } catch (no) {
            setPopup({ ...about, why: [{ text: (no as No).text, rule: (no as No).rule }] });
        }
    };
    const askHint = async () => {
        setHint('asking');
        const answer = await tell('hint', { table, n: state.n, seat });
        setHint(answer);
        setSpots(state.moves.find(m => m.m === answer?.move)?.x ?? []);
    };
    /* A replay knows what was told up to its moment. */
    const shownAt = replay.past?.at ?? null;
    const told = useMemo(() => (shownAt === null ? log : log.filter(line => line.at < shownAt)), [log, shownAt]);
    const closePopup = useCallback(() => (setPopup(null), setSpots([])), []);
    const goTo = useCallback((at: number) => replay.show(at), [replay.show]);

    /* Players and log keep their room; what is left between them may hold sheets. */
    const players = side.current?.querySelector('.players')?.scrollHeight ?? 0;
    const free = { w: sideRoom.w, h: sideRoom.h - players - LOG_ROOM };
    const arrangement = useMemo(
        () => (wide ? arrange(info.sheets, room, free) : { tiles: [], side: [] }),
        [wide, info, room, free.w, free.h],
    );

    /* Several seats at this device: nothing of a hand is sent before the right one says so. */
    const missing = state.asked?.find(
        one => !state.answered?.includes(one) && info.you.includes(one) && !state.seats[one]?.bot,
    );
    const next = state.asked ? (missing ?? -1) : actor;
    const looks = state.views === next || (anew && changing === question);
    if (info.hidden && info.you.length > 1 && info.you.includes(next) && !looks && !state.seats[next]?.bot)
        return (
            <PassScreen
                who={ownName(state.seats, next)}
                news={state.views == null ? lastNews(log, info.you) : [] /* a spectator's log: nothing hidden */}
                onReady={() => void tell('look', { table, seat: next })}
            />
        );

    const shared = {
        info,
        pieces,
        offers,
        spots,
        onTouch: (t: number, x: number, y: number, finger?: boolean) => void touch(t, x, y, finger),
    };
    const begun = !state.seats.some(s => s.free),
        common = begun && <Common moment={moment} />;
    const tabs: [Tab, string][] = [
        ['players', w().playersTab],
        ['log', w().log],
        ['moves', `${w().allMoves}${moves.length ? ` (${moves.length})` : ''}`],
    ];
    return (
        <div class="table-page" data-n={state.n}>
            <TableTop
                info={info}
                common={wide && common}
                begun={begun}
                replaying={!live}
                zoom={wide && <ZoomButtons of={zoom} />}
                onRules={() => rules.open('')}
                onReplay={() => replay.show(live ? state.length : null)}
                seat={state.views ?? null}
            />
            <PromptBar
                info={info}
                state={state}
                moment={moment}
                replaying={!live}
                up={up}
                moves={moves}
                bare={offers.bare}
                room={wide ? 6 : 3}
                hint={live ? hint : null}
                sure={sure}
                seat={seat}
                answered={live && up ? (state.answered ?? []).filter(one => info.you.includes(one)) : []}
                onAnew={answerAnew}
                onMove={(move, certain) => void play(move, certain)}
                onMore={(more, x, y) => setPopup({ x, y, title: state.prompt, moves: more })}
                onCancel={() => setSure(null)}
                onHint={() => void askHint()}
                onUndo={() => void tell('undo', { table, n: state.n, seat: state.undoSeat ?? seat })}
                onResult={() => setResult('asked')}
            />
            <main class="table-middle">
                {live && <WaitingPanel info={info} state={state} />}
                <div class="board-place" ref={middle}>
                    <Sheets
                        {...shared}
                        {...{ wide, arrangement }}
                        onZoom={setZoom}
                        bar={
                            !wide && (
                                <>
                                    {common}
                                    <ZoomButtons of={zoom} />
                                </>
                            )
                        }
                    />
                </div>
                {!live && (
                    <ReplayBar
                        table={table}
                        at={replay.at!}
                        length={state.length}
                        over={over || !!info.shown}
                        covered={!!ended}
                        onAt={replay.show}
                        onNow={() => replay.show(null)}
                    />
                )}
                <Hands {...shared} viewer={state.views ?? null} onOpen={setPile} />
            </main>
            <aside class={`side tab-${tab}`} ref={side}>
                <Tabs tabs={wide ? tabs.slice(1) : tabs} tab={wide && tab === 'players' ? 'log' : tab} onTab={setTab} />
                <Players
                    info={info}
                    moment={moment}
                    over={over}
                    onRole={(role, x, y) => setPopup({ x, y, title: role.name, text: capital(role.help) })}
                    panel={wide ? {} : panelOf('players')}
                />
                {wide && <SideSheets {...shared} {...{ wide, arrangement }} onZoom={setZoom} />}
                <div class="side-log" {...panelOf('log')}>
                    <Log log={told} moved={moved} onSpot={setSpots} onMoment={goTo} />
                </div>
                <div class="side-moves" {...panelOf('moves')}>
                    <MoveList moves={moves} onMove={move => void play(move, prefs.confirm !== 'always')} onSpot={setSpots} />
                </div>
            </aside>
            {pile !== null && (
                <PileView
                    {...shared}
                    key={pile}
                    zone={info.zones.find(z => z.id === pile)!}
                    onMove={move => void play(move, prefs.confirm !== 'always')}
                    onClose={() => setPile(null)}
                />
            )}
            {popup && (
                <PopupMenu
                    popup={popup}
                    onMove={choose}
                    onSpot={setSpots}
                    onAway={closePopup}
                    onClose={() => ((asking.current = ''), closePopup())}
                />
            )}
            {rules.drawer}
            {ended && (
                <ResultDialog
                    info={info}
                    result={ended}
                    seats={state.seats}
                    onClose={() => setResult('closed')}
                    onReplay={() => (setResult('closed'), replay.show(0))}
                    onAgain={() => playAgain(info)}
                />
            )}
        </div>
    );
}

export function TablePage({ table, at }: { table: number; at: number | null }) {
    const { info, state, welcome, misfit, missing } = useSession();
    useEffect(() => {
        enterTable(table);
        changed();
        return () => leave(table);
    }, [table]);
    if (misfit?.table === table) return <Misfit table={table} no={misfit} />;
    if (missing?.table === table)
        return (
            <Frame>
                <Nothing text={missing.text} />
            </Frame>
        );
    if (!info || !state || info.table !== table || !welcome)
        return (
            <div class="pass">
                <a href="/" aria-label={w().back}>
                    <Logo />
                </a>
                <p>{w().connecting}</p>
            </div>
        );
    return <Table info={info} state={state} at={at} />;
}
