/* What a page makes of a state that is told as what has changed since the one before (docs/table.md). */
import assert from 'node:assert';

export function changedTo(known, told) {
    assert.deepEqual([known?.table, known?.n], [told.table, told.base], 'told of changes to another state');
    const { base, gone = [], changed = [], seats = [], ...state } = told;
    const away = new Set([...gone, ...changed.filter(piece => 'after' in piece).map(piece => piece.id)]);
    const pieces = known.pieces
        .filter(piece => !away.has(piece.id))
        .map(piece => changed.find(one => one.id === piece.id && !('after' in one)) ?? piece);
    for (const { after, ...piece } of changed.filter(one => 'after' in one))
        pieces.splice(pieces.findIndex(one => one.id === after) + 1, 0, piece);
    const sitting = known.seats.map((seat, i) => ({ ...seat, ...seats.find(one => one.seat === i) }));
    return { stats: known.stats, ...state, pieces, seats: sitting };
}
