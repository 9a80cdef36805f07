import assert from 'node:assert';
import { dice } from '../person.mjs';

export const title = 'a cold war against a bot: setup, headlines and action rounds by clicking countries and cards';

const TURNS = 60;

export async function tell(world) {
    const anna = await world.person({});
    await anna.playNow('Twilight Struggle');
    await anna.see('.prompt.yours', { hasText: 'Eastern Europe: 6 left' });
    assert.equal(await anna.find('.offer').count(), 9, 'the nine countries of Eastern Europe are lit');
    const colours = await anna.page.$$eval('.player .mark', marks => marks.map(m => getComputedStyle(m).backgroundColor));
    assert.deepEqual(colours, ['rgb(232, 96, 76)', 'rgb(86, 180, 233)'], 'the USSR is red and the US blue');
    let kinds = '';
    await anna.playOn(async i => {
        kinds += (await anna.text('.prompt')) + '\n';
        return i === TURNS;
    }, dice(3));
    for (const asked of [/Eastern Europe: 1 left/, /Pick a headline/, /Play a card/, /influence/])
        assert.match(kinds, asked);
}
