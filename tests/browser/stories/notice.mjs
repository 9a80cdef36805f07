import assert from 'node:assert';
import { between } from '../person.mjs';

export const title = 'one learns that it is one’s turn by the title and by a notification';

/** Stands in for the browser's notifications, and for a page that is behind others. */
function stub(answer) {
    window.notices = [];
    window.asked = 0;
    window.Notification = class {
        static permission = answer === 'denied' ? 'denied' : 'default';
        static async requestPermission() {
            window.asked++;
            return (this.permission = answer);
        }
        constructor(title, { body }) {
            window.notices.push({ title, body });
        }
        close() {}
    };
    Object.defineProperty(document, 'hidden', { get: () => !!window.behind });
}
const behind = (person, is) => person.page.evaluate(value => (window.behind = value), is);

export async function tell(world) {
    const anna = await world.person({ init: `(${stub})('granted')` });
    await anna.newTable('Bluff', ['me', 'friend']);
    const ben = await world.person({ path: await anna.invitation(), init: `(${stub})('denied')` });
    await ben.press('.invitation .main');
    await anna.turn();
    await anna.title('● Your turn – Bluff');
    await ben.title('Bluff – Plateau');

    /* One is asked once, by pressing the bell; whoever has refused is not asked. */
    assert.equal(await anna.page.evaluate(() => window.asked), 0, 'nobody is asked unbidden');
    await anna.press('button[aria-label="Tell me when it is my turn"]');
    await anna.gone('button[aria-label="Tell me when it is my turn"]');
    assert.equal(await anna.page.evaluate(() => window.asked), 1);
    assert.equal(await ben.find('button[aria-label="Tell me when it is my turn"]').count(), 0);

    await between([anna, ben], { stop: next => next === ben });
    await anna.title('Bluff – Plateau');
    await ben.title('● Your turn – Bluff');
    await behind(anna, true);
    await behind(ben, true);
    await between([anna, ben], { stop: next => next === anna });
    await anna.until(() => window.notices.length > 0, null, 'a notification');
    await anna.title('● Your turn – Bluff');
    const notices = await anna.page.evaluate(() => window.notices);
    assert.equal(notices.length, 1, 'said once');
    assert.match(notices[0].title, /Your turn – Bluff/);
    assert.ok(notices[0].body.length > 5, `the prompt: ${notices[0].body}`);
    assert.equal(await ben.page.evaluate(() => window.notices.length), 0, 'nothing where it is not allowed');

    /* In front of it nobody needs a notification. */
    await behind(anna, false);
    await anna.decide();
    await between([anna, ben], { stop: next => next === anna });
    await anna.title('● Your turn – Bluff'); /* by now it would have come */
    assert.equal(await anna.page.evaluate(() => window.notices.length), 1);
}
