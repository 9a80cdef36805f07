/* Zoom and pan: which part of the board is seen, as the SVG's viewBox. Wheel, drag, pinch, buttons, keys. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableInfo } from './messages';

export interface View {
    x: number;
    y: number;
    w: number;
    h: number;
}
type Box = TableInfo['box'];
const CLOSEST = 8;

const whole = ([x, y, w, h]: Box): View => {
    const edge = Math.max(w, h) * 0.015;
    return { x: x - edge, y: y - edge, w: w + 2 * edge, h: h + 2 * edge };
};

export function useView(box: Box) {
    const ref = useRef<SVGSVGElement>(null);
    const [view, setView] = useState(() => whole(box));
    const now = useRef(view);
    const fingers = useRef(new Map<number, { x: number; y: number }>());
    /** Was the last press a drag? Then it was no click. */
    const dragged = useRef(false);

    const show = (next: View) => {
        const all = whole(box),
            w = Math.min(all.w, Math.max(all.w / CLOSEST, next.w)),
            h = (w / all.w) * all.h;
        const x = Math.min(all.x + all.w - w, Math.max(all.x, next.x)),
            y = Math.min(all.y + all.h - h, Math.max(all.y, next.y));
        now.current = { x, y, w, h };
        setView(now.current);
    };
    /** Pixels of the screen per unit of the board. */
    const scale = () => {
        const place = ref.current!.getBoundingClientRect();
        return Math.min(place.width / now.current.w, place.height / now.current.h);
    };
    /** Where on the board a point of the screen is. */
    const at = (clientX: number, clientY: number) => {
        const place = ref.current!.getBoundingClientRect(),
            { x, y, w, h } = now.current,
            k = scale();
        return {
            x: x + w / 2 + (clientX - place.left - place.width / 2) / k,
            y: y + h / 2 + (clientY - place.top - place.height / 2) / k,
        };
    };
    const zoom = (factor: number, centre?: { x: number; y: number }) => {
        const v = now.current,
            c = centre ?? { x: v.x + v.w / 2, y: v.y + v.h / 2 };
        const all = whole(box),
            w = Math.min(all.w, Math.max(all.w / CLOSEST, v.w / factor)),
            f = w / v.w;
        show({ x: c.x - (c.x - v.x) * f, y: c.y - (c.y - v.y) * f, w, h: v.h * f });
    };
    const pan = (dx: number, dy: number) => show({ ...now.current, x: now.current.x + dx, y: now.current.y + dy });
    const fit = () => show(whole(box));

    useEffect(fit, [box.join()]);
    useEffect(() => {
        const svg = ref.current!;
        const wheel = (event: WheelEvent) => {
            event.preventDefault();
            zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), at(event.clientX, event.clientY));
        };
        svg.addEventListener('wheel', wheel, { passive: false });
        return () => svg.removeEventListener('wheel', wheel);
    }, [box.join()]);

    const down = (event: PointerEvent) => {
        if (!fingers.current.size) dragged.current = false;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent) => {
        const before = fingers.current.get(event.pointerId);
        if (!before) return;
        const dx = event.clientX - before.x,
            dy = event.clientY - before.y;
        if (!dragged.current && fingers.current.size === 1 && Math.hypot(dx, dy) < 6) return;
        if (!dragged.current) ref.current!.setPointerCapture(event.pointerId);
        dragged.current = true;
        const others = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, p]) => p);
        const other = others[0];
        if (other) {
            const factor =
                Math.hypot(event.clientX - other.x, event.clientY - other.y) /
                Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
            zoom(factor, at((event.clientX + other.x) / 2, (event.clientY + other.y) / 2));
        }
        const k = scale() * (other ? 2 : 1);
        pan(-dx / k, -dy / k);
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const up = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
    const zoomed = view.w < whole(box).w * 0.99;
    return {
        ref,
        view,
        zoomed,
        zoom,
        pan,
        fit,
        dragged,
        handlers: {
            onPointerDown: down,
            onPointerMove: move,
            onPointerUp: up,
            onPointerCancel: up,
            onPointerLeave: up,
        },
    };
}
