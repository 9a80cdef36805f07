/* What stands still at a table (zones, faces, art): fetched once, kept by the browser, and here while the page is open. */
import type { Still } from './messages';

const MOST = 8; /* tables in both languages that one goes back and forth between */
const known = new Map<string, Still>();

export const knownStill = (scene: string) => known.get(scene);

/** Null: it could not be had now. */
export async function stillOf(scene: string): Promise<Still | null> {
    try {
        const answer = await fetch(scene, { credentials: 'same-origin' });
        if (!answer.ok) return null;
        const still = (await answer.json()) as Still;
        if (known.size >= MOST) known.delete(known.keys().next().value!);
        known.set(scene, still);
        return still;
    } catch {
        return null;
    }
}
