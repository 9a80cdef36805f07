/* Giving up one's seat, or a table that nobody came to; asked about, since there is no way back. */
import { useState } from 'preact/hooks';
import type { TableInfo } from './messages';
import { go } from './route';
import { tell } from './session';
import { Dialog } from './widgets';
import { w } from './words';

export function LeaveTable({ info }: { info: TableInfo }) {
    const [open, setOpen] = useState(false);
    if (info.state === 'finished' || (!info.owner && !info.you.length)) return null;
    const close = info.state === 'waiting' && info.owner;
    const title = close ? w().closeTable : w().leaveTable;
    const leave = async () => {
        setOpen(false);
        if (await tell('leave', { table: info.table })) go('/');
    };
    return (
        <p class="leave">
            <button onClick={() => setOpen(true)}>
                {title}
            </button>
            {open && (
                <Dialog title={title} onClose={() => setOpen(false)}>
                    <p>{close ? w().closeHelp : info.state === 'waiting' ? w().standHelp : w().leaveHelp}</p>
                    <div class="buttons end">
                        <button onClick={() => setOpen(false)}>{w().cancel}</button>
                        <button class="main" onClick={() => void leave()}>
                            {title}
                        </button>
                    </div>
                </Dialog>
            )}
        </p>
    );
}
