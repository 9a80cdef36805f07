/* Name, account, other devices. The cookie is HttpOnly, so it is changed by a POST and not here. */
import { useState } from 'preact/hooks';
import { prefs, setAccount, setName } from './prefs';
import { reconnect, tell, useSession } from './session';
import { Dialog } from './widgets';
import { w } from './words';

/** Answers what is wrong, or nothing. */
async function post(body: object): Promise<string> {
    try {
        const answer = await fetch('/session', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ ...body, lang: prefs.lang }),
        });
        const said = (await answer.json()) as { is: string; text?: string };
        return said.is === 'ok' ? '' : (said.text ?? w().offline);
    } catch {
        return w().offline;
    }
}

type Wish = 'register' | 'login';

export function AccountDialog({ onClose }: { onClose: () => void }) {
    const { welcome } = useSession();
    const you = welcome?.you;
    const [wish, setWish] = useState<Wish>(prefs.account ? 'login' : 'register');
    const [name, typeName] = useState(you?.name || prefs.account || prefs.name);
    const [password, typePassword] = useState('');
    const [refusal, setRefusal] = useState(''); /* said here: a notice would lie behind the dialog */
    const session = async (what: Wish | 'logout') => {
        const wrong = await post({ do: what, name: name.trim(), password });
        setRefusal(wrong);
        if (wrong) return;
        setName(name.trim());
        if (what !== 'logout') setAccount(name.trim());
        reconnect();
        onClose();
    };
    const rename = async () => {
        if (!(await tell('name', { name: name.trim() }))) return;
        setName(name.trim());
        if (you) you.name = name.trim();
        onClose();
    };
    /* Without a password only the name can be meant. */
    const onlyName = !!you?.account || (wish === 'register' && !password);
    const submit = (event: Event) => {
        event.preventDefault();
        void (onlyName ? rename() : session(wish));
    };
    return (
        <Dialog title={w().account} onClose={onClose}>
            <form class="account-form" onSubmit={submit}>
                <p class="help">{you?.account ? w().loggedIn(you.name) : w().guestHelp}</p>
                {!you?.account && (
                    <div class="segments" role="radiogroup" aria-label={w().account}>
                        {(['register', 'login'] as const).map(one => (
                            <label key={one}>
                                <input
                                    type="radio"
                                    name="wish"
                                    checked={wish === one}
                                    onChange={() => (setWish(one), setRefusal(''))}
                                />
                                <span>{w()[one]}</span>
                            </label>
                        ))}
                    </div>
                )}
                <label class="field">
                    {w().yourName}
                    <input
                        class="account-name"
                        value={name}
                        maxLength={40}
                        autoComplete="username"
                        onInput={e => typeName(e.currentTarget.value)}
                    />
                </label>
                {!you?.account && (
                    <label class="field">
                        {w().password}
                        <input
                            type="password"
                            value={password}
                            autoComplete={wish === 'login' ? 'current-password' : 'new-password'}
                            onInput={e => typePassword(e.currentTarget.value)}
                        />
                        {wish === 'register' && <span>{w().passwordHelp}</span>}
                    </label>
                )}
                {refusal && (
                    <p class="refusal" role="alert">
                        {refusal}
                    </p>
                )}
                <div class="buttons">
                    {!you?.account && (
                        <button
                            type={onlyName ? 'button' : 'submit'}
                            class="main"
                            disabled={!name.trim() || !password}
                        >
                            {w()[wish]}
                        </button>
                    )}
                    {(you?.account || wish === 'register') && (
                        <button
                            type={onlyName ? 'submit' : 'button'}
                            class={you?.account ? 'main' : ''}
                            disabled={!name.trim()}
                            onClick={onlyName ? undefined : () => void rename()}
                        >
                            {w().rename}
                        </button>
                    )}
                    {you?.account && (
                        <button type="button" onClick={() => void session('logout')}>
                            {w().logout}
                        </button>
                    )}
                </div>
            </form>
        </Dialog>
    );
}
