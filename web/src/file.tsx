/* A game from a file: brought here, it is a finished table to look at, step by step. */
import { useRef, useState } from 'preact/hooks';
import type { No, Ok } from './messages';
import { prefs } from './prefs';
import { go } from './route';
import { toast } from './session';
import { Icon } from './widgets';
import { w } from './words';

/** Bytes; the server's own limit (PL_MAX_SHOWN_FILE). It hangs up on more, and a page cannot say why then. */
const MOST = 512 * 1024;

/** Answers the table, or says what is wrong. */
async function bring(file: File): Promise<number | undefined> {
    if (file.size > MOST) return toast(w().fileTooLong(file.name, MOST / 1024)), undefined;
    try {
        const answer = await fetch(`/file?lang=${prefs.lang}`, {
            method: 'POST',
            headers: { 'Content-Type': 'text/plain' },
            body: file,
        });
        const said = (await answer.json()) as Ok | No;
        toast(said.is === 'ok' ? '' : said.text); /* what was wrong with another file is settled */
        if (said.is === 'ok') return said.table;
    } catch {
        toast(w().offline);
    }
    return undefined;
}

export function OpenFile() {
    const input = useRef<HTMLInputElement>(null);
    const [busy, setBusy] = useState(false);
    const open = async () => {
        const field = input.current!,
            file = field.files?.[0];
        if (!file) return;
        setBusy(true);
        const table = await bring(file);
        field.value = ''; /* the same file once more is news, too */
        setBusy(false);
        if (table) go(`/t/${table}?at=0`);
    };
    return (
        <section class="rows open-file">
            <h2>{w().fileTitle}</h2>
            <p>{w().fileHelp}</p>
            <input
                ref={input}
                type="file"
                accept=".txt,text/plain"
                hidden
                aria-label={w().openFile}
                onChange={() => void open()}
            />
            <button disabled={busy} onClick={() => input.current!.click()}>
                <Icon name="open" /> {busy ? w().fileReading : w().openFile}
            </button>
        </section>
    );
}
