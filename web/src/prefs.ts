/* What this browser prefers: language, theme, name, when to be asked. Kept in localStorage where it is allowed. */
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

/** When a move is asked about before it is made. */
export type Confirm = 'always' | 'final' | 'never';
const confirmOf = (word: string): Confirm => (word === 'always' || word === 'never' ? word : 'final');

export const prefs = {
    lang: firstLang(),
    theme: kept('theme'),
    name: kept('name'),
    /** The account used here last: whoever comes back logs in. */
    account: kept('account'),
    confirm: confirmOf(kept('confirm')),
};

export function setConfirm(confirm: Confirm) {
    prefs.confirm = confirm;
    keep('confirm', confirm);
}

export function setLang(lang: Lang) {
    prefs.lang = lang;
    keep('lang', lang);
    document.documentElement.lang = lang;
}
export function setName(name: string) {
    prefs.name = name;
    keep('name', name);
}

export function setAccount(name: string) {
    prefs.account = name;
    keep('account', name);
}

export const isDark = () => (prefs.theme ? prefs.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches);
export function setTheme(theme: string) {
    prefs.theme = theme;
    keep('theme', theme);
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
}
/** A picture of a game in the reader's language and light. */
export const thumb = (game: string) => `/thumb/${game}.svg?lang=${prefs.lang}${isDark() ? '&dark=1' : ''}`;
export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Links of a table just made: the server keeps no secret it could tell again. */
export function keepLinks(table: number, links: Record<string, string>) {
    try {
        sessionStorage.setItem(`links-${table}`, JSON.stringify({ ...linksOf(table), ...links }));
    } catch {
        /* a new link can be asked for */
    }
}
export function linksOf(table: number): Record<string, string> {
    try {
        return JSON.parse(sessionStorage.getItem(`links-${table}`) ?? '{}') as Record<string, string>;
    } catch {
        return {};
    }
}

document.documentElement.lang = prefs.lang;
if (prefs.theme) document.documentElement.dataset.theme = prefs.theme;
