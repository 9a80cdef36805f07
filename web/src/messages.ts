/* Everything that page and server say to each other (docs/table.md). Types only: nothing here runs. */

export type Lang = 'fr' | 'en';
export type Actor = number | 'chance' | 'over';

/* ---- Scenes (docs/scene.md) ---- */

/** A canvas with coordinates of its own: the board, a player's board, a market. */
export interface Sheet {
    box: [left: number, top: number, width: number, height: number];
    /** Height of its smallest writing. */
    letters?: number;
    /** Size of the smallest thing on it that is pressed. */
    target?: number;
    seat?: number;
    title?: string;
}
export interface Zone {
    id: number;
    /** On which sheet it lies; the first one if none is named. */
    sheet?: number;
    shape: 'rect' | 'hex' | 'disc' | 'polygon' | 'line' | 'hand' | 'pile';
    look: string;
    x?: number;
    y?: number;
    w?: number;
    h?: number;
    seat?: number;
    points?: number[];
    /** Height of the label's letters, if the game says it. */
    letters?: number;
    label?: string;
    title?: string;
    /** A longer explanation. */
    text?: string;
}
/** What is printed on cards, told once a table. */
export type Face = Pick<Piece, 'id' | 'look' | 'count' | 'badges' | 'label' | 'title' | 'text'>;
/** A piece as it is told: what it does not say is on its face. */
export type ToldPiece = Omit<Piece, 'look'> & { look?: string; face?: number };
export interface Piece {
    id: number;
    zone: number;
    look: string;
    seat?: number;
    count?: number;
    dx?: number;
    dy?: number;
    size?: number;
    /** Degrees that it is turned by. */
    turn?: number;
    /** Looks of the symbols of a card. */
    badges?: string[];
    label?: string;
    title?: string;
    /** The small print of a card; of anything else a longer explanation. */
    text?: string;
}
export type Stat = [label: string, value: number];
export type Art = Record<string, string>;
/** A zone's id, or a piece's id plus this. */
export const TOUCH_PIECE = 0x8000;
export interface Move {
    m: string;
    t: string;
    x: number[];
    /** Cannot be taken back once it is made. */
    final?: boolean;
}

/* ---- Games and tables ---- */

export interface GameOption {
    key: string;
    label: string;
    help: string;
    values: string[];
    /** The values as they are read. */
    words: string[];
    standard: string;
    /** The standard where several people play. */
    among: string;
}
export interface GameInfo {
    id: string;
    name: string;
    pitch: string;
    players: [least: number, most: number];
    minutes: [least: number, most: number];
    options: GameOption[];
    roles: { key: string; name: string; help: string }[];
    /** How the rulebook itself plays a seat, and which roles. */
    automas: { key: string; name: string; help: string; roles: string[] }[];
    bots: { spec: string; label: string }[];
    hidden: boolean;
}
/** Who sits there. */
export interface Sitting {
    /** One may hand this seat to a bot, once its player has been away for a day. */
    replace?: boolean;
    name?: string;
    bot?: string | null;
    /** The level of the automa that plays here. */
    automa?: string;
    you?: boolean;
    free?: boolean;
    here?: boolean;
    /** A link for this seat is under way. */
    invited?: boolean;
}
export interface TableRow {
    id: number;
    game: string;
    state: 'waiting' | 'running' | 'finished';
    players: number;
    seats: Sitting[];
    turn?: number;
    yours?: boolean;
    /** Made by oneself. */
    owner?: boolean;
    updated: number;
    /** A game from a file, to be looked at. */
    shown?: boolean;
    result?: Result | null;
}
export interface Result {
    ending: string;
    rule?: string;
    winners: number[];
    scores: number[];
    /** Where the points come from; not in lists. */
    lines?: { label: string; rule?: string; points: number[] }[];
    seed?: string;
}
export interface LogLine {
    at: number;
    /** Who has decided it; nobody has what fell by chance. */
    seat?: number;
    text: string;
    rule?: string;
    things?: number[];
}
/** A seat within the game (who sits there is told by `player`, `bot`, `automa`, `you`, `free`, `here`). */
export interface SceneSeat {
    name: string;
    mark: string;
    /** Of its side, where the game has such; otherwise the seat has the colour of its number. */
    colour?: string;
    stats: Stat[];
    player?: string;
    bot?: string | null;
    automa?: string;
    you?: boolean;
    free?: boolean;
    here?: boolean;
}
export interface Moment {
    actor: Actor;
    /** Several decide at the same time: who is asked, and who of them has answered (and may answer anew). */
    asked?: number[];
    answered?: number[];
    prompt: string;
    pieces: ToldPiece[];
    seats: SceneSeat[];
    /** Powers that nobody plays; their numbers follow those of the seats. */
    powers?: SceneSeat[];
    stats?: Stat[];
    log: LogLine[];
}

/* ---- From the server ---- */

