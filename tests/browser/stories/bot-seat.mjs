import { between } from '../person.mjs';

export const title = 'a seat is handed to a bot and taken back';

export async function tell(world) {
    const anna = await world.person();
    await anna.newTable('Bluff', ['me', 'friend']);
    const ben = await world.person({ path: await anna.invitation() });
    await ben.press('.invitation .main');
    await anna.turn();
    const n = await anna.n();

    await anna.press('.own-seat button.seat-tool');
    await anna.press('dialog button', { hasText: 'Cancel' });
    await anna.gone('dialog');
    await anna.press('.own-seat button.seat-tool');
    await anna.press('dialog .menu-move', { hasText: 'easy' });
    await anna.see('.own-seat', { hasText: 'bot' });
    /* The bot plays Anna's decision, then it is Ben's turn. */
    await ben.turn();
    await ben.see('.player:not(.own-seat)', { hasText: 'bot' });
    await anna.until(before => Number(document.querySelector('.table-page').dataset.n) > before, n);
    await anna.gone('.prompt.yours'); /* she has nothing to decide */

    await anna.press('.own-seat .seat-invite', { hasText: 'Take the seat back' });
    await anna.see('.own-seat button.seat-tool');
    await ben.see('.player', { hasText: 'Anna' });
    await between([ben, anna], { stop: next => next === anna });
    await anna.decide();
}
