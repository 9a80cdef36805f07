import assert from 'node:assert';

export const title = 'a whole turn by keyboard alone, with the focus always to be seen';

/** What has the focus, and whether one can see that it has. */
function focused() {
    const one = document.activeElement;
    if (!one || one === document.body) return null;
    const style = getComputedStyle(one),
        ring = one.querySelector('.ring');
    const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    const ringed = !!ring && parseFloat(getComputedStyle(ring).strokeWidth) >= 6;
    return {
        name: one.getAttribute('aria-label') ?? one.textContent.trim(),
        kind: one.getAttribute('class') ?? '',
        tag: one.tagName.toLowerCase(),
        visible: outlined || ringed,
    };
}

export async function tell(world) {
    const anna = await world.person();
    const { keyboard } = anna.page;
    await anna.see('.game-card');
    const focus = (right, what) => anna.eventually(() => anna.page.evaluate(focused), right, what);
    /** Tab until something fits; everything on the way must show that it has the focus. */
    const tabTo = async (fits, key = 'Tab') => {
        for (let i = 0; i < 40; i++) {
            await keyboard.press(key);
            const now = await anna.page.evaluate(focused);
            if (!now) continue;
            assert.ok(now.visible, `the focus is not to be seen on "${now.name}" (${now.tag} ${now.kind})`);
            if (fits(now)) return now;
        }
        assert.fail('the Tab key does not get there');
    };
    await tabTo(now => now.name === 'Play now against bots');
    await keyboard.press('Enter');
    await anna.see('.table-page');

    /* From the first decision of a turn to the first of the next. */
    const turn = () => anna.text('.common').then(text => Number(/\d+/.exec(text)[0]));
    await anna.turn();
    const before = await turn();
    for (let i = 0; i < 40 && (await anna.turn()) && (await turn()) === before; i++) {
        const n = await anna.n();
        await tabTo(now => /\boffer\b/.test(now.kind) || /\bmain\b/.test(now.kind));
        await keyboard.press(i % 2 ? 'Enter' : 'Space');
        /* A menu, and maybe the question whether one is sure. */
        let answer = await anna.asked(n);
        while (answer.kind !== 'played') {
            /* It takes the focus once it is drawn. */
            const wanted = answer.kind === 'sure' ? /main/ : /menu-move/;
            const first = await focus(now => wanted.test(now?.kind), `what is asked (${answer.kind}) has the focus`);
            if ((await anna.find('.popup .menu-move').count()) > 1) {
                await keyboard.press('ArrowDown');
                await focus(now => now && now.name !== first.name, 'the arrow goes on');
            }
            await keyboard.press('Enter');
            answer = await anna.asked(n, answer.seen);
        }
    }
    assert.ok((await turn()) > before, 'a turn was played');

    /* Arrows on the board, zoom keys, Escape. */
    await anna.turn();
    await anna.find('svg.sheet').focus();
    const view = () => anna.find('svg.sheet').getAttribute('viewBox');
    const whole = await view();
    await keyboard.press('+');
    await anna.until(old => document.querySelector('svg.sheet').getAttribute('viewBox') !== old, whole);
    await keyboard.press('0');
    await anna.until(old => document.querySelector('svg.sheet').getAttribute('viewBox') === old, whole);
    await tabTo(now => now.name.includes('Rules'), 'Shift+Tab');
    await keyboard.press('Enter');
    await anna.see('.drawer .rule');
    await focus(now => now?.tag === 'input', 'the search has the focus');
    await keyboard.press('Escape');
    await anna.gone('.drawer');
}
