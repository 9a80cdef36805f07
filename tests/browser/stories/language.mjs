import assert from 'node:assert';

export const title = 'the browser chooses the language, and it changes at any moment';

export async function tell(world) {
    const anna = await world.person({ locale: 'fr-FR' });
    await anna.see('.game-card', { hasText: 'Jouer contre des robots' });
    await anna.see('html[lang="fr"]');
    const greta = await world.person({ locale: 'de-DE' });
    await greta.see('.game-card', { hasText: 'Play now against bots' });

    /* While a form is being filled in: what was typed stays. */
    await anna.press('.game-card a.button');
    await anna.find('.create input').first().fill('Zoé');
    await anna.press('.lang');
    await anna.see('.create', { hasText: 'Your name' });
    assert.equal(await anna.find('.create input').first().inputValue(), 'Zoé');
    await anna.press('.lang');
    await anna.see('.create', { hasText: 'Votre nom' });
    /* Of several at this device each is asked for a name of their own. */
    await anna.page.getByLabel('Siège 2').selectOption('me');
    await anna.see('.seat-name');
    assert.deepEqual(await anna.find('.seat-name').evaluateAll(all => all.map(one => one.placeholder)), [
        'Nom au siège 1',
        'Nom au siège 2',
    ]);
    await anna.press('.create .buttons a');

    /* In the middle of a game, with the rules open. */
    await anna.playNow('Tempête');
    await anna.playOn(i => i === 5);
    await anna.see('.prompt', { hasText: 'À vous de jouer' });
    /* Spaces and apostrophes are set otherwise in French: that alone is no translation. */
    const told = async what => (await anna.find(what).allInnerTexts()).map(text => text.replace(/\s+/g, ' ').replace(/’/g, "'"));
    const french = await told('.log li'),
        [prompt] = await told('.prompt-text span'),
        n = await anna.n();
    await anna.press('button[title="Règles"]');
    await anna.see('.drawer .rule', { hasText: /joueurs/ });
    await anna.page.keyboard.press('Escape');
    await anna.press('.lang');
    await anna.see('.prompt', { hasText: 'Your turn' });
    /* The page's own words change at once, the game's when the server has told them anew. */
    await anna.eventually(() => told('.prompt-text span'), ([now]) => now !== prompt, 'the prompt is translated');
    await anna.eventually(
        () => told('.log li'),
        all => all.length === french.length && all.every((line, i) => line !== french[i] || !/[a-z]{4}/.test(line)),
        'every line is translated',
    );
    assert.equal(await anna.n(), n, 'nothing was played');
    await anna.see('html[lang="en"]');
    await anna.press('button[title="Rules"]');
    await anna.see('.drawer .rule', { hasText: /players/ });
    await anna.page.keyboard.press('Escape');

    /* The choice is kept, and the game goes on in it. */
    await anna.page.reload();
    await anna.see('.prompt', { hasText: 'Your turn' });
    await anna.decide();
}
