/* French typography, once for every text that is shown, whoever wrote it: the page, a game or the server. */
import { options, type VNode } from 'preact';
import { prefs } from './prefs';

/** Signs stay on the line of their word, and apostrophes are round. Other languages are left alone. */
export function typeset(text: string): string {
    if (prefs.lang !== 'fr') return text;
    return text
        .replace(/(?<=[\p{L}\d])'(?=\p{L})/gu, '’')
        .replace(/[ \u00a0](?=[;!?])/g, '\u202f')
        .replace(/(?<=\d) (?=\$)/g, '\u00a0')
        .replace(/ (?=[:»%])/g, '\u00a0')
        .replace(/« /g, '«\u00a0');
}

const attributes = ['title', 'aria-label', 'placeholder', 'alt'];

/** Every text and every name of a control passes here on its way into the page. */
export function typesetAll() {
    const before = options.vnode;
    options.vnode = (vnode: VNode) => {
        const { type } = vnode,
            props = vnode.props as unknown;
        if (type === null) {
            if (typeof props === 'string') (vnode as { props: unknown }).props = typeset(props);
        } else if (typeof type === 'string') {
            const named = props as Record<string, unknown>;
            for (const key of attributes) if (typeof named[key] === 'string') named[key] = typeset(named[key]);
        }
        before?.(vnode);
    };
}
