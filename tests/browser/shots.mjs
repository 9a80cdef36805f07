/* The pictures of the README: lobby and table, on a desk and on a phone, and a table of each large game.
 *
 *     node tests/browser/shots.mjs PROGRAM [FOLDER]
 *
 * Dice are secret, so no two runs show the same game; each plays on until the board is worth looking at.
 */
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dice } from './person.mjs';
import { launch, Server, World } from './world.mjs';

const [program, folder = fileURLToPath(new URL('../../docs', import.meta.url))] = process.argv.slice(2);
const LARGEST = 500_000;
const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' };
const phone = {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
};

async function shot(person, name) {
    const path = `${folder}/${name}.png`;
    await person.page.mouse.move(0, 0);
    await person.gone('.notice');
    /* A table in one colour: the shading makes a picture three times as large. */
    await person.page.evaluate(() => document.documentElement.style.setProperty('--felt', '#efe6d3'));
    await person.page.screenshot({ path, animations: 'disabled' });
    const { size } = statSync(path);
    console.log(`${name}.png: ${Math.round(size / 1000)} kB`);
    if (size > LARGEST) throw new Error(`${path} has more than ${LARGEST / 1000} kB`);
}

const browser = await launch(),
    server = await Server.start(program);
const world = new World(browser, program);
world.own = server;
try {
    const ben = await world.person(desk);
    await ben.newTable('Storm of the Gods', ['me', 'free', 'bot:greedy'], { name: 'Ben' });
    const clara = await world.person(desk);
    await clara.newTable('Storm of the Gods', ['me', 'bot:greedy', 'bot:greedy', 'bot:greedy'], { name: 'Clara' });
    await clara.playOn(i => i === 6);

    const anna = await world.person(desk);
    await anna.newTable('Bluff', ['me', 'bot:greedy', 'bot:greedy'], { name: 'Anna' });
    await anna.playOn();
    await anna.visit('/');
    await middle(anna);
    await shot(anna, 'table');
    const table = new URL(anna.page.url()).pathname;
    await anna.visit('/');
    await anna.see(`.table-row[href="${table}"]`);
    await shot(anna, 'lobby');

    /* The same person and the same game on a phone. */
    const pocket = await world.person({ ...phone, storageState: await anna.page.context().storageState(), path: table });
    await pocket.see('.prompt.yours');
    await shot(pocket, 'table-phone');
    await pocket.visit('/');
    await pocket.see('.game-card');
    await shot(pocket, 'lobby-phone');

    for (const [game, name, decisions] of [
        ['Twilight Struggle', 'twilight', 36],
        ['Ankh-Morpork', 'ankh', 18],
    ]) {
        const one = await world.person({ ...desk, viewport: { width: 1360, height: 850 } });
        await one.playNow(game);
        await one.playOn(i => i >= decisions, dice(5));
        await shot(one, name);
    }
} finally {
    await world.end();
    await browser.close();
}

/** Plays, building where it can, until the middle of a game has something to show; the next game if this one has not. */
async function middle(person) {
    const wishes = [/sanctuary/i, /build/i, /convert|occupy/i, /explore/i];
    const choose = list => wishes.map(wish => list.find(one => wish.test(one.label))).find(Boolean) ?? list[0];
    for (let game = 0; game < 12; game++) {
        await person.visit('/');
        await person.newTable('Storm of the Gods', ['me', 'bot:greedy', 'bot:greedy'], { name: 'Anna' });
        while (await person.turn()) {
            const [lit, cities, points] = await person.page.evaluate(() => [
                document.querySelectorAll('.offer').length,
                document.querySelectorAll('.piece[class*="look-"]:has([class*="own"])').length,
                Number(document.querySelectorAll('.own-seat dd')[4]?.textContent),
            ]);
            if (lit >= 3 && cities >= 6 && points >= 5) return;
            await person.decide(choose);
        }
    }
    throw new Error('no game was worth a picture: run this again');
}
