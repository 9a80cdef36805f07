import assert from 'node:assert';
import { between } from '../person.mjs';

export const title = 'a spectator sees the table and nothing of a hand, and cannot play';

export async function tell(world) {
    const anna = await world.person();
    await anna.newTable('Bluff', ['me', 'friend']);
    const ben = await world.person({ path: await anna.invitation() });
    await ben.press('.invitation .main');
    const path = new URL(anna.page.url()).pathname;
    await anna.turn();

    const carl = await world.person();
    await carl.see('.rows', { hasText: 'Tables to watch' });
    await carl.press(`.table-row[href="${path}"]`);
    await carl.see('.prompt', { hasText: 'You are watching' });
    await carl.see('.card');
    await anna.see('.watchers', { hasText: '1 is watching' });
    await between([anna, ben], { stop: next => next === ben });
    await carl.until(n => Number(document.querySelector('.table-page').dataset.n) === n, await ben.n());

    assert.equal(await carl.find('.offer, .card.lit, .prompt-buttons .main').count(), 0, 'nothing is lit');
    assert.equal(await carl.find('.seat-tool, .seat-invite').count(), 0, 'no seat is his');
    await carl.press('.tab-of-moves');
    await carl.see('.tab-of-moves[aria-selected="true"]');
    assert.equal(await carl.find('.menu-move').count(), 0);
    await carl.press('.card');
    await carl.see('.popup');
    assert.equal(await carl.find('.popup .menu-move, .popup .why').count(), 0);

    /* What the server has sent him: no moves, no view of a seat, no face of a card in a hand. */
    const hands = (await carl.places()).zones.filter(zone => zone.shape === 'hand');
    const states = carl.heard().filter(m => m.is === 'state');
    assert.ok(hands.length === 2 && states.length > 1);
    for (const state of states) {
        assert.deepEqual(state.moves, []);
        assert.equal(state.views, null);
        const held = state.pieces.filter(piece => hands.some(hand => hand.id === piece.zone));
        assert.ok(held.every(piece => piece.look === 'back' && !piece.label), 'hands show their backs');
    }

    /* A table without spectators. */
    const dora = await world.person();
    await dora.newTable('Bluff', ['me', 'bot:greedy'], { spectators: false });
    const eve = await world.person({ path: new URL(dora.page.url()).pathname });
    await eve.see('.nothing', { hasText: /watch|spectator/i });
    await eve.see('.nothing a', { hasText: 'To the lobby' });
    assert.ok(!(await eve.sees('.table-page')));
    assert.ok(!eve.frames.some(text => JSON.parse(text).is === 'state'), 'no state was sent');
}
