import assert from 'node:assert';
import { dice } from '../person.mjs';

export const title = 'a reload and a killed server: everybody is back where they were and goes on';

/** What the table looks like, in words. */
async function position(person) {
    await person.see('.prompt.yours');
    const pieces = await person.page.$$eval('.pieces .piece', all =>
        all.map(one => `${one.dataset.touch} ${one.style.transform} ${one.textContent}`).sort(),
    );
    const log = await person.find('.log li').allInnerTexts();
    return { n: await person.n(), prompt: await person.text('.prompt-text'), pieces, log };
}

export async function tell(world) {
    const server = await world.ownServer();
    const anna = await world.person(),
        choose = dice(3);
    await anna.playNow('Storm of the Gods');
    await anna.playOn(i => i === 12, choose);

    const before = await position(anna);
    await anna.page.reload();
    assert.deepEqual(await position(anna), before, 'a reload changes nothing');

    await server.kill();
    world.expected.push(/WebSocket connection to .* failed/);
    await anna.see('.notice.warn', { hasText: 'Not connected' });
    /* Nothing can be played into the void, and it is said once. */
    await anna.gone('.prompt.yours');
    await anna.eventually(() => anna.lit(), list => !list.length, 'nothing is lit');
    await anna.see('.notices', { hasText: /Nothing is lost/ });
    assert.equal(await anna.find('.notice').count(), 1);

    await server.begin(server.port);
    await anna.gone('.notice.warn');
    assert.deepEqual(await position(anna), before, 'a killed server has lost nothing');
    await anna.playOn(i => i === 3, choose);
    assert.ok((await anna.n()) > before.n);
}
