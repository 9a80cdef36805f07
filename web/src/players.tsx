/* Player boards: who sits where, what the seat has, and what can be done about the seat itself. */
import { useState } from 'preact/hooks';
import type { GameInfo, Moment, SceneSeat, TableInfo } from './messages';
import { prefs } from './prefs';
import { session, tell, toast } from './session';
import { Icon, Mark } from './widgets';
import { capital, w } from './words';

async function copyLink(path: string) {
    const link = new URL(path, location.origin).href;
    try {
        await navigator.clipboard.writeText(link);
        toast(`${w().copied} : ${link}`);
    } catch {
        prompt(w().copy, link);
    }
}

function BotChoice({ game, table, seat }: { game: GameInfo; table: number; seat: number }) {
    const [open, setOpen] = useState(false);
    if (!open)
        return (
            <button class="icon seat-tool" title={w().toBot} aria-label={w().toBot} onClick={() => setOpen(true)}>
                <Icon name="bot" />
            </button>
        );
    const pick = (spec: string) => {
        setOpen(false);
        if (spec) void tell('bot', { table, seat, bot: spec });
    };
    return (
        <select class="seat-tool" aria-label={w().toBot} onChange={e => pick(e.currentTarget.value)}>
            <option value="">{w().toBot}…</option>
            {game.bots.map(bot => (
                <option key={bot.spec} value={bot.spec}>
                    {bot.label}
                </option>
            ))}
        </select>
    );
}

function SeatTools({ info, seat, who, over }: { info: TableInfo; seat: number; who: SceneSeat; over: boolean }) {
    const game = session.welcome?.games.find(g => g.id === info.game);
    const table = info.table;
    if (who.free && info.owner) {
        const invite = async () => {
            const link = info.links?.[seat] ?? (await tell('invite', { table, seat }))?.link;
            if (link) await copyLink(link);
        };
        return (
            <button class="seat-invite" onClick={() => void invite()}>
                <Icon name="link" /> {w().copy}
            </button>
        );
    }
    if (who.free && !info.you.length)
        return (
            <button class="seat-invite" onClick={() => void tell('sit', { table, seat, name: prefs.name })}>
                {w().sitHere}
            </button>
        );
    if (!who.you || over || !game) return null;
    if (who.bot)
        return (
            <button class="seat-invite" onClick={() => void tell('bot', { table, seat, bot: null })}>
                {w().takeBack}
            </button>
        );
    return <BotChoice game={game} table={table} seat={seat} />;
}

function sitter(who: SceneSeat): string {
    if (who.free) return w().free;
    const game = session.info && session.welcome?.games.find(g => g.id === session.info?.game);
    const label = game?.bots.find(b => b.spec === who.bot)?.label ?? who.bot;
    if (who.bot && !who.you) return w().botOf(label ?? '');
    const name = who.you ? (who.player ? `${who.player} (${w().you})` : w().you) : who.player || w().guest;
    return who.bot ? `${name} → ${w().botOf(label ?? '')}` : name;
}

export function Players({ info, moment }: { info: TableInfo; moment: Moment }) {
    return (
        <div class="players">
            {moment.seats.map((who, seat) => {
                const now = moment.actor === seat,
                    away = !who.free && !who.bot && !who.you && who.here === false;
                return (
                    <section
                        key={seat}
                        class={`player seat-${seat}${now ? ' now' : ''}${who.you ? ' own-seat' : ''}`}
                        aria-label={who.name}
                    >
                        <header>
                            <Mark seat={seat} mark={who.mark} />
                            <div class="player-name">
                                <h3>{capital(who.name)}</h3>
                                <p class={away ? 'away' : ''}>
                                    {sitter(who)}
                                    {away && ` · ${w().away}`}
                                </p>
                            </div>
                            {now && <span class="now-mark">{who.you ? w().yourTurn : '◀'}</span>}
                            <SeatTools info={info} seat={seat} who={who} over={moment.actor === 'over'} />
                        </header>
                        {who.stats.length > 0 && (
                            <dl>
                                {who.stats.map(([label, value]) => (
                                    <div key={label}>
                                        <dt title={capital(label)}>{capital(label)}</dt>
                                        <dd>{value}</dd>
                                    </div>
                                ))}
                            </dl>
                        )}
                    </section>
                );
            })}
        </div>
    );
}
