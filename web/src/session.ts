/* The connection: one socket, questions with answers, what the server told last. Reconnects by itself and asks for what
 * was missed. Components listen through useSession. */
import { useLayoutEffect, useReducer } from 'preact/hooks';
import { changedTo } from './change';
import type {
    Ask,
    Asks,
    Change,
    FromServer,
    Lang,
    Lobby,
    LogLine,
    No,
    State,
    Still,
    TableInfo,
    TableRow,
    ToldTable,
    Welcome,
} from './messages';
import { prefs, setLang } from './prefs';
import { knownStill, stillOf } from './still';
import { w } from './words';

interface Waiting {
    done: (answer: FromServer) => void;
    failed: (no: No) => void;
}

export const session = {
    up: false,
    /** There was a connection once: silence is news. */
    lost: false,
    welcome: null as Welcome | null,
    lobby: null as Lobby | null,
    info: null as TableInfo | null,
    state: null as State | null,
    log: [] as LogLine[],
    /** The table one looks at, if its moves do not fit the rules of today. */
    misfit: null as No | null,
    /** The table one looks for, if it is not there or not for one's eyes. */
    missing: null as { table: number; text: string } | null,
    /** Spectators at the table. */
    watching: 0,
    toast: '' as string,
};

let socket: WebSocket | null = null;
let tries = 0;
let next = 1;
let place: { lobby: true } | { table: number } | null = null;
let whole = true; /* the next state is not a continuation */
const waiting = new Map<number, Waiting>();
const listeners = new Set<() => void>();

export function changed() {
    for (const listener of listeners) listener();
}
export function useSession() {
    const [, again] = useReducer((n: number, _: void) => n + 1, 0);
    /* At once: what is heard between drawing and listening would be missed. */
    useLayoutEffect(() => {
        const listener = () => again();
        listeners.add(listener);
        return () => void listeners.delete(listener);
    }, []);
    return session;
}

/** "Automa (easy)"; "" for whoever is none. */
export function automaName(game: string | undefined, level: string | undefined): string {
    if (!level) return '';
    const known = session.welcome?.games.find(g => g.id === game)?.automas.find(a => a.key === level);
    return known?.name ?? level;
}

let toastTimer = 0;
export function toast(text: string) {
    session.toast = text;
    clearTimeout(toastTimer);
    toastTimer = window.setTimeout(() => ((session.toast = ''), changed()), 6000);
    changed();
}

/* ---- Asking ---- */

const away = (): No => ({ is: 'no', code: 'away', text: w().offline });

export function ask<D extends Ask>(what: D, body: Asks[D][0]): Promise<Asks[D][1]> {
    return new Promise((done, failed) => {
        if (socket?.readyState !== WebSocket.OPEN) return failed(away());
        const id = next++;
        waiting.set(id, { done: done as (answer: FromServer) => void, failed });
        socket.send(JSON.stringify({ do: what, id, ...body }));
    });
}
/** Asks and shows a refusal as a sentence. Answers null then. */
export async function tell<D extends Ask>(what: D, body: Asks[D][0]): Promise<Asks[D][1] | null> {
    try {
        return await ask(what, body);
    } catch (no) {
        const { code, text } = no as No;
        if (code === 'stale' && place && 'table' in place) enterTable(place.table);
        else if (code !== 'away' || !session.lost) toast(text); /* that there is no connection is said already */
        return null;
    }
}

/* ---- Hearing ---- */

/** A state tells its news from a moment on: whatever the log had from there is replaced, so undo and repeats are fine. */
function hearState(told: State | Change) {
    const known = session.state;
    if (heardTable?.table !== told.table) return;
    /* What has changed is of use to whoever has what it was. */
    if ('base' in told && (known?.table !== told.table || known.n !== told.base)) return reopen(known?.n);
    const state = 'base' in told ? changedTo(known!, told) : told;
    if (!whole && known && state.n > known.n + 1 && (state.from ?? state.log[0]?.at ?? known.length) > known.length) {
        whole = true;
        reopen(known.n);
        return;
    }
    if (!whole && known && state.n < known.n) return;
    const from = state.from ?? state.log[0]?.at ?? state.length;
    session.log = [...session.log.filter(line => line.at < Math.min(from, state.length)), ...state.log];
    session.state = state;
    whole = false;
}

/** The table as it was told last; session.info once its scene has come, too. */
let heardTable: ToldTable | null = null;
const SCENE_AGAIN = 3000; /* milliseconds until it is asked for anew */

function show(told: ToldTable, { places, art }: Still) {
    session.info = { ...told, ...places, art };
}

function hearTable(told: ToldTable) {
    heardTable = told;
    session.misfit = session.missing = null;
    const known = knownStill(told.scene);
    if (known) show(told, known);
    else void fetchScene(told.scene);
}

