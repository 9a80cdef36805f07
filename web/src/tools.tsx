/* What stands in the bar of every page: name, settings, theme, language. */
import { useState } from 'preact/hooks';
import { isDark, setTheme } from './prefs';
import { changed, speak, useSession } from './session';
import { SettingsDialog } from './settings';
import { Icon } from './widgets';
import { w } from './words';

export function Tools({ onAccount, save }: { onAccount?: () => void; save?: string }) {
    const { welcome } = useSession();
    const fr = document.documentElement.lang === 'fr';
    const [settings, setSettings] = useState(false);
    return (
        <div class="tools">
            {onAccount && (
                <button class="quiet account" onClick={onAccount}>
                    <Icon name="person" />
                    <span>{welcome?.you.name || w().guest}</span>
                </button>
            )}
            <button
                class="icon"
                aria-label={w().settings}
                title={w().settings}
                onClick={() => setSettings(true)}
            >
                <Icon name="gear" />
            </button>
            <button
                class="icon wide-only"
                aria-label={w().theme}
                title={w().theme}
                onClick={() => (setTheme(isDark() ? 'light' : 'dark'), changed())}
            >
                <Icon name={isDark() ? 'sun' : 'moon'} />
            </button>
            <button class="quiet lang" lang={fr ? 'en' : 'fr'} onClick={() => void speak(fr ? 'en' : 'fr')}>
                <span aria-hidden="true">{fr ? 'EN' : 'FR'}</span>
                <span class="hidden">{fr ? 'English' : 'Français'}</span>
            </button>
            {settings && <SettingsDialog save={save} onClose={() => setSettings(false)} />}
        </div>
    );
}

export function Logo() {
    return (
        <svg class="logo" viewBox="-50 -50 100 100" aria-hidden="true">
            <path d="M-46 0-23-40H23L46 0 23 40H-23Z" class="logo-hex" />
            <circle r="17" class="logo-disc" />
        </svg>
    );
}
