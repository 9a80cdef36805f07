/* What is agreed at this table: its options, who may watch, and the promise about the dice. */
import { LeaveTable } from './leave';
import type { TableInfo } from './messages';
import { toast, useSession } from './session';
import { Dialog, Icon } from './widgets';
import { capital, w } from './words';

async function copyText(text: string) {
    try {
        await navigator.clipboard.writeText(text);
        toast(w().copied);
    } catch {
        prompt(w().copyHash, text);
    }
}

export function AboutDialog({ info, onClose }: { info: TableInfo; onClose: () => void }) {
    const { watching } = useSession();
    return (
        <Dialog title={w().about} onClose={onClose}>
            <section class="about">
                <h3>{w().options}</h3>
                {info.options.length ? (
                    <ul>
                        {info.options.map(option => (
                            <li key={option}>{capital(option)}</li>
                        ))}
                    </ul>
                ) : (
                    <p>{w().noOptions}</p>
                )}
                <h3>{w().doors}</h3>
                <p>
                    {info.shown ? w().shownHelp : info.spectators ? w().watchOpen : w().watchShut}{' '}
                    {watching > 0 && `${w().watching(watching)}.`}
                </p>
                {info.shown && <p>{w().shownDice}</p>}
                {info.commitment && (
                    <>
                        <h3>{w().fairDice}</h3>
                        <p>{w().fairNow}</p>
                        <p class="commitment">
                            <code>{info.commitment}</code>
                        </p>
                        <button onClick={() => void copyText(info.commitment!)}>
                            <Icon name="link" /> {w().copyHash}
                        </button>
                    </>
                )}
                <LeaveTable info={info} />
            </section>
        </Dialog>
    );
}
