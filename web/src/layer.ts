/* What lies above the page (menus, drawers): takes the focus, keeps it, gives it back, and closes by Escape. Of several
 * the uppermost listens. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

const open: object[] = [];
const reachable = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]';

/** `first` picks what gets the focus; without it, the first thing that can have it. */
export function useLayer(ref: RefObject<HTMLElement | null>, onClose: () => void, first?: string) {
    useLayoutEffect(() => {
        const before = document.activeElement as HTMLElement | SVGElement | null;
        const box = ref.current!;
        if (!box.contains(before)) box.querySelector<HTMLElement>(first ?? reachable)?.focus({ preventScroll: true });
        return () => {
            if (document.activeElement === document.body || box.contains(document.activeElement))
                before?.focus?.({ preventScroll: true });
        };
    }, []);
    const close = useRef(onClose);
    close.current = onClose;
    useEffect(() => {
        const me = {};
        open.push(me);
        const key = (event: KeyboardEvent) => {
            if (open.at(-1) !== me || document.querySelector('dialog[open]')) return;
            if (event.key === 'Escape') {
                event.preventDefault();
                close.current();
            }
            if (event.key !== 'Tab') return;
            const all = [...ref.current!.querySelectorAll<HTMLElement>(reachable)].filter(one => one.offsetParent);
            const at = all.indexOf(document.activeElement as HTMLElement);
            const edge = event.shiftKey ? at <= 0 : at < 0 || at === all.length - 1;
            if (!all.length || !edge) return;
            event.preventDefault();
            all.at(event.shiftKey ? -1 : 0)!.focus();
        };
        addEventListener('keydown', key);
        return () => {
            removeEventListener('keydown', key);
            open.splice(open.indexOf(me), 1);
        };
    }, []);
}
