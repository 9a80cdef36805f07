/* It is your turn: said in the title, and by the browser's notification where allowed. */
import { w } from './words';

let told = '';

export const canNotify = () => 'Notification' in window && Notification.permission !== 'denied';
export const mustAsk = () => 'Notification' in window && Notification.permission === 'default';
export const askNotify = () => Notification.requestPermission();

/** `key` names the decision, so that it is announced once. */
export function notice(yours: boolean, game: string, key: string, prompt: string) {
    document.title = yours ? `● ${w().yourTurn} – ${game}` : `${game} – Plateau`;
    if (!yours || told === key) return;
    told = key;
    if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
    try {
        const shown = new Notification(`${w().yourTurn} – ${game}`, { body: prompt, tag: 'plateau-turn' });
        shown.onclick = () => (focus(), shown.close());
    } catch {
        /* some phones allow notifications from service workers only: the title has to do */
    }
}
