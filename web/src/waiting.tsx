/* A table that waits for people: the links to send, and seats to take. */
import { useState } from 'preact/hooks';
import type { State, TableInfo } from './messages';
import { keepLinks, linksOf, prefs } from './prefs';
import { tell, toast } from './session';
import { Icon, Mark } from './widgets';
import { capital, w } from './words';

export async function copyLink(path: string) {
    const link = new URL(path, location.origin).href;
    try {
        await navigator.clipboard.writeText(link);
        toast(`${w().copied} – ${link}`);
    } catch {
        prompt(w().copy, link);
    }
}

function Invitation({ info, seat }: { info: TableInfo; seat: number }) {
    const [links, setLinks] = useState(() => linksOf(info.table));
    const path = links[seat];
    const renew = async () => {
        const made = await tell('invite', { table: info.table, seat });
        if (!made?.link) return;
        keepLinks(info.table, { [seat]: made.link });
        setLinks(linksOf(info.table));
        await copyLink(made.link);
    };
    const url = path && new URL(path, location.origin).href;
    return (
        <div class="wait-link">
            {url ? (
                <>
                    <input
                        readOnly
                        value={url}
                        aria-label={w().inviteFor(seat + 1)}
                        onFocus={e => e.currentTarget.select()}
                    />
                    <button class="main seat-invite" onClick={() => void copyLink(path)}>
                        <Icon name="link" /> {w().copy}
                    </button>
                    {'share' in navigator && (
                        <button
                            class="seat-invite"
                            onClick={() => void navigator.share({ title: info.name, url }).catch(() => {})}
                        >
                            {w().share}
                        </button>
                    )}
                </>
            ) : (
                <button class="main seat-invite" title={w().newLinkHelp} onClick={() => void renew()}>
                    <Icon name="link" /> {w().newLink}
                </button>
            )}
        </div>
    );
}

export function WaitingPanel({ info, state }: { info: TableInfo; state: State }) {
    const free = info.seats.map((_, i) => i).filter(i => info.seats[i]?.free);
    if (!free.length || state.actor === 'over') return null;
    return (
        <section class="waiting" aria-label={w().waiting}>
            <h2>{w().waiting}</h2>
            {info.owner && free.some(i => info.seats[i]?.invited) && <p class="help">{w().sendLinks}</p>}
            <ul>
                {free.map(seat => (
                    <li key={seat}>
                        <Mark seat={seat} mark={state.seats[seat]?.mark ?? ''} />
                        <b>{capital(state.seats[seat]?.name ?? w().seat(seat + 1))}</b>
                        {info.owner && <Invitation info={info} seat={seat} />}
                        {!info.seats[seat]?.invited && info.open && !info.you.length && (
                            <button
                                class="main seat-invite"
                                onClick={() => void tell('sit', { table: info.table, seat, name: prefs.name })}
                            >
                                {w().sitHere}
                            </button>
                        )}
                        {!info.owner && info.seats[seat]?.invited && <span class="help">{w().waitInvited}</span>}
                        {info.owner && !info.seats[seat]?.invited && info.open && (
                            <span class="help">{w().waitOpen}</span>
                        )}
                    </li>
                ))}
            </ul>
        </section>
    );
}
