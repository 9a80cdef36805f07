/* A state from what is told of it to a page that has the one before. */
import type { Change, State, ToldPiece } from './messages';

function pieces(known: ToldPiece[], { gone, changed }: Change): ToldPiece[] {
    if (!gone && !changed) return known;
    const away = new Set(gone);
    const kept = new Map<number, ToldPiece>();
    for (const { after, ...piece } of changed ?? []) {
        if (after === undefined) kept.set(piece.id, piece);
        else away.add(piece.id);
    }
    const now = known.filter(piece => !away.has(piece.id)).map(piece => kept.get(piece.id) ?? piece);
    /* In their order: what one comes behind is there already. */
    for (const { after, ...piece } of changed ?? [])
        if (after !== undefined) now.splice(now.findIndex(one => one.id === after) + 1, 0, piece);
    return now;
}

export function changedTo(known: State, change: Change): State {
    const { base: _base, gone: _gone, changed: _changed, seats, powers, stats, ...told } = change;
    const seatsNow = [...known.seats];
    for (const { seat, ...one } of seats ?? []) seatsNow[seat] = { ...seatsNow[seat]!, colour: undefined, ...one };
    return {
        ...told,
        pieces: pieces(known.pieces, change),
        seats: seatsNow,
        powers: powers ?? known.powers,
        stats: stats ?? known.stats,
    };
}
