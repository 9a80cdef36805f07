import assert from 'node:assert';

export const title = 'a bot sits down where no friend comes, and a table is left for good';

export async function tell(world) {
    const anna = await world.person();
    await anna.newTable('Bluff', ['me', 'friend']);
    const path = new URL(anna.page.url()).pathname;
    const ben = await world.person({ path });
    await anna.see('.waiting');
    await anna.see('.table-top button[title="Replay"]:disabled'); /* nothing to replay yet */
    await anna.press('.player:not(.own-seat) .seat-tool');
    await anna.press('dialog .menu-move', { hasText: 'easy' });
    await anna.gone('section.waiting');
    await anna.turn();
    await anna.decide();

    /* Her lobby has shown it. Once she has left it is not there any more, not even for a moment. */
    await anna.press('.brand');
    await anna.press(`.table-row[href="${path}"]`);
    await anna.see('.table-page');
    await anna.page.evaluate(row => {
        window.shown = 0;
        new MutationObserver(() => (window.shown += document.querySelectorAll(row).length)).observe(document.body, {
            childList: true,
            subtree: true,
        });
    }, `.table-row[href="${path}"]`);
    await anna.press('button[aria-label="About this table"]');
    await anna.press('.leave > button');
    await anna.press('.leave dialog button', { hasText: 'Cancel' });
    await anna.press('.leave > button');
    await anna.press('.leave dialog .main');
    await anna.see('.rows:has(h2:text-is("My tables"))');
    assert.equal(await anna.page.evaluate(() => window.shown), 0, 'it is no table of hers any more');
    /* The same from the lobby, where nobody came. */
    await anna.newTable('Bluff', ['me', 'friend']);
    const other = new URL(anna.page.url()).pathname,
        row = `li:has(.table-row[href="${other}"])`;
    await anna.press('.brand');
    await anna.press(`${row} button[title="Close this table"]`);
    await anna.press('dialog button', { hasText: 'Cancel' });
    await anna.gone('dialog');
    await anna.see(row);
    await anna.press(`${row} button[title="Close this table"]`);
    await anna.press('dialog .main');
    await anna.gone(row);
    await anna.see('.rows', { hasText: 'You have no tables yet' });
    /* Nobody was left: whoever watched is told, with a way home. */
    await ben.see('.nothing', { hasText: 'This table has been given up' });
    await ben.press('.nothing a');
    await ben.see('.game-card');
}
