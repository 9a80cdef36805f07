/* What this browser prefers: language, theme, name. Kept in localStorage where it is allowed. */
import type { Lang } from './messages';

function kept(key: string): string {
    try {
        return localStorage.getItem(key) ?? '';
    } catch {
        return '';
    }
}
export function keep(key: string, value: string) {
    try {
        localStorage.setItem(key, value);
    } catch {
        /* a browser that keeps nothing still plays */
    }
}

function firstLang(): Lang {
    const wish = [kept('lang'), ...navigator.languages].map(l => l.slice(0, 2)).find(l => l === 'fr' || l === 'en');
    return wish === 'fr' ? 'fr' : 'en';
}

export const prefs = { lang: firstLang(), theme: kept('theme'), name: kept('name') };

export function setLang(lang: Lang) {
    prefs.lang = lang;
    keep('lang', lang);
    document.documentElement.lang = lang;
}
export function setName(name: string) {
    prefs.name = name;
    keep('name', name);
}

export const isDark = () => (prefs.theme ? prefs.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches);
export function setTheme(theme: string) {
    prefs.theme = theme;
    keep('theme', theme);
    if (theme) document.documentElement.dataset.theme = theme;
}
export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

document.documentElement.lang = prefs.lang;
if (prefs.theme) document.documentElement.dataset.theme = prefs.theme;
