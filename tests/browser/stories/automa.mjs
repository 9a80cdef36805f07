import assert from 'node:assert';

export const title = 'one person plays against automas, and again';

export async function tell(world) {
    const anna = await world.person();
    /* The form says what each level does, and the game why not. */
    await anna.page.locator('.game-card', { hasText: 'Bluff' }).locator('a.button').click();
    await anna.page.locator('label:has(input[name="players"])', { hasText: '4' }).locator('input').check();
    for (const seat of [2, 3, 4]) await anna.page.getByLabel(`Seat ${seat}`).selectOption('automa:hard');
    await anna.see('.seat-choice .help', { hasText: 'Looks at its card' });
    await anna.press('.create .main');
    await anna.see('.notice', { hasText: 'no more than 2 automas may play' });
    await anna.page.goBack();

    await anna.newTable('Bluff', ['me', 'automa:easy', 'automa:hard'], { options: { rounds: '1' } });
    await anna.see('.player', { hasText: 'Automa (easy)' });
    await anna.see('.player', { hasText: 'Automa (hard)' });
    assert.equal(await anna.find('.player:not(.own-seat) .seat-tool').count(), 0, 'nothing is to be done about their seats');
    await anna.playOn();
    await anna.see('dialog .scores', { hasText: 'Automa (hard)' });
    await anna.see('.log li', { hasText: 'decision card of Player 2' });
    await anna.see('.log li', { hasText: 'bids a third of its card' });
    /* Again with the same company. */
    await anna.press('dialog button', { hasText: 'Play again' });
    await anna.see('.prompt.yours');
    await anna.see('.player', { hasText: 'Automa (easy)' });
    /* And the lobby says who sits there, in the other language, too. */
    await anna.page.goto(new URL('/', anna.page.url()).href);
    await anna.see('.table-row', { hasText: 'Automa (hard)' });
}
