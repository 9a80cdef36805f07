/* What this browser prefers: light, when to be asked, turn notices. */
import { useState } from 'preact/hooks';
import type { Lang } from './messages';
import { askNotify, canNotify, mustAsk } from './notice';
import { type Confirm, prefs, setConfirm, setTheme } from './prefs';
import { changed, speak, useSession } from './session';
import { Dialog, Icon } from './widgets';
import { capital, w } from './words';

function Segments<T extends string>(props: {
    name: string;
    title: string;
    value: T;
    choices: [T, string][];
    help?: string;
    onPick: (value: T) => void;
}) {
    return (
        <fieldset class="choice">
            <legend>{props.title}</legend>
            <div class="segments">
                {props.choices.map(([value, label]) => (
                    <label key={value}>
                        <input
                            type="radio"
                            name={props.name}
                            checked={value === props.value}
                            onChange={() => props.onPick(value)}
                        />
                        <span>{capital(label)}</span>
                    </label>
                ))}
            </div>
            {props.help && <p class="help">{props.help}</p>}
        </fieldset>
    );
}

/** `save`: where the table's file is; a phone's bar has no room for it. */
export function SettingsDialog({ save, onClose }: { save?: string; onClose: () => void }) {
    useSession();
    const [bell, setBell] = useState(mustAsk());
    return (
        <Dialog title={w().settings} onClose={onClose}>
            <Segments<Confirm>
                name="confirm"
                title={w().confirm}
                value={prefs.confirm}
                choices={[
                    ['final', w().confirmFinal],
                    ['always', w().confirmAlways],
                    ['never', w().confirmNever],
                ]}
                help={w().confirmHelp}
                onPick={value => (setConfirm(value), changed())}
            />
            <Segments
                name="theme"
                title={w().theme}
                value={prefs.theme}
                choices={[
                    ['', w().asSystem],
                    ['light', w().light],
                    ['dark', w().dark],
                ]}
                onPick={value => (setTheme(value), changed())}
            />
            <Segments<Lang>
                name="lang"
                title={w().language}
                value={prefs.lang}
                choices={[
                    ['fr', 'Français'],
                    ['en', 'English'],
                ]}
                onPick={value => void speak(value)}
            />
            {bell ? (
                <button onClick={() => void askNotify().then(() => setBell(mustAsk()))}>{w().notify}</button>
            ) : (
                <p class="help">{canNotify() ? w().notifyOn : w().notifyOff}</p>
            )}
            {save && (
                <a class="button" href={save} download="">
                    <Icon name="save" /> {w().save}
                </a>
            )}
        </Dialog>
    );
}
