import assert from 'node:assert';
import { none } from '../person.mjs';

export const title = 'a shared device is passed on, and shows no hand before; the cover tells what everybody may know';

export async function tell(world) {
    const anna = await world.person();
    await anna.newTable('Bluff', ['me', 'me'], { names: ['Anna', 'Zoé'], spectators: true });
    const carl = await world.person({ path: new URL(anna.page.url()).pathname });
    await carl.see('.table-page');
    const told = () => carl.page.$$eval('.log li > span', all => all.map(one => one.firstChild.textContent.trim()));
    const hands = (await anna.places()).zones.filter(zone => zone.shape === 'hand');
    /** The faces of cards in hands that came with any message, as "seat: label". */
    const faces = since =>
        anna
            .heard()
            .slice(since)
            .filter(m => m.is === 'state' || m.is === 'past')
            .flatMap(m => m.pieces)
            .map(piece => [hands.find(hand => hand.id === piece.zone), piece])
            .filter(([hand, piece]) => hand && piece.look !== 'back')
            .map(([hand]) => hand.seat);
    let since = 0,
        passed = 0;
    const seats = new Set(),
        covers = [],
        called = new Set();
    for (let i = 0; i < 60; i++) {
        await anna.see('.pass .main, .prompt.yours, dialog .scores');
        if (await anna.sees('dialog .scores')) break;
        if (await anna.sees('.pass .main')) {
            /* Covered: nothing of the table is in the page, and nobody's hand has been sent since the last decision. */
            assert.equal(await anna.find('.card, .piece, .log li, .menu-move').count(), 0);
            assert.deepEqual(faces(since), [], 'no hand was sent before the device is passed');
            called.add(await anna.text('.pass .main'));
            /* What has just happened is there to be read, as a spectator reads it. */
            const cover = await anna.find('.pass .just li').allInnerTexts();
            await carl.eventually(told, all => `${all.slice(-cover.length)}` === `${cover}`, `a spectator knows ${cover}`);
            if (passed) assert.ok(cover.length, 'the cover tells something');
            covers.push(...cover);
            await anna.press('.pass .main');
            await anna.see('.prompt.yours');
            passed++;
        }
        /* Both may bid at the same time: whoever looks is asked. */
        const seat = JSON.parse(anna.frames.findLast(text => JSON.parse(text).is === 'state')).views;
        seats.add(seat);
        assert.ok(
            faces(since).every(one => one === seat),
            'only the hand of who looks is sent',
        );
        since = anna.frames.length;
        /* Nobody swaps: the Spy would show somebody's card to another player (TP-2.5). */
        await anna.decide(list => list.find(one => /keeps/i.test(one.label)) ?? list[0]);
    }
    await anna.see('dialog .scores');
    assert.equal(seats.size, 2);
    assert.deepEqual([...called].sort(), ['That is me: Anna', 'That is me: Zoé']);
    assert.ok(covers.includes('Player 1 bids in secret'), 'what was decided last is told');
    none(covers.filter(line => /sees that it is|bids \d/.test(line)), 'hidden, and on the cover');
    assert.ok(passed >= 6, `the device was passed ${passed} times`);
}
