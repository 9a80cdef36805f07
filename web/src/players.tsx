/* Player boards: who sits where, what the seat has, and what can be done about the seat itself. */
import { useState } from 'preact/hooks';
import type { GameInfo, Moment, SceneSeat, TableInfo } from './messages';
import { automaName, session, tell, useSession } from './session';
import { Dialog, Icon, Mark } from './widgets';
import { capital, w } from './words';

function BotChoice({ game, table, seat }: { game: GameInfo; table: number; seat: number }) {
    const [open, setOpen] = useState(false);
    const pick = (spec: string) => {
        setOpen(false);
        void tell('bot', { table, seat, bot: spec });
    };
    return (
        <>
            <button class="icon seat-tool" title={w().toBot} aria-label={w().toBot} onClick={() => setOpen(true)}>
                <Icon name="bot" />
            </button>
            {open && (
                <Dialog title={w().toBot} onClose={() => setOpen(false)}>
                    <ul class="moves">
                        {game.bots.map(bot => (
                            <li key={bot.spec}>
                                <button class="menu-move" onClick={() => pick(bot.spec)}>
                                    {capital(w().botOf(bot.label))}
                                </button>
                            </li>
                        ))}
                    </ul>
                    <div class="buttons end">
                        <button onClick={() => setOpen(false)}>{w().cancel}</button>
                    </div>
                </Dialog>
            )}
        </>
    );
}

interface SeatProps {
    info: TableInfo;
    seat: number;
    who: SceneSeat;
    over: boolean;
    /** Everybody waits for this seat, whose player is not here. */
    stuck: boolean;
}
function SeatTools({ info, seat, who, over, stuck }: SeatProps) {
    const game = session.welcome?.games.find(g => g.id === info.game);
    const table = info.table;
    const replaces = (info.owner && who.free) || (stuck && info.seats[seat]?.replace);
    if ((!who.you && !replaces) || over || !game) return null;
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
    if (who.automa) return automaName(session.info?.game, who.automa);
    const game = session.info && session.welcome?.games.find(g => g.id === session.info?.game);
    const label = game?.bots.find(b => b.spec === who.bot)?.label ?? who.bot;
    if (who.bot && !who.you && !who.player) return w().botOf(label ?? '');
    const name = who.you ? (who.player ? `${who.player} (${w().you})` : w().you) : who.player || w().guest;
    return who.bot ? `${name} → ${w().botOf(label ?? '')}` : name;
}

function Stats({ of }: { of: SceneSeat }) {
    if (!of.stats.length) return null;
    return (
        <dl>
            {of.stats.map(([label, value]) => (
                <div key={label}>
                    <dt title={capital(label)}>{capital(label)}</dt>
                    <dd>{value}</dd>
                </div>
            ))}
        </dl>
    );
}

interface Props {
    info: TableInfo;
    moment: Moment;
    /** The game is over, whatever moment of it is shown. */
    over: boolean;
    /** Somebody wants to read what the role can do. */
    onRole: (role: GameInfo['roles'][0], x: number, y: number) => void;
    panel: Record<string, string>;
}

export function Players({ info, moment, over, onRole, panel }: Props) {
    const { watching, welcome } = useSession();
    const roles = welcome?.games.find(g => g.id === info.game)?.roles ?? [];
    return (
        <div class="players" {...panel}>
            {moment.seats.map((who, seat) => {
                const answered = moment.answered?.includes(seat);
                const now = moment.asked ? moment.asked.includes(seat) && !answered : moment.actor === seat,
                    away = !info.shown && !who.free && !who.bot && !who.automa && !who.you && who.here === false;
                const role = roles.find(r => r.help && r.name.toLowerCase() === who.name.toLowerCase());
                return (
                    <section
                        key={seat}
                        class={`player seat-${seat}${now ? ' now' : ''}${who.you ? ' own-seat' : ''}`}
                        aria-label={who.name}
                    >
                        <header>
                            <Mark seat={seat} mark={who.mark} />
                            <div class="player-name">
                                <h3>
                                    {capital(who.name)}
                                    {role && (
                                        <button
                                            class="icon about-role"
                                            title={capital(role.help)}
                                            aria-label={w().aboutRole(role.name)}
                                            onClick={e => onRole(role, e.clientX, e.clientY)}
                                        >
                                            <Icon name="info" />
                                        </button>
                                    )}
                                </h3>
                                <p class={away ? 'away' : ''}>
                                    {sitter(who)}
                                    {away && ` · ${w().away}`}
                                </p>
                            </div>
                            {answered && (
                                <span class="answered" title={w().hasAnswered} aria-label={w().hasAnswered}>
                                    ✓
                                </span>
                            )}
                            {now && <span class="now-mark">{who.you ? w().yourTurn : '◀'}</span>}
                            <SeatTools info={info} seat={seat} who={who} over={over} stuck={now && away} />
                        </header>
                        <Stats of={who} />
                    </section>
                );
            })}
            {(moment.powers ?? []).map((power, i) => (
                <section
                    key={`power-${i}`}
                    class={`player power seat-${moment.seats.length + i}`}
                    aria-label={power.name}
                >
                    <header>
                        <Mark seat={moment.seats.length + i} mark={power.mark} />
                        <div class="player-name">
                            <h3>{capital(power.name)}</h3>
                            <p>{w().noPlayer}</p>
                        </div>
                    </header>
                    <Stats of={power} />
                </section>
            ))}
            {watching > 0 && <p class="help watchers">{capital(w().watching(watching))}</p>}
        </div>
    );
}
