import assert from 'node:assert';
import { dice, none } from '../person.mjs';

export const title = 'Ankh-Morpork for two: cards, districts, a symbol left alone, an interrupt; no English, no foreign hand';

const MOST = 120;
/* The log tells that each of these has come about. */
const WANTED = { card: / joue /, district: / place un agent /, left: / renonce à /, let: /est retiré|utilise le Parchemin/ };
/* No word of French, and in no name of a card or a person. */
const ENGLISH = /\b(yes|default|discreet|anywhere|before|your|turn|minions?|trouble|buildings?|draws|plays|hand|undo|hint|with|areas?|loan|round)\b/i;

/** Whatever can be read in the page or is read out. */
const words = person =>
    person.page.evaluate(() => {
        const things = [...document.querySelectorAll('[title], [aria-label], svg title')];
        const told = things.flatMap(one => [one.getAttribute('title'), one.getAttribute('aria-label'), one.textContent]);
        return [document.body.innerText, ...told].join('\n');
    });

/** What lies in the hands of all seats, as the server has told it last. */
async function hands(person) {
    const zones = (await person.places()).zones.filter(zone => zone.shape === 'hand');
    const { pieces } = person.heard().findLast(one => one.is === 'state');
    return zones.map(zone => pieces.filter(piece => piece.zone === zone.id));
}

async function french(person) {
    const found = ENGLISH.exec(await words(person));
    assert.equal(found, null, `English on the French page: ${found?.input.slice(found.index - 40, found.index + 40)}`);
}

export async function tell(world) {
    const anna = await world.person();
    await anna.newTable('Ankh-Morpork', ['me', 'friend'], { options: { ask: 'discreet' } });
    const ben = await world.person({ path: await anna.invitation() });
    await ben.press('.invitation .main');
    await anna.press('.lang');
    const people = [anna, ben];
    for (const person of people) await person.see('.own-tray .card');
    await anna.see('.prompt', { hasText: /jouez une carte|doit jouer une carte/i });
    assert.equal(await anna.find('.zone[class*="look-quarter-"]').count(), 12, 'twelve districts');

    /* A personality and five cards of one's own; of the other hand only how many cards it has. */
    for (const [seat, person] of people.entries()) {
        const all = await hands(person);
        assert.equal(all[seat].filter(piece => piece.face).length, 6);
        assert.deepEqual(all[1 - seat].map(({ look, count, face }) => ({ look, count, face })), [
            { look: 'back', count: 5, face: undefined },
        ]);
    }

    const any = dice(5);
    let left = false;
    const choose = list => {
        const waive = list.find(one => /^(Renoncer|Do not (?!pay))/.test(one.label));
        if (waive && !left) {
            left = true;
            return waive;
        }
        const rest = list.filter(one => one !== waive);
        return any(rest.length ? rest : list);
    };
    let asked = false;
    const missing = async () => {
        const log = await anna.text('.log');
        return Object.keys(WANTED).filter(what => !WANTED[what].test(log));
    };
    for (let i = 0; !asked || (await missing()).length; i++) {
        assert(i < MOST, `not seen after ${MOST} decisions: ${asked ? '' : 'an interrupt, '}${await missing()}`);
        const next = await Promise.race(people.map(one => one.see('.prompt.yours').then(() => one)));
        const other = people.find(one => one !== next);
        if (await next.sees('.prompt-buttons .main', { hasText: /Laisser faire|Let it happen/ })) {
            asked = true;
            assert.match(await next.text('.prompt-text'), next === anna ? /laissez faire/ : /let it happen/);
            await other.see('.prompt-text', { hasText: next === anna ? 'Player 1' : 'Joueur 2' });
        }
        await next.decide(choose);
    }
    await french(anna);
    const labels = await anna.page.$$eval('.board text', all => all.map(one => one.textContent));
    assert.ok(labels.includes('L’Hippo'), `names on the board are set as all text is: ${labels}`);
    await anna.visit('/new/ankh');
    await anna.see('.create .segments');
    await french(anna);
    /* However narrow it is: a rule is on one line with its brackets. */
    await anna.page.setViewportSize({ width: 390, height: 844 });
    const rules = await anna.page.$$eval('.create .ruled', all =>
        all.map(one => ({ text: one.textContent, high: one.getBoundingClientRect().height })),
    );
    assert.ok(rules.length > 10);
    const broken = rules.filter(({ text, high }) => !/^\(AM-[\d.]+\)\.$/.test(text) || high > 30);
    none(broken.map(rule => `${rule.text}, ${rule.high} px high`), 'rules');
}
