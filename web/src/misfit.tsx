/* A game that the rules of today no longer fit: what is wrong, and the offer to go on as a friendly game. */
import type { No } from './messages';
import { tell } from './session';
import { Logo } from './tools';
import { w } from './words';

export function Misfit({ table, no }: { table: number; no: No }) {
    return (
        <div class="pass misfit">
            <a href="/" aria-label={w().back}>
                <Logo />
            </a>
            <h1>{w().misfit}</h1>
            <p role="alert">{no.text}</p>
            {no.friendly && (
                <button class="main" onClick={() => void tell('friendly', { table, n: no.n ?? 0 })}>
                    {w().goOnFriendly}
                </button>
            )}
        </div>
    );
}
