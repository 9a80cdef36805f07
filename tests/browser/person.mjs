/* Somebody at a table: sees what is lit and clicks it, with the mouse or a finger. */
import assert from 'node:assert';
import { changedTo } from './heard.mjs';

const PATIENCE = 60_000;

/** Runs in the page: everything that is lit, with a point where a click really meets it. */
function litThings(only) {
    const found = [];
    for (const thing of document.querySelectorAll(only)) {
        if (thing.disabled) continue;
        const box = (thing.querySelector('.ring') ?? thing).getBoundingClientRect();
        const points = [
            [0.5, 0.5],
            [0.5, 0.14],
            [0.5, 0.86],
            [0.25, 0.5],
            [0.75, 0.5],
            [0.3, 0.25],
            [0.7, 0.75],
        ];
        for (const [fx, fy] of points) {
            const x = box.left + box.width * fx,
                y = box.top + box.height * fy;
            const top = document.elementFromPoint(x, y);
            if (top && (thing === top || thing.contains(top))) {
                const label = thing.getAttribute('aria-label') ?? thing.textContent;
                found.push({ x, y, label, kind: thing.getAttribute('class') });
                break;
            }
        }
    }
    return found;
}

/** The question whether one is sure: where one has clicked, or in the prompt. */
const SURE = '.popup .main, .prompt .sure ~ .main';
/** What can be chosen from a pile of cards that is open. */
const PILE = '.pile-card.lit, .pile-view header .menu-move';
const OFFERED = '.offer, .prompt-buttons .main, .card.lit, button.tray-name.lit';

