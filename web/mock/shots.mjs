/* Screenshots of every page at three sizes, light and dark, for looking at.
 *
 *     node mock/shots.mjs ADDRESS FOLDER
 */
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [address = 'http://localhost:8090', folder = '/tmp/shots'] = process.argv.slice(2);
const sizes = { phone: [390, 844], desk: [1280, 800], wall: [1920, 1080] };
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

async function visit(size, dark, lang, steps) {
    const [width, height] = sizes[size];
    const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: dark ? 'dark' : 'light',
        locale: lang,
        hasTouch: size === 'phone',
        reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.on(
        'console',
        message => ['error', 'warning'].includes(message.type()) && console.log(`${size}: ${message.text()}`),
    );
    page.on('pageerror', error => console.log(`${size}: ${error.stack}`));
    page.shot = name => page.screenshot({ path: `${folder}/${name}-${size}-${dark ? 'dark' : 'light'}.png` });
    await page.goto(address);
    await page.waitForSelector('.game-card');
    await steps(page);
    await context.close();
}

/** Plays whatever is offered, by clicking. */
async function playOn(page, clicks) {
    for (let i = 0; i < clicks; i++) {
        await page.waitForSelector('.prompt.yours, dialog.dialog', { timeout: 20000 });
        if (await page.$('dialog.dialog')) return;
        const n = await page.$$eval('.offer', all => all.length);
        if (n) {
            await page
                .locator('.offer')
                .nth(i % n)
                .focus({ timeout: 1000 })
                .catch(() => {});
            await page.keyboard.press('Enter');
            const choice = page.locator('.popup .menu-move').first();
            if (await choice.isVisible()) await choice.click({ timeout: 1000 }).catch(() => {});
        } else
            await page
                .locator('.prompt-buttons .main, .tray .lit')
                .first()
                .click({ timeout: 1000 })
                .catch(() => {});
        await page.waitForTimeout(120);
    }
    await page.waitForSelector('.prompt.yours', { timeout: 20000 });
}

const wanted = (process.argv[4] ?? 'desk,phone,wall').split(',');
for (const size of wanted) {
    const dark = size === 'wall',
        lang = size === 'desk' ? 'en-GB' : 'fr-FR';
    await visit(size, dark, lang, async page => {
        await page.waitForTimeout(600);
        await page.shot('lobby');
        await page.locator('.game-card .button').first().click();
        await page.waitForSelector('.create');
        await page.shot('create');
        await page.goBack();
        await page.locator('.game-card .main').first().click();
        await page.waitForSelector('.table-page');
        await playOn(page, 14);
        await page.shot('table');
        await page.locator('.prompt-buttons .quiet').first().click();
        await page.waitForSelector('.hint-line', { timeout: 20000 });
        await page.shot('hint');
        await page.locator('.zones .zone').nth(40).click({ force: true });
        await page.waitForTimeout(500);
        await page.shot('why');
        await page.keyboard.press('Escape');
        await page.locator('.rule-link').last().dispatchEvent('click');
        await page.waitForTimeout(500);
        await page.shot('rules');
        await page.keyboard.press('Escape');
        await page.locator('.table-top .tools .quiet').first().click();
        await page.locator('.replay input').fill('12');
        await page.waitForTimeout(500);
        await page.shot('replay');
        await page.goto(address);
        await page.waitForSelector('.game-card');
        await page.locator('.game-card .main').nth(1).click();
        await page.waitForSelector('.table-page');
        await playOn(page, 1);
        await page.shot('cards');
        await playOn(page, 400);
        await page.waitForSelector('dialog.dialog', { timeout: 20000 });
        await page.shot('result');
    });
}
await browser.close();
