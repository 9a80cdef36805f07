import assert from 'node:assert';
import { likeASide, placesOfSheets, smallLetters, smallTargets } from '../layout.mjs';
import { dice, none } from '../person.mjs';

export const title = 'every game on a desk and on a phone: letters to be read, a board that stays, colours of nobody, targets for a finger';

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const LETTERS = 11,
    NAMES = 12,
    FINGER = 24,
    APART = 30,
    DECISIONS = 10;

async function measure(person, game, phone, places) {
    const { page } = person;
    const where = `${game}, ${phone ? 'phone' : 'desk'}, "${(await person.text('.prompt-text')).replace(/\s+/g, ' ')}"`;
    for (const place of await page.evaluate(placesOfSheets)) {
        const sheet = place.split(':')[0];
        if (!places.has(sheet)) places.set(sheet, place);
        assert.equal(place, places.get(sheet), `${where}: the board stays where it is`);
    }
    none(await page.evaluate(likeASide, APART), `${where}: the colour of a side`);
    if (phone) none(await page.evaluate(smallTargets, FINGER), `${where}: too small for a finger`);
    else none(await page.evaluate(smallLetters, [LETTERS, NAMES]), `${where}: too small to be read`);
}

/** What is played here, as the lobby calls it: a new game needs no line in this story. */
async function games(world, locale) {
    const person = await world.person({ locale });
    await person.see('.game-card');
    const names = await person.find('.game-card h3').allTextContents();
    assert(names.length, 'the lobby has games');
    await leave(world, person);
    return names;
}

async function leave(world, person) {
    await person.page.context().close();
    world.people.splice(world.people.indexOf(person), 1);
}

async function plays(world, game, { phone, locale, colorScheme }) {
    const person = await world.person({ ...(phone ? PHONE : DESK), locale, colorScheme });
    person.finger = phone;
    await person.playNow(game);
    const places = new Map();
    await person.playOn(async i => {
        await person.drawn();
        await measure(person, game, phone, places);
        if (i === 3) {
            /* A hint and the question whether one is sure: neither moves anything. */
            await person.press('.prompt-buttons .quiet');
            await person.see('.hint-line');
            await measure(person, game, phone, places);
        }
        return i === DECISIONS;
    }, dice(phone ? 11 : 5));
    if (await person.sees('dialog[open]')) await person.press('dialog[open] header .icon');
    /* Every sheet that lies behind a tab, too. */
    for (const tab of await person.find('.sheet-tabs button').all()) {
        await (phone ? tab.tap() : tab.click());
        await person.drawn();
        await measure(person, game, phone, places);
    }
    await leave(world, person);
}

export async function tell(world) {
    for (const [lang, locale] of ['en-GB', 'fr-FR'].entries())
        for (const [i, game] of (await games(world, locale)).entries())
            for (const phone of [false, true]) await plays(world, game, { phone, locale, colorScheme: (i + lang) % 2 ? 'dark' : 'light' });
}
