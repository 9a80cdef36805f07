/* Typography, once for every text that is shown, whoever wrote it: the page, a game or the server. */
import { options, type VNode } from 'preact';
import { prefs } from './prefs';

/** A hyphen that is a minus: it stands before a number and after nothing it could join to it, as in a range (2-6) or a
 * rule's id (AM-14.1). Coordinates (0,-3) are names of places, written as one types them. */
const minus = /(?<![\p{L}\d_.,)\]-])-(?=\d)(?!\d+,-?\d)/gu;

/** Signs stay on the line of their word, and apostrophes are round: in French. A minus is one in every language. */
export function typeset(text: string): string {
    const shown = text.replace(minus, '\u2212');
    if (prefs.lang !== 'fr') return shown;
    return shown
        .replace(/(?<=[\p{L}\d])'(?=\p{L})/gu, '’')
        .replace(/[ \u00a0](?=[;!?])/g, '\u202f')
        .replace(/(?<=\d) (?=\$)/g, '\u00a0')
        .replace(/ (?=[:»%])/g, '\u00a0')
        .replace(/« /g, '«\u00a0');
}

const attributes = ['title', 'aria-label', 'placeholder', 'alt'];

/** Notation in `code` is as one types it. A String object is drawn as its text, and is told apart from one on the way. */
const verbatim = (child: unknown): unknown =>
    Array.isArray(child) ? child.map(verbatim) : typeof child === 'string' ? new String(child) : child;

/** Every text and every name of a control passes here on its way into the page. */
export function typesetAll() {
    const before = options.vnode;
    options.vnode = (vnode: VNode) => {
        const { type } = vnode,
            props = vnode.props as unknown;
        if (type === null) {
            const text = props instanceof String ? props.valueOf() : typeset(String(props));
            (vnode as { props: unknown }).props = text;
        } else if (typeof type === 'string') {
            const named = props as Record<string, unknown>;
            if (type === 'code') named.children = verbatim(named.children);
            for (const key of attributes) if (typeof named[key] === 'string') named[key] = typeset(named[key]);
        }
        before?.(vnode);
    };
}
