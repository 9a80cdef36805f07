/* An invitation: what it is for, and sitting down. */
import { useEffect, useState } from 'preact/hooks';
import { Nothing } from './frame';
import type { Invitation, No } from './messages';
import { prefs, setName, thumb } from './prefs';
import { go } from './route';
import { ask, tell, useSession } from './session';
import { w } from './words';

export function InvitePage({ secret }: { secret: string }) {
    const { welcome } = useSession();
    const [invitation, setInvitation] = useState<Invitation | null>(null);
    const [refusal, setRefusal] = useState('');
    const [name, typeName] = useState(prefs.name);
    const lang = welcome?.lang;
    const look = () =>
        void ask('invitation', { secret }).then(
            setInvitation,
            (no: No) => no.code !== 'away' && setRefusal(no.text),
        );
    useEffect(() => {
        if (lang) look();
    }, [secret, lang]);
    if (refusal) return <Nothing text={refusal} />;
    if (!invitation || !welcome) return <p class="empty">{w().connecting}</p>;
    const game = welcome.games.find(g => g.id === invitation.game);
    const accept = async (event: Event) => {
        event.preventDefault();
        setName(name.trim());
        const seated = await tell('accept', { secret, name: name.trim() });
        if (seated) go(`/t/${invitation.table}`, true);
        else look(); /* somebody was faster */
    };
    return (
        <section class="invitation">
            <img src={thumb(invitation.game)} alt="" />
            <h1>{w().invited(invitation.from, game?.name ?? invitation.game)}</h1>
            <p class="pitch">{game?.pitch}</p>
            {invitation.used ? (
                <>
                    {!invitation.yours && <p>{w().usedUp}</p>}
                    {/* Whoever is not meant is not told which table it is. */}
                    <a class="button main" href={invitation.table ? `/t/${invitation.table}` : '/'}>
                        {invitation.table ? w().toTable : w().back}
                    </a>
                </>
            ) : (
                <form onSubmit={e => void accept(e)}>
                    <label class="field">
                        {w().yourName}
                        <input
                            value={name}
                            maxLength={40}
                            autoComplete="nickname"
                            onInput={e => typeName(e.currentTarget.value)}
                        />
                    </label>
                    <button class="main">{w().accept}</button>
                </form>
            )}
        </section>
    );
}
