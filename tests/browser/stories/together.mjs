import assert from 'node:assert';

export const title = 'bids are made at the same time, and anew until all are in; nobody sees more than who has bid';

export async function tell(world) {
    const anna = await world.person();
    await anna.newTable('Bluff', ['me', 'friend'], { name: 'Anna' });
    const ben = await world.person({ path: await anna.invitation() });
    await ben.find('.invitation input').fill('Ben');
    await ben.press('.invitation .main');
    for (const one of [anna, ben]) {
        await one.see('.prompt.yours');
        await one.decide(list => list.find(light => /keeps/i.test(light.label)) ?? list[0]);
    }
    /* Both are asked, and the one who comes second may well be first. */
    for (const one of [anna, ben]) await one.see('.prompt.yours', { hasText: 'How many chips do you bid?' });
    await anna.see('.missing', { hasText: 'Waiting for Player 2' });
    await ben.decide(list => list.find(light => /bids 3/.test(light.label)));
    await ben.see('.anew', { hasText: 'Change my answer' });
    await ben.see('.missing', { hasText: 'Waiting for Player 1' });
    await anna.see('.player.seat-1 .answered');
    await anna.see('.prompt.yours'); /* it is still Anna's to bid */
    assert.equal(await anna.find('.missing').count(), 0);

    /* Ben thinks better of it: Anna's page hears nothing at all. */
    const heard = anna.frames.length;
    await ben.press('.anew');
    await ben.see('.prompt.yours');
    await ben.see('.prompt.yours', { hasText: 'How many chips do you bid?' });
    await ben.point((await ben.lights())[0]);
    await ben.press('.popup .menu-move', { hasText: 'bids 1' });
    const bid = () => {
        const state = ben.heard().findLast(message => message.is === 'state');
        return state.pieces.find(piece => piece.zone === 11).count; /* the chips before Player 2 */
    };
    await ben.eventually(bid, chips => chips === 1, 'the new bid lies there');
    await ben.see('.anew');
    assert.equal(anna.frames.length, heard, 'a bid that is changed is nobody else’s business');

    await anna.decide(list => list.find(light => /bids 0/.test(light.label)));
    for (const one of [anna, ben]) {
        await one.see('.log li', { hasText: /Player 2 shows .* and a bid of 1/ });
        await one.gone('.anew');
    }
}
