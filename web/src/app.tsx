/* The page: which part of it to show, and what has to be said at once. */
import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import { CreatePage } from './create';
import { Frame, Nothing } from './frame';
import { InvitePage } from './invite';
import { LobbyPage } from './lobby';
import { usePath } from './route';
import { connect, useSession } from './session';
import { TablePage } from './table';
import { typesetAll } from './typeset';
import { w } from './words';

function Inside({ path }: { path: string }) {
    const [, kind, what] = path.split('?')[0]!.split('/');
    if (!kind) return <LobbyPage />;
    if (kind === 'new' && what) return <CreatePage key={what} game={what} />;
    if (kind === 'i' && what) return <InvitePage key={what} secret={what} />;
    return <Nothing text={w().missing} help={w().missingHelp} />;
}

function Page() {
    const path = usePath();
    const { up, lost, toast } = useSession();
    const [, table, moment] = /^\/t\/(\d+)\/?(?:\?at=(\d+))?$/.exec(path) ?? [];
    useEffect(() => {
        if (!table && path.split('?')[0] !== '/') document.title = 'Plateau';
    }, [path]);
    const away = !up && lost;
    return (
        <>
            {table ? (
                <TablePage key={table} table={Number(table)} at={moment === undefined ? null : Number(moment)} />
            ) : (
                <Frame>
                    <Inside path={path} />
                </Frame>
            )}
            <div class="notices" role="status" aria-live="polite">
                {/* One message: why the server closed the door, or that there is none. */}
                {away && <p class="notice warn">{toast || w().offline}</p>}
                {toast && !away && <p class="notice">{toast}</p>}
            </div>
        </>
    );
}

typesetAll();
connect();
render(<Page />, document.getElementById('page')!);
