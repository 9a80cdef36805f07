import assert from 'node:assert';
import { dice } from '../person.mjs';

export const title =
    'on a phone: nothing to scroll sideways, everything in reach of a finger, a whole turn by touch, on a board that stays';

const LEAST = 40;

/** Every control one can see: large enough, within the width, and not covered where it is. Links inside of sentences are
 * as large as their words. */
function tooSmall(least) {
    const wrong = [];
    if (document.scrollingElement.scrollWidth > innerWidth)
        wrong.push(`the page is ${document.scrollingElement.scrollWidth} px wide`);
    const inModal = document.querySelector('dialog[open]');
    for (const one of (inModal ?? document).querySelectorAll('button, a, input, select, summary, [role="tab"]')) {
        if (one.matches('.rule-link, .log-at, p a')) continue;
        const target = one.matches('input[type="radio"], input[type="checkbox"]') ? one.closest('label') : one;
        const box = target.getBoundingClientRect(),
            name = one.getAttribute('aria-label') || target.textContent || one.outerHTML;
        if (!box.width || getComputedStyle(one).visibility === 'hidden' || one.closest('[aria-hidden="true"]')) continue;
        if (box.height < least - 0.5 || box.width < least - 0.5)
            wrong.push(`"${name.slice(0, 40)}" is ${box.width.toFixed(0)} × ${box.height.toFixed(0)} px`);
        if (one.closest('.cards, .hands, .sheet-tabs')) continue; /* what lies in a tray of its own scrolling */
        if (box.left < -0.5 || box.right > innerWidth + 0.5) wrong.push(`"${name.slice(0, 40)}" is beside the screen`);
    }
    return wrong;
}

/** A second tap must meet what the first one would have: the board stays where it is, whatever the prompt says. And
 * nothing lies over it. */
async function stays(anna, game, decisions, seen) {
    await anna.visit('/');
    await anna.playNow(game);
    let place = '';
    await anna.playOn(async i => {
        const { x, y, width, height } = await anna.find('svg.sheet').boundingBox();
        const now = `${x} ${y} ${width} ${height}`;
        place ||= now;
        assert.equal(now, place, `${game}: the board stays where it is (decision ${i}): ${now}, not ${place}`);
        seen.add((await anna.sees('button[title="Annuler le coup"]')) ? 'undo' : 'no undo');
        seen.add((await anna.find('.prompt').boundingBox()).height);
        return i === decisions;
    }, dice(7));
    for (const part of ['.zoom', '.common'])
        assert.ok(
            await anna.page.evaluate(name => {
                const bottom = document.querySelector(name).getBoundingClientRect().bottom;
                return bottom <= document.querySelector('svg.sheet').getBoundingClientRect().top;
            }, part),
            `${game}: ${part} is not on the board`,
        );
    const [name, tools] = await Promise.all(
        ['.table-name', '.table-top .tools'].map(part => anna.find(part).first().boundingBox()),
    );
    const wide = await anna.find('.table-name').evaluate(one => one.scrollWidth);
    assert.ok(name.x + Math.max(name.width, wide) <= tools.x + 0.5, `${game}: the title ends before the buttons`);
}

export async function tell(world) {
    const anna = await world.person({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
        locale: 'fr-FR',
        reducedMotion: 'reduce', /* what slides in is at its place at once */
    });
    anna.finger = true;
    const fits = where => anna.eventually(() => anna.page.evaluate(tooSmall, LEAST), wrong => !wrong.length, where);

    await anna.see('.game-card');
    await fits('lobby');
    await anna.press('.account');
    await anna.see('.account-form');
    await fits('account');
    await anna.press('dialog header .icon');
    await anna.press('.game-card a.button');
    await anna.see('.create');
    await fits('new table');
    await anna.press('.create .buttons a');

    await anna.press('.game-card .main');
    await anna.see('.table-page');
    await anna.turn();
    await fits('table');
    await anna.until(() => document.scrollingElement.scrollHeight <= innerHeight, null, 'nothing to scroll');
    await anna.press('button[aria-label="Réglages"]');
    await anna.see('dialog a[download]');
    await fits('settings');
    const save = await anna.page.request.get(await anna.find('dialog a[download]').evaluate(link => link.href));
    assert.equal(save.status(), 200, 'the game is saved from a phone, too');
    await anna.press('dialog header .icon');
    for (const tab of ['log', 'moves', 'players']) {
        await anna.press(`.tab-of-${tab}`);
        await anna.see(`.tab-of-${tab}[aria-selected="true"]`);
        await fits(`table, ${tab}`);
    }
    /* The parts of the table lie beside each other, none is squeezed away. */
    for (const part of ['.table-top', '.prompt', '.board', '.side']) {
        const box = await anna.find(part).boundingBox();
        assert.ok(box.height >= LEAST && box.width >= 300, `${part}: ${JSON.stringify(box)}`);
    }
    assert.ok((await anna.find('.board').boundingBox()).height >= 280, 'the board has its place');

    await anna.press('button[title="Règles"]');
    await anna.see('.drawer .rule');
    await fits('rules');
    await anna.press('.drawer header .icon');
    await anna.gone('.drawer');
    await anna.press('button[title="Conseil"]');
    await anna.see('.hint-line');
    await fits('hint');
    assert.ok((await anna.find('.board').boundingBox()).height >= 220, 'with a hint the board still has its place');

    /* Whole turns with a finger, until the same person has had the wind move twice. */
    await anna.playOn(async i => i >= 10);
    await fits('table in the middle');
    await anna.press('.table-top button[title="Revoir"]');
    await anna.see('.replay');
    await fits('replay');
    await anna.press('.replay button', { hasText: 'présent' });
    await anna.gone('.replay');

    const seen = new Set();
    await stays(anna, 'Twilight Struggle', 30, seen);
    await stays(anna, 'Ankh-Morpork', 20, seen);
    await stays(anna, 'World Order', 20, seen);
    await stays(anna, 'Tempête', 20, seen);
    assert.ok(seen.size > 3, `prompts were of several heights, with and without undo: ${[...seen]}`);

    await anna.visit('/');
    await anna.playNow('Bluff');
    await anna.turn();
    await fits('hand');
    await anna.playOn();
    await anna.see('dialog .scores');
    await fits('result');
    await anna.visit('/');
    await anna.see('.table-row.running');
    const row = await anna.find('.table-row.running').first().boundingBox();
    assert.ok(row.y + row.height < 844, 'who is in the middle of a game sees it without scrolling');
    await fits('lobby with tables');
}
