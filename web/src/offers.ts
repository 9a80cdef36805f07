/* What can be played, by what it touches. Clicking is choosing among the moves that touch the thing clicked. */
import { TOUCH_PIECE, type Move, type Piece, type TableInfo, type ToldPiece, type Zone } from './messages';
import { w } from './words';

/** Pieces with what is printed on them. */
export function printed(pieces: ToldPiece[], faces: TableInfo['faces']): Piece[] {
    const by = new Map(faces?.map(face => [face.id, face]));
    return pieces.map(piece => {
        const face = piece.face === undefined ? undefined : by.get(piece.face);
        return { look: 'card', ...face, ...piece };
    });
}

/** Does it stand beside the board, where the hands are? */
export const beside = (zone: Zone) => zone.shape === 'hand' || (zone.shape === 'pile' && !zone.w);

/** As what a thing is to be seen: a card in a pile is seen as the pile. */
export function seenAs(touch: number, zones: Map<number, Zone>, pieces: Piece[]): number {
    const piece = touch >= TOUCH_PIECE ? pieces.find(p => p.id === touch - TOUCH_PIECE) : undefined;
    return piece && zones.get(piece.zone)?.shape === 'pile' ? piece.zone : touch;
}

export interface Offers {
    by: Map<number, Move[]>;
    /** Moves that touch nothing: buttons. */
    bare: Move[];
}

export function offersOf(moves: Move[]): Offers {
    const by = new Map<number, Move[]>(),
        bare: Move[] = [];
    for (const move of moves) {
        if (!move.x.length) bare.push(move);
        for (const touch of new Set(move.x)) by.set(touch, [...(by.get(touch) ?? []), move]);
    }
    return { by, bare };
}

/** What a click on this thing chooses from: a piece that no move touches counts as the zone it lies in. */
export function movesAt(offers: Offers, touch: number, pieces: Piece[]): Move[] {
    const own = offers.by.get(touch);
    if (own || touch < TOUCH_PIECE) return own ?? [];
    const piece = pieces.find(p => p.id === touch - TOUCH_PIECE);
    return piece ? (offers.by.get(piece.zone) ?? []) : [];
}

/** What is to be chosen among at a pile: moves about it, and about the cards in it. */
export function movesIn(offers: Offers, zone: number, pieces: Piece[]): Move[] {
    const touches = [zone, ...pieces.filter(p => p.zone === zone).map(p => p.id + TOUCH_PIECE)];
    return [...new Set(touches.flatMap(touch => offers.by.get(touch) ?? []))];
}

const verb = (move: Move) => move.m.split(' ')[0]!;

/** Words that moves begin with which leave something undone (docs/scene.md). */
const LEAVING = new Set(['skip', 'pass', 'stop', 'refuse', 'let', 'no']);
/** Does it leave undone what another move would do? */
export const leaves = (move: Move, moves: Move[]) =>
    LEAVING.has(verb(move)) && moves.some(other => !LEAVING.has(verb(other)));
/** Buttons in the order they are offered: what does something first, what leaves it undone after it. */
export const inOrder = (buttons: Move[]) => [
    ...buttons.filter(move => !leaves(move, buttons)),
    ...buttons.filter(move => leaves(move, buttons)),
];

/** Is a single click enough? A decision that has to be made one way or another (which way the wind blows, how much to
 * bid) is made by it. Asked about is a move that cannot be taken back and gives up others of another kind: those that
 * could have been tried first, and, where it touches nothing (the end of a turn), all that could still be done. */
export const givesUp = (move: Move, moves: Move[]) =>
    !!move.final &&
    moves.some(other => verb(other) !== verb(move) && (!other.final || (!move.x.length && other.x.length > 0)));

/** More things in one place are not told one by one. */
const MOST = 10;

/** What a thing is, in words: the zone with all that lies in it, or the piece. */
export function titleOf(touch: number, info: TableInfo, pieces: Piece[]): string {
    if (touch >= TOUCH_PIECE) {
        const piece = pieces.find(p => p.id === touch - TOUCH_PIECE),
            place = info.zones.find(z => z.id === piece?.zone);
        /* On the board it matters where it stands; a card is read wherever it lies. */
        const where = place && !beside(place) && place.shape !== 'pile' ? place.title : '';
        return [...new Set([where, piece?.title].filter(Boolean))].join(' · ');
    }
    const zone = info.zones.find(z => z.id === touch);
    const inside = pieces.filter(p => p.zone === touch && p.title).map(p => p.title!);
    if (zone?.shape === 'pile') return [zone.title ?? '', w().cards(inside.length)].join(' · ');
    const all = [zone?.title ?? '', ...inside.slice(0, MOST)].filter(Boolean);
    return [...new Set(all)].join(' · ');
}

/** The longer explanation of a thing, if it has one. */
export function textOf(touch: number, info: TableInfo, pieces: Piece[]): string | undefined {
    if (touch >= TOUCH_PIECE) return pieces.find(p => p.id === touch - TOUCH_PIECE)?.text;
    return info.zones.find(z => z.id === touch)?.text;
}

/** The middle of a thing on the board, or null for what lies in a hand. */
export function centreOf(touch: number, zones: Map<number, Zone>, pieces: Piece[]): { x: number; y: number } | null {
    const piece = touch >= TOUCH_PIECE ? pieces.find(p => p.id === touch - TOUCH_PIECE) : undefined;
    const zone = zones.get(piece ? piece.zone : touch);
    if (!zone || beside(zone) || zone.shape === 'line') return null;
    return { x: (zone.x ?? 0) + (piece?.dx ?? 0), y: (zone.y ?? 0) + (piece?.dy ?? 0) };
}