export interface Welcome {
    is: 'welcome';
    re?: number;
    you: { id: number; name: string; account: boolean };
    lang: Lang;
    version: string;
    games: GameInfo[];
}
export interface Lobby {
    is: 'lobby';
    mine: TableRow[];
    /** One has finished tables that are older still. */
    more: boolean;
    open: TableRow[];
    watch: TableRow[];
}
export interface Older {
    is: 'older';
    mine: TableRow[];
    more: boolean;
}
/** What stands still at a table, from the address in `scene`. */
export interface Still {
    places: Pick<TableInfo, 'sheets' | 'zones' | 'faces'>;
    art: Art;
}
/** The message; where its scene is, is known before the scene. */
export type ToldTable = Omit<TableInfo, 'sheets' | 'zones' | 'faces' | 'art'>;
export interface TableInfo {
    is: 'table';
    table: number;
    game: string;
    name: string;
    state?: TableRow['state'];
    seats: Sitting[];
    owner: boolean;
    options: string[];
    /** As `create` takes it, for another table like this one. */
    setup: { options: Record<string, string>; roles: string[] };
    open: boolean;
    spectators: boolean;
    hidden: boolean;
    /** A game from a file: nobody plays here. */
    shown?: boolean;
    /** Not of a game from a file. */
    commitment?: string;
    friendly?: boolean;
    /** Where sheets, zones, faces and art are to be had. */
    scene: string;
    sheets: Sheet[];
    zones: Zone[];
    faces?: Face[];
    art: Art;
    you: number[];
}
export interface State extends Moment {
    is: 'state';
    table: number;
    n: number;
    length: number;
    views?: number | null;
    moves: Move[];
    /** What was asked of whoever may answer anew. */
    question?: string;
    undo?: boolean;
    /** Whose decision would be taken back. */
    undoSeat?: number;
    /** The move the log of this state begins with: what was known from there on is replaced. */
    from?: number;
    result?: Result | null;
}
/** A state as it is told to a page that has the state of the change `base`: what is left out is as it was. */
export interface Change extends Omit<State, 'pieces' | 'seats' | 'stats'> {
    base: number;
    gone?: number[];
    /** With `after` a piece is new or has moved in the order: it comes behind that piece, -1: before all. */
    changed?: (ToldPiece & { after?: number })[];
    seats?: (SceneSeat & { seat: number })[];
    stats?: Stat[];
}
export interface Presence {
    is: 'presence';
    table: number;
    seats: Sitting[];
    watching: number;
}
export interface Past extends Moment {
    is: 'past';
    table: number;
    at: number;
}
export interface Created {
    is: 'created';
    table: number;
    links: Record<string, string>;
}
export interface Hint {
    is: 'hint';
    move: string;
    text: string;
    /** Expected share of the win, 0 to 1, if the bot can tell. */
    value?: number;
}
export interface Why {
    is: 'why';
    list: { move?: string; rule?: string; text: string }[];
}
export interface Rules {
    is: 'rules';
    game: string;
    /** Words that people look for, and what the rules say instead. */
    synonyms: [sought: string, said: string][];
    sections: { title: string; rules: { id: string; text: string }[] }[];
}
export interface Invitation {
    is: 'invitation';
    table: number;
    game: string;
    seat: number;
    from: string;
    used: boolean;
    /** Used by oneself: the way back to the table. */
    yours?: boolean;
}
export interface Ok {
    is: 'ok';
    table?: number;
    seat?: number;
    link?: string;
    /** Of `leave`: there is no such table any more. */
    gone?: boolean;
}
export interface No {
    is: 'no';
    code: 'bad' | 'denied' | 'missing' | 'stale' | 'illegal' | 'busy' | 'limit' | 'store' | 'rules' | 'away';
    text: string;
    rule?: string;
    /** `rules`: how much of which table still fits, and whether one may have it go on as a friendly game. */
    table?: number;
    n?: number;
    keep?: number;
    length?: number;
    friendly?: boolean;
}
export type FromServer = (
    Welcome | Lobby | Older | ToldTable | State | Change | Presence | Past | Created | Hint | Why | Rules | Invitation | Ok | No
) & { re?: number };

/* ---- From the page: what is asked, and what the answer is ---- */

export interface Asks {
    hello: [{ lang: Lang }, Welcome];
    lobby: [object, Lobby];
    /** What was over before that table. */
    older: [{ updated: number; table: number }, Older];
    create: [
        {
            game: string;
            options: Record<string, string>;
            roles: string[];
            seats: string[];
            /** Of several seats at this device each may have a name. */
            names?: string[];
            open: boolean;
            spectators: boolean;
            name: string;
        },
        Created,
    ];
    open: [{ table: number; since?: number }, ToldTable];
    close: [{ table: number }, Ok];
    invitation: [{ secret: string }, Invitation];
    accept: [{ secret: string; name: string }, Ok];
    sit: [{ table: number; seat: number; name: string }, Ok];
    invite: [{ table: number; seat: number }, Ok];
    leave: [{ table: number }, Ok];
    play: [{ table: number; n: number; seat: number; move: string }, Ok];
    undo: [{ table: number; n: number; seat: number }, Ok];
    hint: [{ table: number; n: number; seat: number }, Hint];
    why: [{ table: number; seat: number; touch?: number; move?: string }, Why];
    bot: [{ table: number; seat: number; bot: string | null }, Ok];
    look: [{ table: number; seat: number }, Ok];
    past: [{ table: number; at: number }, Past];
    rules: [{ game: string; find?: string }, Rules];
    name: [{ name: string }, Ok];
    friendly: [{ table: number; n: number }, Ok];
}
export type Ask = keyof Asks;
