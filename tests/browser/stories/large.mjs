import assert from 'node:assert';
import * as large from '../large.mjs';

export const title = 'a large game: menus on a map, piles to choose from, long hands, many buttons';

const count = (person, selector) => person.find(selector).count();

async function map(anna, table) {
    await table.decide('where?', large.choices.countries);
    await anna.eventually(() => count(anna, '.offer'), n => n === 96, 'every country is lit');
    assert.ok((await count(anna, '.link')) > 120, 'links are drawn');
    const order = await anna.page.evaluate(() => {
        const all = [...document.querySelectorAll('.zones > *')];
        const at = look => all.findIndex(one => one.classList.contains(`look-${look}`));
        return [at('sea'), at('link'), at('country')];
    });
    assert.deepEqual([...order].sort((a, b) => a - b), order, 'sea below links below countries');
    /* A menu of the three moves of that country, and one of them is made. */
    await anna.point((await anna.lights('.offer'))[40]);
    await anna.see('.popup .menu-move');
    assert.equal(await count(anna, '.popup .menu-move'), 3);
    await anna.press('.popup .menu-move', { hasText: 'Coup' });
    assert.match(await table.played(), /^coup \d+$/);

    /* All moves are in the list, to be found by their words. */
    await table.decide('where now?', large.choices.countries);
    await anna.press('.tab-of-moves');
    await anna.eventually(() => count(anna, '.moves .menu-move'), n => n === 289, 'all moves are listed');
    await anna.find('.side-moves input').fill('NORWICK coup 30');
    await anna.eventually(() => count(anna, '.moves .menu-move'), n => n === 1, 'one of them is found');
    await anna.press('.moves .menu-move');
    assert.equal(await table.played(), 'coup 30');
}

async function piles(anna, table) {
    const { Z } = large;
    /* A card in a pile is chosen: the pile is lit, opened, and shows first what can be chosen. */
    await table.decide('take a card', large.choices.discarded);
    await anna.see('.card.pile.lit');
    assert.match(await anna.find('.card.pile').getAttribute('aria-label'), /30 cards — 5 choices/);
    await anna.press('.card.pile');
    await anna.see('.pile-view');
    assert.equal(await count(anna, '.pile-card'), large.DISCARDED);
    const lit = await anna.find('.pile-card').evaluateAll(all => all.map(one => one.classList.contains('lit')));
    assert.deepEqual(lit.slice(0, 6), [true, true, true, true, true, false], 'what can be chosen comes first');
    await anna.until(() => document.activeElement?.matches('.pile-card.lit'), null, 'the first has the focus');
    assert.match(await anna.text('.pile-card.lit'), /Whoever has fewer points/, 'its text is there');

    /* One that cannot be chosen says why. */
    const asked = table.whyAsked();
    await anna.press('.pile-card:not(.lit)');
    await anna.see('.popup .why .rule-link');
    assert.equal(table.whyAsked(), asked + 1);
    await anna.page.keyboard.press('Escape');
    await anna.gone('.popup');
    await anna.see('.pile-view');

    /* Found by a word, then taken. */
    await anna.find('.pile-view input').fill('card 26');
    await anna.eventually(() => count(anna, '.pile-card'), n => n === 1, 'one card is found');
    await anna.press('.pile-card');
    assert.equal(await table.played(), 'take 26');
    await anna.gone('.pile-view');

    /* A pile on the board: the same, and a move about the pile itself is there, too. */
    await table.decide('bring one back', large.choices.removed);
    await anna.see(`.offer[data-touch="${Z.removed}"]`);
    assert.equal(await anna.find(`.piece[data-touch="${Z.removed}"] .pile-count`).textContent(), String(large.REMOVED));
    await anna.point((await anna.lights('.offer'))[0]);
    await anna.see('.pile-view header .menu-move');
    await anna.page.keyboard.press('Escape');
    await anna.gone('.pile-view');
    await anna.decide();
    assert.equal(await table.played(), 'back 61');

    /* To be read at any time. */
    await table.decide('where?', large.choices.countries);
    await anna.press('.card.pile');
    await anna.see('.pile-view');
    assert.equal(await count(anna, '.pile-card.lit'), 0);
    await anna.press('.pile-view header .icon');
    await anna.gone('.pile-view');
}

async function hand(anna, table) {
    await table.decide('play a card', large.choices.hand);
    await anna.eventually(() => count(anna, '.own-tray .card.lit'), n => n === large.HELD, 'the hand is lit');
    await anna.press('.read-all');
    await anna.see('.pile-view .pile-card.lit');
    assert.equal(await count(anna, '.pile-card'), large.HELD);
    await anna.press('.pile-card', { hasText: large.cardName(4) });
    await anna.see('.popup .menu-move');
    await anna.press('.popup .menu-move', { hasText: 'points' });
    assert.equal(await table.played(), 'ops 4');
}

