import assert from 'node:assert';

export const title = 'one is asked where a click gives something up for good, and nowhere else';

/** The moves of the decision that is shown, as the server told them. */
const moves = person => JSON.parse(person.frames.findLast(text => /"moves":\[\{/.test(text))).moves;

export async function tell(world) {
    const anna = await world.person();
    await anna.playNow('Storm of the Gods');
    const end = '.prompt-buttons .main:has-text("End the turn")',
        sure = '.prompt .sure, .popup .sure';

    let winds = 0;
    await anna.playOn(async () => {
        const now = moves(anna);
        if (now.length > 1 && now.every(move => /^wind/.test(move.m)) && now.some(move => move.final)) winds++;
        else return winds > 0 && (await anna.sees(end)) && now.some(move => !move.final && move.m !== 'end');
        /* The wind blows somewhere in any case: one click says where. */
        const n = await anna.n();
        const lit = (await anna.lights('.offer')).filter(one => /^cell/.test(one.label));
        await anna.point(lit[0]);
        assert.equal((await anna.asked(n)).kind, 'played', 'the wind is not asked about');
        await anna.turn();
    });
    assert.ok(winds > 0);

    /* To end the turn gives up what could still be done. */
    const n = await anna.n();
    await anna.press(end);
    await anna.see(sure);
    await anna.press('.prompt .sure ~ button', { hasText: 'Go back' });
    await anna.gone(sure);
    assert.equal(await anna.n(), n, 'nothing is played');
    await anna.press(end);
    await anna.press('.prompt .sure ~ .main');
    await anna.until(before => Number(document.querySelector('.table-page').dataset.n) !== before, n);
}
