import assert from 'node:assert';
import { between } from '../person.mjs';

export const title = 'two browsers play each other over a link that works once';

export async function tell(world) {
    const anna = await world.person();
    await anna.newTable('Bluff', ['me', 'friend'], { name: 'Anna' });
    const link = await anna.invitation();

    const ben = await world.person({ path: link }),
        carl = await world.person({ path: link });
    await ben.see('h1', { hasText: 'Anna invites you to play Bluff' });
    await carl.see('.invitation form');
    await ben.find('.invitation input').fill('Ben');
    await ben.press('.invitation .main');
    await ben.see('.table-page');
    await anna.see('.player', { hasText: 'Ben' });

    /* Carl had the same page open: it is too late, and he is told so. */
    await carl.find('.invitation input').fill('Carl');
    await carl.press('.invitation .main');
    await carl.see('.notice', { hasText: /used/ });
    await carl.see('.invitation', { hasText: 'This invitation has been used.' });
    await carl.gone('.invitation form'); /* a used link has none */
    /* To Ben it is the way back. */
    await ben.visit(link);
    await ben.press('.invitation a.main');
    await ben.see('.table-page');

    await between([anna, ben]);
    await anna.see('dialog .scores tr', { hasText: 'Ben' });
    await ben.see('dialog .scores tr', { hasText: 'Anna' });
    assert.deepEqual(
        await anna.find('dialog .scores .points').allInnerTexts(),
        await ben.find('dialog .scores .points').allInnerTexts(),
    );
}