/** The card that is pointed at is shown large; one that has slid under the resting mouse is not. */
async function reading(anna, table) {
    const under = card =>
        anna.until(
            name => document.querySelector('.own-tray .card:hover')?.getAttribute('aria-label').startsWith(name),
            large.cardName(card),
            `the mouse is over card ${card}`,
        );
    await table.decide('play the first card', large.choices.first);
    await anna.find('.own-tray .card').first().hover();
    await anna.see('.reader', { hasText: large.cardName(1) });
    await anna.press('.own-tray .card');
    assert.equal(await table.played(), 'event 1');
    await table.decide('where?', large.choices.countries, [1]);
    await under(2);
    await anna.drawn();
    assert.equal(await count(anna, '.reader'), 0, 'nobody has pointed at the next card');
    const { x, y } = await anna.find('.own-tray .card').first().boundingBox();
    await anna.page.mouse.move(x + 20, y + 20);
    await anna.see('.reader', { hasText: large.cardName(2) });
    await anna.page.mouse.move(0, 0);
    await anna.gone('.reader');
}

/** A hyphen is a minus before a number, but not in ranges, ids and names of places, nor in what one types. */
async function signs(anna, table) {
    await table.decide('2-6, -1, (-12) = -14, +1/-1, AM-14.1, 0,-3, -4,0', large.choices.signs);
    await anna.see('.prompt-text', { hasText: '2-6, −1, (−12) = −14, +1/−1, AM-14.1, 0,-3, -4,0' });
    await anna.see('.player dd', { hasText: /^−3$/ });
    assert.deepEqual((await anna.text('.moves .menu-move')).split(/\n/), ['Fly 2 to the west (−1)', 'fly -1 2']);
    await anna.press('.prompt-buttons .main', { hasText: '(−1)' });
    assert.equal(await table.played(), 'fly -1 2');
}

async function buttons(anna, table, room) {
    let height;
    for (const n of [2, room, room + 3]) {
        await table.decide(`how many of ${n}?`, large.choices.buttons(n));
        await anna.see('.prompt-buttons .main');
        /* As many as have room in a line that does not grow; the others are in a menu. */
        const more = await anna.eventually(
            () => anna.page.$$eval('.prompt-buttons .main', all => all.map(one => /\((\d+)\)$/.exec(one.textContent)?.[1] ?? 1)),
            all => all.reduce((sum, one) => sum + Number(one), 0) === n,
            `${n} buttons, in the menu or before it`,
        );
        assert.ok(more.length <= Math.min(n, room));
        const line = await anna.find('.prompt').boundingBox();
        height ??= line.height;
        if (room > 3) assert.equal(line.height, height, 'the prompt is as high as ever');
    }
    await anna.press('.prompt-buttons .more');
    await anna.press('.popup .menu-move', { hasText: `Give ${room + 3} of` });
    assert.equal(await table.played(), `choose way${room + 3}`);
}

/** Moves that differ in a number only are one control, whatever there are beside them. */
async function amounts(anna, table) {
    await table.decide('how much?', [...large.choices.amounts(61), { m: 'pass', t: 'pass', x: [] }]);
    await anna.see('.prompt .stepper');
    assert.equal(await count(anna, '.prompt-buttons .main'), 2, 'the amount, and passing');
    assert.equal(await anna.text('.step-number'), '0');
    await anna.press('.stepper .step[aria-label="More"]');
    await anna.press('.stepper .step[aria-label="More"]');
    await anna.see('.stepper .main', { hasText: 'Bid 2 points' });
    await anna.find('.stepper input').fill('60');
    await anna.see('.stepper .main', { hasText: 'Bid 60 points' });
    assert.ok(await anna.find('.stepper .step[aria-label="More"]').isDisabled(), 'there is no more');
    await anna.press('.stepper .step[aria-label="Less"]');
    await anna.press('.stepper .main');
    assert.equal(await table.played(), 'bid 59');
}

async function desk(world) {
    const anna = await world.person();
    const table = await large.seatAt(anna);
    await map(anna, table);
    await piles(anna, table);
    await hand(anna, table);
    await reading(anna, table);
    await signs(anna, table);
    await buttons(anna, table, 6);
    await amounts(anna, table);
    /* A country within a region that is lit, too: both can be met. */
    await table.decide('a region?', large.choices.region);
    const lights = await anna.lights('.offer');
    assert.equal(lights.length, 2);
    await anna.point(lights.find(one => one.label.startsWith(large.countryName(14))));
    assert.equal(await table.played(), 'influence 14');
    await table.decide('a region now?', large.choices.region);
    await anna.point((await anna.lights('.offer')).find(one => one.label.startsWith('the North')));
    assert.equal(await table.played(), 'region north');
}

async function phone(world) {
    const ben = await world.person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    ben.finger = true;
    const table = await large.seatAt(ben);
    await buttons(ben, table, 3);
    /* What can be played is brought into sight. */
    await table.decide('the last card', large.choices.last);
    const seen = await ben.eventually(() => ben.lit('.card.lit'), list => list.length === 1, 'the lit card is in sight');
    assert.ok(seen[0].x > 0 && seen[0].x < 390);
    await table.decide('take a card', large.choices.discarded);
    await ben.decide();
    assert.match(await table.played(), /^take \d+$/);
    const sideways = await ben.page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth);
    assert.equal(sideways, 0, 'nothing to scroll sideways');
}

export async function tell(world) {
    await desk(world);
    await phone(world);
}
