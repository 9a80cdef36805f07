/* Where in the page one is: the address, and links that do not load anew. */
import { useEffect, useState } from 'preact/hooks';

const listeners = new Set<() => void>();
const here = () => location.pathname + location.search;

export function go(path: string, replace = false) {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    scrollTo(0, 0);
    for (const listener of listeners) listener();
}
/** The address follows what is shown, without a step back for each. */
export const retitle = (path: string) => here() !== path && history.replaceState(null, '', path);

export function usePath(): string {
    const [path, set] = useState(here);
    useEffect(() => {
        const listener = () => set(here());
        listeners.add(listener);
        addEventListener('popstate', listener);
        return () => {
            listeners.delete(listener);
            removeEventListener('popstate', listener);
        };
    }, []);
    return path;
}

addEventListener('click', event => {
    const link = (event.target as Element).closest?.('a');
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    event.preventDefault();
    go(link.pathname + link.search);
});
