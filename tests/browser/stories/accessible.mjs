import assert from 'node:assert';
import { none } from '../person.mjs';

export const title = 'every control has a name, and what is wanted is announced';

const CONTROLS = /^(button|link|textbox|searchbox|combobox|slider|radio|checkbox|tab|menuitem|switch|spinbutton)$/;

/** What the browser tells a screen reader. */
async function tree(person) {
    const line = await person.page.context().newCDPSession(person.page);
    const { nodes } = await line.send('Accessibility.getFullAXTree');
    await line.detach();
    return nodes
        .filter(node => !node.ignored)
        .map(node => ({ role: node.role?.value ?? '', name: node.name?.value ?? '' }));
}
async function named(person, where) {
    const nodes = await tree(person),
        controls = nodes.filter(node => CONTROLS.test(node.role));
    const nameless = controls.filter(node => !node.name.trim()).map(node => node.role);
    none(nameless, `${where}: controls without a name`);
    assert.ok(controls.length > 2, `${where}: there are controls`);
    assert.ok(
        nodes.some(node => node.role === 'heading' && node.name),
        `${where}: there is a heading`,
    );
    return nodes;
}

export async function tell(world) {
    const anna = await world.person();
    await anna.see('.game-card');
    const lobby = await named(anna, 'lobby');
    assert.ok(lobby.some(node => node.role === 'main'));
    await anna.press('.account');
    await anna.see('.account-form');
    await named(anna, 'account');
    await anna.page.keyboard.press('Escape');
    await anna.press('.game-card a.button');
    await anna.see('.create');
    await named(anna, 'new table');
    await anna.press('.create .buttons a');

    await anna.playNow('Storm of the Gods');
    await anna.playOn(i => i === 5);
    const table = await named(anna, 'table');
    for (const role of ['main', 'log', 'tablist']) assert.ok(table.some(node => node.role === role), role);
    /* What is lit says what it is and what a click does. */
    const offers = await anna.find('.offer').evaluateAll(all => all.map(one => one.getAttribute('aria-label')));
    for (const label of offers) assert.match(label, /.+ : .+/);

    /* The prompt is a live region and says something new with each decision. */
    const live = anna.find('.prompt-text[aria-live="polite"]');
    assert.equal(await live.count(), 1);
    const first = await live.innerText();
    assert.match(first, /Your turn/);
    await anna.playOn(async () => (await live.innerText()) !== first);

    await anna.press('button[title="Rules"]');
    await anna.see('.drawer .rule');
    await named(anna, 'rules');
    await anna.page.keyboard.press('Escape');
    await anna.press('.table-top button[title="Replay"]');
    await anna.see('.replay');
    const replay = await named(anna, 'replay');
    assert.ok(replay.some(node => node.role === 'slider' && node.name));
    await anna.visit('/');
    await anna.playNow('Bluff');
    await anna.turn();
    const cards = (await named(anna, 'cards')).filter(node => node.role === 'button');
    assert.ok(
        cards.some(node => /^(card \d+|the Spy)/i.test(node.name)),
        `one hears which card one holds: ${cards.map(node => node.name).join(', ')}`,
    );
    await anna.playOn();
    const result = await named(anna, 'result');
    assert.ok(result.some(node => node.role === 'dialog' && node.name));
}
