/* The page: which part of it to show, the bar above and the line below. */
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { AccountDialog } from './account';
import { CreatePage } from './create';
import { InvitePage } from './invite';
import { LobbyPage } from './lobby';
import { usePath } from './route';
import { connect, useSession } from './session';
import { TablePage } from './table';
import { Logo, Tools } from './tools';
import { w } from './words';

function Frame({ path }: { path: string }) {
    const [account, setAccount] = useState(false);
    const [, kind, what] = path.split('/');
    return (
        <div class="frame">
            <header class="top">
                <a class="brand" href="/">
                    <Logo />
                    <span>Plateau</span>
                </a>
                <p class="tagline">{w().tagline}</p>
                <Tools onAccount={() => setAccount(true)} />
            </header>
            <main>
                {!kind ? (
                    <LobbyPage />
                ) : kind === 'new' && what ? (
                    <CreatePage key={what} game={what} />
                ) : kind === 'i' && what ? (
                    <InvitePage key={what} secret={what} />
                ) : (
                    <p class="empty">{w().missing}</p>
                )}
            </main>
            <footer class="bottom">{w().footer}</footer>
            {account && <AccountDialog onClose={() => setAccount(false)} />}
        </div>
    );
}

function Page() {
    const path = usePath();
    const { up, lost, toast } = useSession();
    const table = /^\/t\/(\d+)/.exec(path)?.[1];
    useEffect(() => {
        if (!table) document.title = 'Plateau';
    }, [path]);
    return (
        <>
            {table ? <TablePage key={table} table={Number(table)} /> : <Frame path={path} />}
            <div class="notices" role="status" aria-live="polite">
                {!up && lost && <p class="notice warn">{w().offline}</p>}
                {toast && <p class="notice">{toast}</p>}
            </div>
        </>
    );
}

connect();
render(<Page />, document.getElementById('page')!);
