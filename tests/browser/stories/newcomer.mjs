import assert from 'node:assert';
import { dice } from '../person.mjs';

export const title = 'a newcomer plays a whole game of Tempête against bots by clicking what is lit';

export async function tell(world) {
    const anna = await world.person({ reducedMotion: 'no-preference' });
    await anna.playNow('Storm of the Gods');
    /* What the dice will be is fixed from the first state on; the options are said in words. */
    await anna.press('button[aria-label="About this table"]');
    await anna.see('dialog .about', { hasText: /Powers: no/ });
    const hash = await anna.text('dialog .commitment');
    assert.match(hash, /^[0-9a-f]{64}$/);
    await anna.press('dialog header .icon');
    await anna.gone('dialog');
    await anna.press('.about-role');
    await anna.see('.popup-text');
    await anna.press('.popup header .icon');
    await anna.gone('.popup');
    await anna.playOn(null, dice(7));

    await anna.see('dialog .scores');
    assert.match(await anna.text('dialog h2'), /won|draw/i);
    assert.ok((await anna.text('dialog .ending')).length > 10, 'the ending is explained');
    assert.equal(await anna.find('dialog .scores tbody tr').count(), 3);
    const points = await anna.find('dialog .scores .points').allInnerTexts();
    assert.ok(points.every(text => /^\d+$/.test(text)), `points: ${points}`);
    await anna.see('dialog .scores .winner');

    await anna.press('dialog .fair summary');
    await anna.eventually(
        () => anna.text('dialog .fair'),
        text => text.includes(hash),
        `the same hash with the result, ${hash}`,
    );
    const file = await anna.page.request.get(await anna.find('dialog a[download]').evaluate(link => link.href));
    assert.ok((await file.text()).includes(hash), 'and in the file');

    /* The rule of the ending is one click away. */
    await anna.press('dialog .ending .rule-link');
    await anna.see('.drawer .rule.target');
    await anna.page.keyboard.press('Escape');
    await anna.gone('.drawer');

    await anna.press('.prompt-buttons button', { hasText: 'Result' });
    await anna.press('dialog .buttons > *', { hasText: /^Replay/ });
    await anna.see('.replay');
    await anna.find('.replay input').fill('3');
    await anna.see('.replay-at', { hasText: 'Moment 3 of' });
}
