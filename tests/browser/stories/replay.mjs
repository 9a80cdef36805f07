import assert from 'node:assert';

export const title = 'any earlier moment of a running and of a finished game';

const moment = person => person.text('.replay-at').then(text => text.match(/\d+/g).map(Number));

/** The log tells all moves up to there: it comes from the server, later than the slider moves. */
const toldUpTo = (person, last) =>
    person.until(
        wanted => {
            const numbers = [...document.querySelectorAll('.log-at')].map(one => Number(one.textContent));
            return Math.max(...numbers) === wanted;
        },
        last,
        `the log ends with ${last}`,
    );

export async function tell(world) {
    const anna = await world.person();
    await anna.playNow('Storm of the Gods');
    await anna.playOn(i => i === 5);
    const n = await anna.n(),
        lines = await anna.find('.log li').count(),
        pieces = await anna.find('.pieces .piece').count();

    await anna.press('.table-top button[title="Replay"]');
    await anna.see('.replay');
    await anna.find('.replay input').fill('0');
    await anna.see('.replay-at', { hasText: 'Moment 0 of' });
    await anna.gone('.log li');
    await anna.eventually(() => anna.find('.pieces .piece').count(), count => count < pieces, 'the board was emptier');
    await anna.gone('.offer'); /* the past is not played */
    await anna.press('button[aria-label="Forward one move"]');
    await anna.see('.replay-at', { hasText: 'Moment 1 of' });
    await anna.press('button[aria-label="To the end"]');
    const [, of] = await anna.eventually(() => moment(anna), ([at, end]) => at === end, 'the end');
    /* Arrow keys on the slider. */
    await anna.find('.replay input').focus();
    await anna.page.keyboard.press('ArrowLeft');
    await anna.see('.replay-at', { hasText: `Moment ${of - 1} of` });
    /* It runs on its own to the end. */
    await anna.press('button[aria-label="Play on its own"]');
    await anna.see('.replay-at', { hasText: `Moment ${of} of` });
    await anna.press('.replay button', { hasText: 'Back to now' });
    await anna.gone('.replay');
    await anna.see('.prompt.yours');
    assert.equal(await anna.n(), n);
    await anna.eventually(() => anna.find('.log li').count(), count => count === lines, `${lines} lines as before`);
    /* A number in the log is a way there, too. */
    await anna.press('.log-at >> nth=4');
    await anna.see('.replay');
    await anna.press('.replay button', { hasText: 'Back to now' });
    await anna.decide();

    /* A finished game, by somebody who was not there. */
    const ben = await world.person();
    await ben.newTable('Bluff', ['me', 'bot:greedy'], { spectators: true });
    await ben.playOn();
    await ben.press('dialog .buttons > *', { hasText: /^Replay/ });
    await ben.see('.replay');
    await ben.see('.replay-at', { hasText: 'Moment 0 of' });
    const carl = await world.person({ path: new URL(ben.page.url()).pathname });
    await carl.press('dialog .buttons > *', { hasText: /^Replay/ });
    const [, length] = await moment(carl);
    for (const to of [length, Math.floor(length / 2), 1]) {
        await carl.find('.replay input').fill(String(to));
        await carl.see('.replay-at', { hasText: `Moment ${to} of ${length}` });
        await toldUpTo(carl, to);
    }
    /* The moment has an address of its own. */
    await carl.find('.replay input').fill('5');
    await carl.page.waitForURL(/\/t\/\d+.*\b5$/);
    const dora = await world.person({ path: carl.page.url() });
    await dora.see('.replay-at', { hasText: `Moment 5 of ${length}` });
    for (const person of [carl, dora]) await toldUpTo(person, 5);
    assert.deepEqual(await dora.find('.log li').allInnerTexts(), await carl.find('.log li').allInnerTexts());
    /* The result is there at any moment: closed, one is where one was, and it does not come back by itself. */
    await dora.press('button[aria-label="Play on its own"]');
    await dora.press('.prompt-buttons button', { hasText: 'Result' });
    await dora.see('dialog .scores');
    const stopped = await dora.text('.replay-at');
    await dora.page.keyboard.press('Escape');
    await dora.gone('dialog');
    assert.equal(await dora.text('.replay-at'), stopped, 'the replay waits behind the result');
    await dora.press('.replay button', { hasText: 'Go to the end' });
    await dora.gone('.replay');
    await dora.drawn();
    assert.ok(!(await dora.sees('dialog')), 'nobody has asked for the result');
    /* And the whole game is a file. */
    await dora.press('.prompt-buttons button', { hasText: 'Result' });
    const file = await dora.page.request.get(
        new URL(await dora.find('dialog a[download]').getAttribute('href'), dora.address).href,
    );
    assert.equal(file.status(), 200);
    assert.match(await file.text(), /template/);
}
