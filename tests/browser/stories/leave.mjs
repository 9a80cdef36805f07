import assert from 'node:assert';

export const title = 'a bot sits down where no friend comes, and a table is left for good';

export async function tell(world) {
    const anna = await world.person();
    await anna.newTable('Bluff', ['me', 'friend']);
    const path = new URL(anna.page.url()).pathname;
    const ben = await world.person({ path });
    await anna.see('.waiting');
    assert.ok(await anna.find('.table-top button[title="Replay"]').isDisabled(), 'nothing to replay yet');
    await anna.press('.player:not(.own-seat) .seat-tool');
    await anna.press('dialog .menu-move', { hasText: 'easy' });
    await anna.gone('section.waiting');
    await anna.turn();
    await anna.decide();

    await anna.press('button[aria-label="About this table"]');
    await anna.press('.leave > button');
    await anna.press('.leave dialog button', { hasText: 'Cancel' });
    await anna.press('.leave > button');
    await anna.press('.leave dialog .main');
    await anna.see('.game-card');
    assert.ok(!(await anna.sees(`.table-row[href="${path}"]`)), 'it is no table of hers any more');
    /* Nobody was left: whoever watched is told, with a way home. */
    await ben.see('.nothing', { hasText: 'This table has been given up' });
    await ben.press('.nothing a');
    await ben.see('.game-card');
}
