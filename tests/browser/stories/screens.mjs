import assert from 'node:assert';

export const title = 'on a desk and on a wall: everything that matters on one screen';

/** What is not wholly on the screen, or cut off. */
function outside(parts) {
    const wrong = [];
    if (document.scrollingElement.scrollHeight > innerHeight) wrong.push('the page scrolls');
    if (document.scrollingElement.scrollWidth > innerWidth) wrong.push('the page scrolls sideways');
    for (const part of parts) {
        const all = document.querySelectorAll(part);
        if (!all.length) wrong.push(`${part} is missing`);
        for (const one of all) {
            const box = one.getBoundingClientRect();
            const fits = box.width > 0 && box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 0.5;
            if (!fits || box.bottom > innerHeight + 0.5) wrong.push(`${part} is off the screen`);
        }
    }
    /* A player's board that one must scroll for is not in sight. */
    const list = document.querySelector('.players');
    if (list.scrollHeight > list.clientHeight + 1) wrong.push(`players: ${list.scrollHeight} of ${list.clientHeight} px`);
    for (const text of document.querySelectorAll('.prompt-text, .table-top h1, .player h3'))
        if (text.scrollWidth > text.clientWidth + 1) wrong.push(`cut off: ${text.textContent}`);
    return wrong;
}
/** The buttons to zoom do not lie on the board. */
function besideBoard() {
    const [zoom, board] = ['.zoom', '.zones'].map(part => document.querySelector(part).getBoundingClientRect());
    return zoom.left >= board.right || zoom.top >= board.bottom || zoom.bottom <= board.top;
}
const PARTS = ['.table-top', '.prompt', '.board', '.player', '.log'];

export async function tell(world) {
    const seats = ['me', ...Array(5).fill('bot:greedy')];
    for (const [width, height, players] of [
        [1280, 800, 6],
        [1920, 1080, 6],
    ]) {
        const anna = await world.person({ viewport: { width, height } });
        await anna.newTable('Storm of the Gods', seats.slice(0, players));
        await anna.playOn(i => i === 3);
        const fits = (parts, where) =>
            anna.eventually(() => anna.page.evaluate(outside, parts), wrong => !wrong.length, where);
        await fits(PARTS, `${width} px, ${players} players`);
        const board = await anna.find('.board').boundingBox();
        assert.ok(board.width * board.height > 0.4 * width * height, 'the board is the largest part');
        const log = await anna.find('.log').boundingBox();
        assert.ok(log.height > 100, `the log has room: ${log.height} px`);

        await anna.visit('/');
        await anna.playNow('Bluff');
        await anna.turn();
        await fits([...PARTS, '.own-tray .card'], `${width} px, cards`);
    }
    const ben = await world.person({ viewport: { width: 1400, height: 900 } });
    for (const game of ['Storm of the Gods', 'Twilight Struggle', 'Ankh-Morpork', 'World Order']) {
        await ben.visit('/');
        await ben.playNow(game);
        await ben.turn();
        assert.ok(await ben.page.evaluate(besideBoard), `${game}: nothing of the board is hidden by the buttons`);
    }
}