/** Only what is still wanted when it comes is shown. */
async function fetchScene(scene: string) {
    const still = await stillOf(scene);
    if (heardTable?.scene !== scene) return;
    if (!still) return void setTimeout(() => heardTable?.scene === scene && void fetchScene(scene), SCENE_AGAIN);
    show(heardTable, still);
    changed();
}

/** Nothing is to be seen of any table. */
function noTable() {
    heardTable = null;
    session.info = session.state = null;
    session.log = [];
}
function hearMisfit(no: No) {
    session.misfit = no;
    noTable();
    whole = true;
}

function hearMissing(table: number, text: string) {
    session.missing = { table, text };
    noTable();
}

/** Only whoever is there looks at it: kept for later it would show tables that are left by then. */
function hearLobby(lobby: Lobby) {
    if (place && 'lobby' in place) session.lobby = lobby;
}

function hear(message: FromServer) {
    if (message.is === 'welcome') session.welcome = message;
    else if (message.is === 'lobby') hearLobby(message);
    else if (message.is === 'table') hearTable(message);
    else if (message.is === 'no' && message.code === 'rules' && place && 'table' in place && place.table === message.table)
        hearMisfit(message);
    else if (message.is === 'state') hearState(message);
    else if (message.is === 'presence' && session.state?.table === message.table) {
        session.watching = message.watching;
        session.state.seats.forEach((seat, i) => Object.assign(seat, { here: message.seats[i]?.here }));
    }
    const asked = message.re === undefined ? undefined : waiting.get(message.re);
    if (message.re !== undefined) waiting.delete(message.re);
    /* Nobody asked: it concerns the table. */
    if (message.is === 'no' && message.re === undefined && message.code !== 'rules') {
        if (message.code === 'missing' && place && 'table' in place) hearMissing(place.table, message.text);
        else toast(message.text);
    }
    if (asked && message.is === 'no') asked.failed(message);
    else asked?.done(message);
    changed();
}

/* ---- Where one is ---- */

export function enterLobby() {
    place = { lobby: true };
    heardTable = session.info = session.state = null;
    if (session.up) void ask('lobby', {}).catch(() => {});
}
/** A table that one has given up is in no list any more, whatever the server is about to tell. */
/** Tables that one has left for good: no list that was told before has them any more. */
export const left = new Set<number>();
export function forgetTable(table: number) {
    left.add(table);
    const others = (rows: TableRow[]) => rows.filter(row => row.id !== table);
    if (!session.lobby) return;
    const { mine, open, watch } = session.lobby;
    session.lobby = { ...session.lobby, mine: others(mine), open: others(open), watch: others(watch) };
    changed();
}
export function leaveLobby() {
    session.lobby = null;
    if (place && 'lobby' in place) place = null;
}
function reopen(since?: number) {
    if (!place || !('table' in place) || !session.up) return;
    whole = true;
    const { table } = place;
    ask('open', { table, since }).catch((no: No) => {
        if (no.code === 'away' || no.code === 'rules') return;
        if (no.code !== 'missing' && no.code !== 'denied') return toast(no.text);
        hearMissing(table, no.text);
        changed();
    });
}
export function enterTable(table: number) {
    if (heardTable?.table !== table) {
        noTable();
        session.misfit = session.missing = null;
        session.watching = 0;
    }
    place = { table };
    reopen();
}
/** Leaves a table, unless one is elsewhere already: the next page may have come before the last one went. */
export function leave(table: number) {
    if (session.up) void ask('close', { table }).catch(() => {});
    if (place && 'table' in place && place.table === table) place = null;
}

export async function speak(lang: Lang) {
    setLang(lang);
    changed();
    await tell('hello', { lang });
    if (!place) return;
    if ('table' in place) {
        session.log = [];
        reopen();
    } else enterLobby();
}

/* ---- Connecting ---- */

async function begin() {
    session.up = true;
    try {
        await ask('hello', { lang: prefs.lang });
    } catch {
        return; /* perhaps we may not come in: each time a longer pause */
    }
    tries = 0;
    if (place && 'lobby' in place) enterLobby();
    else reopen(session.state?.n);
}

export function connect() {
    const mine = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`, 'plateau-1');
    socket = mine;
    mine.onopen = () => void begin();
    mine.onmessage = event => hear(JSON.parse(event.data as string) as FromServer);
    mine.onclose = () => {
        if (socket !== mine) return;
        session.up = false;
        session.lost = true;
        for (const [, one] of waiting) one.failed(away());
        waiting.clear();
        changed();
        /* Everybody comes back after a restart: not all in the same instant. */
        const pause = Math.min(15000, 400 * 2 ** tries++) * (0.6 + 0.8 * Math.random());
        setTimeout(connect, pause);
    };
}
/** With another cookie one is somebody else. */
export function reconnect() {
    const old = socket;
    socket = null;
    old?.close();
    session.up = false;
    session.lobby = null;
    connect();
}
addEventListener('online', () => !session.up && socket?.readyState !== WebSocket.CONNECTING && reconnect());
