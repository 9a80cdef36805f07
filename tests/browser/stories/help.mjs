import assert from 'node:assert';

export const title = 'hint, why not, rules with search, and a log that shows what it speaks of';

export async function tell(world) {
    const anna = await world.person();
    await anna.playNow('Storm of the Gods');
    await anna.turn();

    /* A hint is told, shown on the board and can be played. */
    await anna.press('button[title="Hint"]');
    await anna.see('.hint-line', { hasText: 'A bot would' });
    const n = await anna.n();
    await anna.press('.hint-line button');
    await anna.answer(n);

    /* A line of the log lights what it is about. */
    await anna.playOn(i => i === 6);
    const lines = anna.find('.log li');
    let shown = 0;
    for (let i = (await lines.count()) - 1; i >= 0 && !shown; i--) {
        await lines.nth(i).hover();
        await anna.drawn();
        shown = await anna.find('.spots .spot').count();
    }
    assert.ok(shown > 0, 'some line of the log speaks of something on the board');
    await anna.find('.prompt-text').hover();
    await anna.gone('.spots .spot');

    /* Anything unlit says why not, with the rule. */
    await anna.turn();
    const dark = await anna.page.evaluate(() => {
        const lit = new Set([...document.querySelectorAll('.offer')].map(one => one.dataset.touch));
        for (const zone of document.querySelectorAll('.zones .zone')) {
            const box = zone.getBoundingClientRect(),
                x = box.left + box.width / 2,
                y = box.top + box.height / 2;
            if (!lit.has(zone.dataset.touch) && zone.contains(document.elementFromPoint(x, y))) return { x, y };
        }
        return null;
    });
    assert.ok(dark, 'something is not lit');
    await anna.point(dark);
    await anna.see('.why .rule-link');
    const reason = await anna.text('.why li'),
        rule = await anna.text('.why .rule-link');
    assert.match(rule, /^TD-\d+\.\d+$/);
    assert.ok(reason.replace(rule, '').trim().length > 15, `a reason: ${reason}`);
    await anna.press('.why .rule-link');
    await anna.see(`.drawer .rule.target[data-rule="${rule}"]`);
    await anna.until(
        () => {
            const box = document.querySelector('.drawer .rule.target').getBoundingClientRect();
            return box.top >= 0 && box.bottom <= innerHeight;
        },
        null,
        'the rule is in sight',
    );

    /* The rules are searched by words and by id; a rule that names another links to it. */
    const all = await anna.find('.drawer .rule').count();
    await anna.find('.drawer input').fill('SANCTUARY wind');
    await anna.eventually(
        () => anna.find('.drawer .rule').count(),
        count => count > 0 && count < all,
        `some of the ${all} rules speak of it`,
    );
    for (const text of await anna.find('.drawer .rule').allInnerTexts()) assert.ok(text.length > 10);
    await anna.find('.drawer input').fill('TD-3.4');
    await anna.see('.drawer .rule[data-rule="TD-3.4"]');
    await anna.find('.drawer input').fill('xyzzy');
    await anna.see('.drawer', { hasText: 'No rule says that.' });
    /* Whatever else is sought: the drawer goes on, and finds all again. What is empty seeks nothing. */
    const odd = ['\u001b[31mxyzzy', '\ud800xyzzy', '\u202exyzzy\u0000', 'xyzzy'.repeat(20_000), '<b>xyzzy</b>', '(xyzzy[', "d'", '\u2019'];
    for (const wish of odd) {
        await anna.find('.drawer input').fill(wish);
        if (wish.includes('xyzzy')) await anna.see('.drawer', { hasText: 'No rule says that.' });
        await anna.find('.drawer input').fill(wish.includes('xyzzy') ? '' : '   ');
        await anna.eventually(
            () => anna.find('.drawer .rule').count(),
            count => count === all,
            'all rules again',
        );
    }
    await anna.find('.drawer input').fill('TD-3.11');
    const link = anna.find('.drawer .rule[data-rule="TD-3.11"] .rule-link').first();
    const other = await link.innerText();
    await link.click();
    await anna.see(`.drawer .rule.target[data-rule="${other}"]`);
    await anna.page.keyboard.press('Escape');
    await anna.gone('.drawer');
}
