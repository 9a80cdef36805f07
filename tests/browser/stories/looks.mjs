import assert from 'node:assert';

export const title = 'dark and light as the browser wishes, and no motion for whoever wants none';

/** Contrast of a text against the page behind it, as WCAG counts it. */
function contrast(selector) {
    const numbers = colour => {
        const dot = document.createElement('canvas').getContext('2d');
        dot.fillStyle = colour;
        dot.fillRect(0, 0, 1, 1);
        return [...dot.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const light = colour => {
        const [r, g, b] = numbers(colour).map(c => (c / 255 <= 0.03928 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const one = document.querySelector(selector);
    let ground = one;
    while (ground && /rgba\(.*, 0\)|transparent/.test(getComputedStyle(ground).backgroundColor)) ground = ground.parentElement;
    const a = light(getComputedStyle(one).color),
        b = light(getComputedStyle(ground ?? document.documentElement).backgroundColor);
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
/** Whatever is animated from here on is counted, however short. */
function count() {
    const animate = Element.prototype.animate;
    window.moved = 0;
    Element.prototype.animate = function (...args) {
        window.moved++;
        return animate.apply(this, args);
    };
}
const brightness = person =>
    person.page.evaluate(() => {
        const [r, g, b] = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g).map(Number);
        return (r + g + b) / 3;
    });

export async function tell(world) {
    for (const colorScheme of ['light', 'dark']) {
        const anna = await world.person({ colorScheme, reducedMotion: 'no-preference' });
        const dark = async () => (await brightness(anna)) < 100;
        await anna.see('.game-card');
        assert.equal(await dark(), colorScheme === 'dark');
        await anna.playNow('Storm of the Gods');
        await anna.page.evaluate(count);
        await anna.playOn(i => i === 4);
        await anna.until(() => window.moved > 0, null, 'pieces glide');
        for (const text of ['.prompt-text span', '.prompt-text b', '.log li span', '.player dt', '.player h3', '.log-at', '.log .rule-link']) {
            await anna.eventually(
                () => anna.page.evaluate(contrast, text),
                ratio => ratio >= 4.5,
                `${colorScheme}: the contrast of ${text}`,
            );
        }
        await anna.press('button[aria-label="Dark or light"]');
        await anna.eventually(dark, is => is === (colorScheme !== 'dark'), 'dark, having switched');
        await anna.page.reload();
        await anna.see('.prompt.yours');
        assert.equal(await dark(), colorScheme !== 'dark', 'and kept');
    }
    const calm = await world.person({ reducedMotion: 'reduce' });
    await calm.page.evaluate(count);
    await calm.playNow('Storm of the Gods');
    await calm.playOn(async i => {
        assert.equal(await calm.page.evaluate(() => document.getAnimations().length), 0, 'nothing moves');
        return i === 4;
    });
    assert.equal(await calm.page.evaluate(() => window.moved), 0);
}