export class Person {
    constructor(page, address) {
        this.page = page;
        this.address = address;
        this.complaints = [];
        this.said = [];
        /** All messages from the server, in order. */
        this.frames = [];
        this.finger = false;
        page.setDefaultTimeout(PATIENCE);
        page.on('console', message => {
            this.said.push(`${message.type()}: ${message.text()}`);
            if (message.type() === 'error') this.complaints.push(message.text());
        });
        page.on('pageerror', error => {
            this.said.push(error.stack);
            this.complaints.push(error.stack);
        });
        page.on('websocket', socket => {
            this.said.push(`socket opened: ${socket.url()}`);
            socket.on('framereceived', ({ payload }) => {
                this.frames.push(String(payload));
                this.said.push(`heard: ${String(payload).slice(0, 400)}`);
            });
            socket.on('framesent', ({ payload }) => this.said.push(`told: ${String(payload).slice(0, 400)}`));
            socket.on('socketerror', error => this.said.push(`socket failed: ${error}`));
            socket.on('close', () => this.said.push('socket closed'));
        });
    }
    /** The same as messages, with states as they are for the page: told as what has changed since the one before, they
     * are whole here. */
    heard() {
        let known = null;
        return this.frames.map(text => {
            const message = JSON.parse(text);
            if (message.is !== 'state') return message;
            return (known = 'base' in message ? changedTo(known, message) : message);
        });
    }
    /** Zones, faces and art of the table it was told of first. */
    async places() {
        const { scene } = this.heard().find(message => message.is === 'table');
        const { places } = await this.page.evaluate(async path => (await fetch(path)).json(), scene);
        return places;
    }
    visit(path) {
        return this.page.goto(new URL(path, this.address).href);
    }
    find(selector, options) {
        return this.page.locator(selector, options);
    }
    /** Waits until something is there to be seen. */
    see(selector, options) {
        return this.page.locator(selector, options).first().waitFor();
    }
    async sees(selector, options) {
        return (await this.page.locator(selector, options).count()) > 0;
    }
    gone(selector, options) {
        return this.page.locator(selector, options).first().waitFor({ state: 'detached' });
    }
    text(selector) {
        return this.page.locator(selector).first().innerText();
    }
    press(selector, options) {
        const thing = this.page.locator(selector, options).first();
        return this.finger ? thing.tap() : thing.click();
    }
    async point({ x, y }) {
        if (this.finger) await this.page.touchscreen.tap(x, y);
        else await this.page.mouse.click(x, y);
    }
    lit(only = OFFERED) {
        return this.page.evaluate(litThings, only);
    }
    /** Waits until something is lit. */
    async lights(only = OFFERED) {
        const where = async () => `nothing is lit of ${only} (${await this.text('.prompt')})`;
        return this.eventually(() => this.lit(only), list => list.length > 0, await where());
    }
    /** The number of the change that is shown. */
    n() {
        return this.page.locator('.table-page').getAttribute('data-n').then(Number);
    }
    /** Waits until the page says so; `what` is what is missing if it never does. */
    until(condition, argument, what = `${condition}`) {
        return this.page.waitForFunction(condition, argument, { timeout: PATIENCE }).catch(error => {
            if (error.name !== 'TimeoutError') throw error;
            throw new Error(`${what}: not so after ${PATIENCE / 1000} s`);
        });
    }
    /** Whatever the page has heard and been told by now is drawn: it draws soon, not at once. */
    drawn() {
        return this.page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
    /** Looks until what is seen is `right`, and answers it; `what` is what is wrong if it never is. */
    async eventually(look, right, what) {
        for (const end = performance.now() + PATIENCE; ; ) {
            const seen = await look();
            if (right(seen)) return seen;
            if (performance.now() > end) assert.fail(`${what}: after ${PATIENCE / 1000} s still ${JSON.stringify(seen)}`);
            await this.drawn();
        }
    }
    title(words) {
        return this.until(wanted => document.title === wanted, words, `the title is "${words}"`);
    }

    /** "Play now against bots" of a game, by the name in the lobby. */
    async playNow(game) {
        await this.page.locator('.game-card', { hasText: game }).locator('.main').click();
        await this.see('.table-page');
    }
    /** A new table by the form. Seats as values of their choice: me, friend, free, bot:greedy. */
    async newTable(game, seats, { name = 'Anna', names = [], spectators, options = {} } = {}) {
        const { page } = this;
        await page.locator('.game-card', { hasText: game }).locator('a.button').click();
        await page.locator('.create input').first().fill(name);
        await page.locator(`label:has(input[name="players"])`, { hasText: String(seats.length) }).locator('input').check();
        for (const [i, seat] of seats.entries()) await page.getByLabel(`Seat ${i + 1}`).selectOption(seat);
        for (const [i, own] of names.entries()) await page.getByLabel(`Name at seat ${i + 1}`).fill(own);
        for (const [key, value] of Object.entries(options))
            await page
                .locator(`label:has(input[name="${key}"])`, { hasText: new RegExp(`^${value}`, 'i') })
                .locator('input')
                .check();
        if (spectators !== undefined) await page.getByLabel('Anybody may watch').setChecked(spectators);
        await page.locator('.create .main').click();
        await this.see('.table-page, .pass .main');
    }

    /** The link for the free seat, as the button copies it. */
    async invitation() {
        await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await this.press('.seat-invite');
        await this.see('.notice', { hasText: '/i/' });
        return /\/i\/[\w-]+/.exec(await this.text('.notice:has-text("/i/")'))[0];
    }

    /** Waits until it is this person's turn, or the game is over. Answers whether there is something to play. */
    async turn() {
        await this.see('.prompt.yours, dialog .scores, .pass .main');
        return !(await this.sees('dialog .scores'));
    }
    /** What became of a click: the move is played, or something further is asked that had not been (`seen`) before. */
    async asked(n, seen = '') {
        const answer = await this.until(
            ([before, old]) => {
                const table = document.querySelector('.table-page');
                if (!table || Number(table.dataset.n) !== before) return { kind: 'played' };
                const menu = document.querySelector('.popup .menu-move'),
                    sure = document.querySelector('.popup .main, .prompt .sure');
                const parts = document.querySelectorAll('.popup .menu-move, .popup .main, .prompt .sure, .pile-view');
                const now = [...parts].map(one => one.textContent).join('|');
                return now && now !== old && { kind: menu ? 'menu' : sure ? 'sure' : 'pile', seen: now };
            },
            [n, seen],
        );
        return answer.jsonValue();
    }
    /** Answers what is asked until the move is played. */
    async answer(n, choose = list => list[0]) {
        let answer = await this.asked(n);
        while (answer.kind !== 'played') {
            if (answer.kind === 'pile') await this.point(choose(await this.lights(PILE)));
            else if (answer.kind === 'menu') await this.point(choose(await this.lights('.popup .menu-move')));
            else await this.press(SURE);
            answer = await this.asked(n, answer.seen);
        }
    }
    /** One decision with what is lit: `choose` picks from the lit things, and from the menu if one opens. */
    async decide(choose = list => list[0]) {
        const before = await this.n();
        await this.point(choose(await this.lights()));
        await this.answer(before, choose);
    }
    /** Plays until `stop` answers true or the game is over. */
    async playOn(stop, choose, most = 400) {
        for (let i = 0; i < most; i++) {
            if (!(await this.turn()) || (await stop?.(i))) return;
            await this.decide(choose);
        }
        assert.fail(`not there after ${most} decisions`);
    }
}

/** Fails with all that is wrong. */
export function none(wrong, where) {
    if (wrong.length) assert.fail(`${where}: ${wrong.join('; ')}`);
}

/** Choices that look random and are the same in every run. */
export function dice(seed) {
    let state = seed >>> 0;
    return list => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return list[Math.floor((state / 2 ** 32) * list.length)];
    };
}

/** Several people at one table play on until it is over: whoever has the turn decides. */
export async function between(people, { stop, choose, most = 200 } = {}) {
    const never = new Promise(() => {});
    for (let i = 0; i < most; i++) {
        const next = await Promise.race([
            ...people.map(one => one.see('.prompt.yours, dialog .scores').then(() => one, () => never)),
            new Promise((_, late) => setTimeout(late, PATIENCE, new Error('nobody has the turn')).unref()),
        ]);
        if ((await next.sees('dialog .scores')) || stop?.(next)) return;
        await next.decide(choose);
    }
    assert.fail(`not over after ${most} decisions`);
}
