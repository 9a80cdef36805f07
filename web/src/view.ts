/* Zoom and pan: which part of the board is seen, as the SVG's viewBox. Wheel, drag, pinch, buttons, keys. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Sheet } from './messages';

export interface View {
    x: number;
    y: number;
    w: number;
    h: number;
}
type Box = Sheet['box'];
export interface Point {
    x: number;
    y: number;
}
const CLOSEST = 8;
/** What is so far inside can be seen and pressed, in pixels. */
const EDGE = 30;

const whole = ([x, y, w, h]: Box): View => {
    const edge = Math.max(w, h) * 0.005;
    return { x: x - edge, y: y - edge, w: w + 2 * edge, h: h + 2 * edge };
};

/** `near`: at least so many pixels for a unit of the sheet, from the beginning; the whole sheet is a step away. */
export function useView(box: Box, near: number) {
    const ref = useRef<SVGSVGElement>(null);
    const [room, setRoom] = useState({ w: 0, h: 0 });
    const [view, setView] = useState(() => whole(box));
    const now = useRef(view);
    const fingers = useRef(new Map<number, { x: number; y: number }>());
    /** Was the last press a drag? Then it was no click. */
    const dragged = useRef(false);

    const show = (next: View) => {
        const all = whole(box),
            w = Math.min(all.w, Math.max(all.w / CLOSEST, next.w)),
            h = (w / all.w) * all.h;
        /* Where a side of the window is larger than the part that is seen, so much of the sheet is seen beside it. */
        const place = ref.current?.getBoundingClientRect(),
            k = place && place.width ? Math.min(place.width / w, place.height / h) : 0,
            [dx, dy] = k ? [(place!.width / k - w) / 2, (place!.height / k - h) / 2] : [0, 0];
        const held = (at: number, least: number, most: number) =>
            least > most ? (least + most) / 2 : Math.min(most, Math.max(least, at));
        const x = held(next.x, all.x + dx, all.x + all.w - w - dx),
            y = held(next.y, all.y + dy, all.y + all.h - h - dy);
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
    const places = useRef<Point[]>([]);
    const moved = useRef(false); /* by hand: what was chosen stays */
    /** Shows one of these points, the nearest one, if none of them is in sight. */
    const reveal = (points: Point[]) => {
        places.current = points;
        const v = now.current,
            k = scale(),
            { width, height } = ref.current!.getBoundingClientRect();
        if (!points.length || !width) return;
        const [cx, cy] = [v.x + v.w / 2, v.y + v.h / 2];
        const over = (d: number, half: number) => Math.sign(d) * Math.max(0, Math.abs(d) - Math.max(0, half / k));
        const off = points
            .map(p => ({ x: over(p.x - cx, width / 2 - EDGE), y: over(p.y - cy, height / 2 - EDGE) }))
            .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))[0]!;
        if (off.x || off.y) show({ ...v, x: v.x + off.x, y: v.y + off.y });
    };

    useLayoutEffect(() => {
        const svg = ref.current!;
        const watch = new ResizeObserver(() => setRoom({ w: svg.clientWidth, h: svg.clientHeight }));
        watch.observe(svg);
        return () => watch.disconnect();
    }, []);
    useLayoutEffect(() => {
        if (moved.current || !room.w) return;
        const all = whole(box),
            k = Math.max(near, Math.min(room.w / all.w, room.h / all.h)),
            f = Math.min(room.w / all.w, room.h / all.h) / k;
        show({ x: all.x + (all.w * (1 - f)) / 2, y: all.y + (all.h * (1 - f)) / 2, w: all.w * f, h: all.h * f });
        reveal(places.current);
    }, [box.join(), near, room.w, room.h]);
    useEffect(() => {
        const svg = ref.current!;
        const wheel = (event: WheelEvent) => {
            event.preventDefault();
            moved.current = true;
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
        dragged.current = moved.current = true;
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
    const byHand =
        <A extends unknown[]>(act: (...args: A) => void) =>
        (...args: A) => ((moved.current = true), act(...args));
    return {
        ref,
        view,
        /** Pixels for a unit of the sheet, as it is seen and where the whole of it is. */
        scale: Math.min(room.w / view.w, room.h / view.h) || 1,
        fitted: Math.min(room.w / whole(box).w, room.h / whole(box).h) || 1,
        zoomed,
        zoom: byHand((factor: number) => zoom(factor)),
        pan: byHand(pan),
        fit: byHand(fit),
        reveal,
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
