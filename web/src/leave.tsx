/* Giving up one's seat, or a table that nobody came to; asked about, since there is no way back. */
import { useState } from 'preact/hooks';
import type { TableInfo, TableRow } from './messages';
import { go } from './route';
import { forgetTable, tell } from './session';
import { Dialog } from './widgets';
import { w } from './words';

interface Leaving {
    table: number;
    state?: TableRow['state'];
    owner?: boolean;
    shown?: boolean;
}
const closes = ({ state, owner }: Leaving) => state === 'waiting' && !!owner;
export const leaveTitle = (what: Leaving) =>
    what.shown ? w().removeTable : closes(what) ? w().closeTable : w().leaveTable;
const leaveHelp = (what: Leaving) =>
    what.shown
        ? w().removeHelp
        : closes(what)
          ? w().closeHelp
          : what.state === 'waiting'
            ? w().standHelp
            : w().leaveHelp;

export function LeaveDialog(props: Leaving & { onClose: () => void; onLeft?: () => void }) {
    const { table, onClose, onLeft } = props,
        title = leaveTitle(props);
    const leave = async () => {
        onClose();
        if (!(await tell('leave', { table }))) return;
        forgetTable(table);
        onLeft?.();
    };
    return (
        <Dialog title={title} onClose={onClose}>
            <p>{leaveHelp(props)}</p>
            <div class="buttons end">
                <button onClick={onClose}>{w().cancel}</button>
                <button class="main" onClick={() => void leave()}>
                    {title}
                </button>
            </div>
        </Dialog>
    );
}

export function LeaveTable({ info }: { info: TableInfo }) {
    const [open, setOpen] = useState(false);
    if ((info.state === 'finished' && !info.shown) || (!info.owner && !info.you.length)) return null;
    return (
        <p class="leave">
            <button onClick={() => setOpen(true)}>{leaveTitle(info)}</button>
            {open && <LeaveDialog {...info} onClose={() => setOpen(false)} onLeft={() => go('/')} />}
        </p>
    );
}
