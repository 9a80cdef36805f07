import assert from 'node:assert';

export const title = 'a decision is taken back';

export async function tell(world) {
    const anna = await world.person();
    await anna.playNow('Storm of the Gods');
    const undo = 'button[title="Undo"]';
    let log = [],
        pieces = [];
    const look = async () => {
        log = await anna.find('.log li').allInnerTexts();
        pieces = await anna.find('.pieces .piece').count();
    };
    /* What can be undone depends on the dice: the first such decision of the game. */
    await anna.playOn(
        async () => {
            if (await anna.sees(undo)) return true;
            await look();
        },
        list => list.at(-1),
    );
    await anna.see(undo); /* something could be undone */
    assert.notDeepEqual(await anna.find('.log li').allInnerTexts(), log);
    const wanted = log,
        there = pieces,
        n = await anna.n();
    await anna.press(undo);
    await anna.until(before => Number(document.querySelector('.table-page').dataset.n) !== before, n);
    await anna.see('.prompt.yours');
    assert.deepEqual(await anna.find('.log li').allInnerTexts(), wanted, 'the log is as before');
    await anna.eventually(() => anna.find('.pieces .piece').count(), count => count === there, `${there} pieces as before`);
    /* And one may decide otherwise. */
    await anna.decide();
}
