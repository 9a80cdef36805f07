/* Name, account, other devices. The cookie is HttpOnly, so it is changed by a POST and not here. */
import { useState } from 'preact/hooks';
import { prefs, setName } from './prefs';
import { reconnect, tell, toast, useSession } from './session';
import { Dialog } from './widgets';
import { w } from './words';

async function post(body: object): Promise<boolean> {
    try {
        const answer = await fetch('/session', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ ...body, lang: prefs.lang }),
        });
        const said = (await answer.json()) as { is: string; text?: string };
        if (said.is === 'ok') return true;
        toast(said.text ?? w().offline);
    } catch {
        toast(w().offline);
    }
    return false;
}

export function AccountDialog({ onClose }: { onClose: () => void }) {
    const { welcome } = useSession();
    const you = welcome?.you;
    const [name, typeName] = useState(you?.name || prefs.name);
    const [password, typePassword] = useState('');
    const session = async (what: 'register' | 'login' | 'logout') => {
        if (!(await post({ do: what, name: name.trim(), password }))) return;
        setName(name.trim());
        reconnect();
        onClose();
    };
    const rename = async () => {
        if (!(await tell('name', { name: name.trim() }))) return;
        setName(name.trim());
        if (you) you.name = name.trim();
        onClose();
    };
    return (
        <Dialog title={w().account} onClose={onClose}>
            <form
                class="account-form"
                onSubmit={e => (e.preventDefault(), void (you?.account || !password ? rename() : session('register')))}
            >
                <p class="help">{you?.account ? w().loggedIn(you.name) : w().guestHelp}</p>
                <label class="field">
                    {w().yourName}
                    <input
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
                            autoComplete="current-password"
                            onInput={e => typePassword(e.currentTarget.value)}
                        />
                    </label>
                )}
                <div class="buttons">
                    <button
                        type="button"
                        class={password ? '' : 'main'}
                        disabled={!name.trim()}
                        onClick={() => void rename()}
                    >
                        {w().rename}
                    </button>
                    {you?.account ? (
                        <button type="button" onClick={() => void session('logout')}>
                            {w().logout}
                        </button>
                    ) : (
                        <>
                            <button
                                type="button"
                                disabled={!name.trim() || !password}
                                onClick={() => void session('login')}
                            >
                                {w().login}
                            </button>
                            <button
                                class={password ? 'main' : ''}
                                type="button"
                                disabled={!name.trim() || !password}
                                onClick={() => void session('register')}
                            >
                                {w().register}
                            </button>
                        </>
                    )}
                </div>
            </form>
        </Dialog>
    );
}
