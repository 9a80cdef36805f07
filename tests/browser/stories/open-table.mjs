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
    await ben.see(`.rows:has(h2:text-is("Open tables")) .table-row[href="${path}"]`);
    await ben.press(`.table-row[href="${path}"]`);
    await ben.press('.seat-invite', { hasText: 'Sit down here' });
    await ben.see('.own-seat');
    await between([anna, ben], { stop: next => next === ben });
    await between([anna, ben], { stop: next => next === anna });
    const carl = await world.person({ path });
    await carl.see('.prompt', { hasText: 'You are watching' });
    assert.equal(await carl.find('.seat-invite').count(), 0, 'no seat is free any more');
}
