/* A new table: who sits where, and the options of the game, each explained. */
import { useState } from 'preact/hooks';
import { Nothing } from './frame';
import type { GameInfo, GameOption } from './messages';
import { keepLinks, prefs, setName, thumb } from './prefs';
import { go } from './route';
import { useRules } from './rules';
import { tell, useSession } from './session';
import { Facts, Icon, Mark, Ruled } from './widgets';
import { capital, w } from './words';

interface ChoiceProps {
    option: GameOption;
    standard: string;
    value: string;
    onPick: (value: string) => void;
}
function Choice({ option, standard, value, onPick }: ChoiceProps) {
    const name = (v: string) =>
        capital(option.words[option.values.indexOf(v)] ?? v) + (v === standard ? ` (${w().standard})` : '');
    return (
        <fieldset class="choice">
            <legend>{capital(option.label)}</legend>
            <p class="help">
                <Ruled text={`${capital(option.help)}.`} />
            </p>
            {option.values.length <= 6 ? (
                <div class="segments">
                    {option.values.map(v => (
                        <label key={v}>
                            <input type="radio" name={option.key} checked={v === value} onChange={() => onPick(v)} />
                            <span>{name(v)}</span>
                        </label>
                    ))}
                </div>
            ) : (
                <select value={value} aria-label={option.label} onChange={e => onPick(e.currentTarget.value)}>
                    {option.values.map(v => (
                        <option key={v} value={v}>
                            {name(v)}
                        </option>
                    ))}
                </select>
            )}
        </fieldset>
    );
}

interface SeatProps {
    game: GameInfo;
    seat: number;
    who: string;
    role: string;
    /** Several seats at this device: who plays here. */
    name?: { value: string; onName: (name: string) => void };
    onWho: (who: string) => void;
    onRole: (role: string) => void;
}
function SeatChoice({ game, seat, who, role, name, onWho, onRole }: SeatProps) {
    const help = game.roles.find(r => r.key === role)?.help;
    const automa = game.automas.find(a => who === `automa:${a.key}`);
    return (
        <div class="seat-choice">
            <Mark seat={seat} mark={String(seat + 1)} />
            <select value={who} aria-label={w().seat(seat + 1)} onChange={e => onWho(e.currentTarget.value)}>
                <option value="me">{w().me}</option>
                <option value="friend">{w().friend}</option>
                <option value="free">{w().anybody}</option>
                {game.automas.map(a => (
                    <option
                        key={a.key}
                        value={`automa:${a.key}`}
                        disabled={role !== 'any' && !a.roles.includes(role)}
                    >
                        {a.name}
                    </option>
                ))}
                {game.bots.map(bot => (
                    <option key={bot.spec} value={`bot:${bot.spec}`}>
                        {w().botSeat(bot.label)}
                    </option>
                ))}
            </select>
            {game.roles.length > 0 && (
                <select value={role} aria-label={w().role} onChange={e => onRole(e.currentTarget.value)}>
                    <option value="any">{w().anyRole}</option>
                    {game.roles.map(r => (
                        <option key={r.key} value={r.key}>
                            {r.name}
                        </option>
                    ))}
                </select>
            )}
            {name && (
                <input
                    class="seat-name"
                    value={name.value}
                    placeholder={w().seatName(seat + 1)}
                    aria-label={w().seatName(seat + 1)}
                    maxLength={40}
                    onInput={e => name.onName(e.currentTarget.value)}
                />
            )}
            {automa?.help && (
                <p class="help">
                    <Ruled text={`${capital(automa.help)}.`} />
                </p>
            )}
            {help && (
                <p class="help">
                    <Ruled text={capital(help)} />
                </p>
            )}
        </div>
    );
}

