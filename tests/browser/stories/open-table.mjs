import assert from 'node:assert';
import { between } from '../person.mjs';

export const title = 'an open table is found in the lobby, and its free seat taken';

export async function tell(world) {
    const ben = await world.person();
    await ben.see('.rows', { hasText: 'Open tables' });
    const anna = await world.person();
    await anna.newTable('Bluff', ['me', 'free']);
    await anna.see('.prompt', { hasText: 'Waiting for players' });
    const path = new URL(anna.page.url()).pathname;

    /* Ben's lobby learns of it by itself. */
    await ben.see(`.table-row[href="${path}"]`);
    const row = await ben.find(`.table-row[href="${path}"]`).boundingBox(),
        list = await ben.find('.rows', { hasText: 'Open tables' }).boundingBox();
    assert.ok(row.x >= list.x && row.y >= list.y && row.y + row.height <= list.y + list.height, 'it is in the list');
    await ben.press(`.table-row[href="${path}"]`);
    await ben.press('.seat-invite', { hasText: 'Sit down here' });
    await ben.see('.own-seat');
    await between([anna, ben], { stop: next => next === ben });
    await between([anna, ben], { stop: next => next === anna });
    const carl = await world.person({ path });
    await carl.see('.prompt', { hasText: 'You are watching' });
    assert.equal(await carl.find('.seat-invite').count(), 0, 'no seat is free any more');
}
