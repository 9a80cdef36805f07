/* Walks through the page in a real browser and says what failed: against the mock or the real server.
 *
 *     node mock/smoke.mjs ADDRESS
 */
import assert from 'node:assert';
import { chromium } from 'playwright-core';

const address = process.argv[2] ?? 'http://localhost:8090';
const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const complaints = [];
async function person(locale = 'en-GB', path = '/') {
    const context = await browser.newContext({ locale, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    page.setDefaultTimeout(15000);
    page.on('console', message => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', error => complaints.push(error.stack));
    await page.goto(address + path);
    return page;
}
async function step(page) {
    await page.waitForSelector('.prompt.yours, dialog.dialog');
    if (await page.$('dialog.dialog')) return false;
    const quick = { timeout: 1000 };
    const offer = page.locator('.offer').first();
    if (await offer.count())
        await offer
            .focus(quick)
            .then(() => page.keyboard.press('Enter'))
            .catch(() => {});
    else
        await page
            .locator('.prompt-buttons .main, .tray .lit')
            .first()
            .click(quick)
            .catch(() => {});
    const choice = page.locator('.popup .menu-move').first();
    if (await choice.isVisible()) await choice.click(quick).catch(() => {});
    await page.waitForTimeout(80);
    return true;
}
async function open(page, seats) {
    await page.locator('.game-card', { hasText: 'Bluff' }).locator('a.button').click();
    await page.locator('.create input').first().fill('Anna');
    await page
        .getByRole('radio', { name: String(seats.length), exact: true })
        .first()
        .check();
    for (const [i, seat] of seats.entries()) await page.locator('.seat-choice select').nth(i).selectOption(seat);
    await page.locator('.create .main').click();
    await page.waitForSelector('.table-page, .pass');
}
const tests = {
    async 'a newcomer plays a whole game'() {
        const page = await person();
        await page.locator('.game-card', { hasText: 'Bluff' }).locator('.main').click();
        for (let i = 0; i < 60 && (await step(page)); i++);
        assert(await page.locator('dialog .scores').isVisible());
        await page.locator('dialog .rule-link').click();
        await page.locator('.drawer .rule.target').waitFor();
        await page.keyboard.press('Escape');
        await page.locator('.prompt-buttons button', { hasText: 'Result' }).click();
        await page.locator('dialog .buttons button').nth(1).click();
        await page.waitForSelector('.replay');
        await page.locator('.replay input').fill('3');
        await page.getByText('Moment 3 of').first().waitFor();
    },
    async 'the language changes at any moment, and a reload stays'() {
        const page = await person('fr-FR');
        await page.getByText('Jouer contre des robots').first().click();
        await page.waitForSelector('.prompt.yours');
        assert.match(await page.locator('.prompt').innerText(), /À vous de jouer/);
        await page.locator('.lang').click();
        await page.getByText('Your turn').first().waitFor();
        const lines = await page.locator('.log li').count();
        await page.reload();
        await page.waitForSelector('.prompt.yours');
        assert.equal(await page.locator('.log li').count(), lines);
    },
    async 'two people meet by a link, a third one watches'() {
        const anna = await person();
        await open(anna, ['me', 'friend']);
        const made = anna.waitForEvent('dialog').then(dialog => (dialog.dismiss(), dialog.defaultValue()));
        await anna.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: null }));
        await anna.locator('.seat-invite').click();
        const link = new URL(await made).pathname;
        const ben = await person('en-GB', link);
        await ben.locator('.invitation input').fill('Ben');
        await ben.locator('.invitation .main').click();
        await anna.waitForSelector('.prompt.yours');
        await anna.getByText('Ben').first().waitFor();
        const carl = await person('en-GB', new URL(anna.url()).pathname);
        await carl.getByText('You are watching').waitFor();
        assert.equal(await carl.locator('.offer').count(), 0);
    },
    async 'a shared device is passed on'() {
        const page = await person();
        await open(page, ['me', 'me']);
        await page.waitForSelector('.pass .main');
        assert.equal(await page.locator('.card').count(), 0);
        await page.locator('.pass .main').click();
        await step(page);
        await page.locator('.pass .main').click();
        await page.waitForSelector('.prompt.yours');
    },
    async 'why not, hint, rules'() {
        const page = await person();
        await page.locator('.game-card .main').first().click();
        await page.waitForSelector('.prompt.yours');
        await page.locator('.zones .zone').nth(50).click({ force: true });
        await page.locator('.why .rule-link').first().click();
        await page.locator('.drawer .rule.target').waitFor();
        await page.locator('.drawer input').fill('sanctuary');
        assert((await page.locator('.drawer .rule').count()) > 0);
        await page.keyboard.press('Escape');
        await page.locator('.prompt-buttons .quiet').first().click();
        await page.locator('.hint-line button').click();
        await page.locator('.hint-line').waitFor({ state: 'detached' });
    },
    async 'a bot takes the seat and gives it back'() {
        const page = await person();
        await open(page, ['me', 'friend']); /* against bots alone it would play to the end at once */
        await page.locator('.own-seat button.seat-tool').click();
        await page.locator('.own-seat select.seat-tool').selectOption({ index: 1 });
        await page.locator('.own-seat .seat-invite').click();
        await page.locator('.own-seat button.seat-tool').waitFor();
    },
    async 'a decision is taken back'() {
        const page = await person();
        await page.locator('.game-card .main').first().click();
        for (let i = 0; i < 60; i++) {
            await page.waitForSelector('.prompt.yours');
            const undo = page.locator('.prompt-buttons button[title="Undo"]');
            if (await undo.count()) {
                await undo.click();
                await undo.waitFor({ state: 'detached' });
                return;
            }
            await page.locator('.tabs .tab-of-moves').click();
            await page
                .locator('.side-moves .menu-move')
                .last()
                .click({ timeout: 1000 })
                .catch(() => {});
            await page.waitForTimeout(80);
        }
        assert.fail('nothing could be undone in 60 moves');
    },
    async 'an account is kept and found again'() {
        const name = `Anna ${Date.now() % 1e8}`;
        for (const button of [2, 1]) {
            const page = await person();
            await page.locator('.account').click();
            await page.locator('.account-form input').first().fill(name);
            await page.locator('.account-form input').nth(1).fill('correct horse battery');
            await page.locator('.account-form .buttons button').nth(button).click();
            await page.locator('.account', { hasText: name }).waitFor();
        }
    },
};
let failed = 0;
for (const [name, test] of Object.entries(tests)) {
    const failure = await test().then(
        () => null,
        error => error,
    );
    console.log(failure ? `FAILED ${name}: ${failure.message}` : `ok ${name}`);
    failed += failure ? 1 : 0;
}
for (const complaint of complaints) console.log(`the browser complains: ${complaint}`);
await browser.close();
process.exit(failed || complaints.length ? 1 : 0);