function CreateForm({ game }: { game: GameInfo }) {
    const [least, most] = game.players;
    const bot = (game.bots.find(b => b.spec === 'greedy') ?? game.bots[0])?.spec ?? 'random';
    const [players, setPlayers] = useState(Math.max(least, Math.min(3, most)));
    const [seats, setSeats] = useState(() => Array.from({ length: most }, (_, i) => (i ? `bot:${bot}` : 'me')));
    const [roles, setRoles] = useState<string[]>(() => Array(most).fill('any'));
    const [picked, setPicked] = useState<Record<string, string>>({});
    const [names, setNames] = useState<string[]>(() => Array(most).fill(''));
    const [watched, setSpectators] = useState<boolean | null>(null);
    const [name, typeName] = useState(prefs.name);
    const [busy, setBusy] = useState(false);
    const rules = useRules(game.id);
    const sitting = seats.slice(0, players);
    const shared = sitting.filter(who => who === 'me').length > 1;
    /* Among people it may be watched, alone against bots not; unless somebody says otherwise. */
    const spectators = watched ?? sitting.some(who => who === 'friend' || who === 'free');
    /* Several people are not served as one against bots is: an option nobody has picked follows the company. */
    const people = sitting.filter(who => !/^(bot|automa):/.test(who)).length;
    const standard = (option: GameOption) => (people > 1 ? option.among : option.standard);
    const chosen = (option: GameOption) => picked[option.key] ?? standard(option);
    const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
    const submit = async (event: Event) => {
        event.preventDefault();
        setBusy(true);
        setName(name.trim());
        const wish = {
            game: game.id,
            options: Object.fromEntries(game.options.map(o => [o.key, chosen(o)])),
            roles: roles.slice(0, players),
            seats: sitting,
            names: sitting.map((who, i) => (shared && who === 'me' ? names[i]!.trim() : '')),
            open: sitting.includes('free'),
            spectators,
            name: name.trim(),
        };
        const made = await tell('create', wish);
        setBusy(false);
        if (!made) return;
        keepLinks(made.table, made.links);
        go(`/t/${made.table}`);
    };
    return (
        <form class="create" onSubmit={e => void submit(e)}>
            <div class="create-head">
                <img src={thumb(game.id)} alt="" />
                <div>
                    <h1>{game.name}</h1>
                    <p class="pitch">{game.pitch}</p>
                    <Facts game={game}>
                        <button type="button" class="quiet" onClick={() => rules.open('')}>
                            <Icon name="book" /> {w().rules}
                        </button>
                    </Facts>
                </div>
            </div>
            <div class="create-columns">
                <section>
                    <h2>{w().seats}</h2>
                    <label class="field">
                        {w().yourName}
                        <input
                            value={name}
                            maxLength={40}
                            autoComplete="nickname"
                            onInput={e => typeName(e.currentTarget.value)}
                        />
                    </label>
                    {counts.length > 1 && (
                        <fieldset class="choice">
                            <legend>{w().howMany}</legend>
                            <div class="segments">
                                {counts.map(n => (
                                    <label key={n}>
                                        <input
                                            type="radio"
                                            name="players"
                                            checked={n === players}
                                            onChange={() => setPlayers(n)}
                                        />
                                        <span>{n}</span>
                                    </label>
                                ))}
                            </div>
                        </fieldset>
                    )}
                    {sitting.map((who, i) => (
                        <SeatChoice
                            key={i}
                            game={game}
                            seat={i}
                            who={who}
                            role={roles[i] ?? 'any'}
                            name={
                                shared && who === 'me'
                                    ? {
                                          value: names[i]!,
                                          onName: value => setNames(names.with(i, value)),
                                      }
                                    : undefined
                            }
                            onWho={value => setSeats(seats.with(i, value))}
                            onRole={value => setRoles(roles.with(i, value))}
                        />
                    ))}
                    {shared && <p class="help">{w().hotSeat}</p>}
                </section>
                <section>
                    {game.options.length > 0 && <h2>{w().options}</h2>}
                    {game.options.map(option => (
                        <Choice
                            key={option.key}
                            option={option}
                            standard={standard(option)}
                            value={chosen(option)}
                            onPick={value => setPicked({ ...picked, [option.key]: value })}
                        />
                    ))}
                    <h2>{w().doors}</h2>
                    <label class="check">
                        <input
                            type="checkbox"
                            checked={spectators}
                            onChange={e => setSpectators(e.currentTarget.checked)}
                        />{' '}
                        {w().watchDoor}
                    </label>
                    <p class="help">{w().watchHelp}</p>
                </section>
            </div>
            <div class="buttons end">
                <a class="button" href="/">
                    {w().cancel}
                </a>
                <button class="main" disabled={busy}>
                    {w().create}
                </button>
            </div>
            {rules.drawer}
        </form>
    );
}

export function CreatePage({ game: id }: { game: string }) {
    const { welcome } = useSession();
    const game = welcome?.games.find(g => g.id === id);
    if (!welcome) return <p class="empty">{w().connecting}</p>;
    return game ? <CreateForm game={game} /> : <Nothing text={w().missing} help={w().missingHelp} />;
}
