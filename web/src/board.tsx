/* A sheet: its zones, its pieces in their order, and above them whatever can be played. */
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Face, Shape, ZoneFace } from './art';
import { PileCount } from './card';
import { TOUCH_PIECE, type Art, type Move, type Piece, type TableInfo, type Zone } from './messages';
import { beside, centreOf, movesIn, type Offers, seenAs, titleOf } from './offers';
import { calm } from './prefs';
import { useView } from './view';
import { w } from './words';

interface Props {
    info: TableInfo;
    pieces: Piece[];
    offers: Offers;
    /** Shown, not offered: what a hint or a line of the log is about. */
    spots: number[];
    onTouch: (touch: number, x: number, y: number) => void;
}
/** What buttons beside the board do with it. */
export interface Zoom {
    zoom: (factor: number) => void;
    fit: () => void;
    zoomed: boolean;
}
interface SheetProps extends Props {
    /** Its number. */
    sheet: number;
    /** It is the one that keys and buttons are for. */
    first: boolean;
    /** On a phone: it opens so near that a finger meets what is on it. */
    near: boolean;
    onZoom: (zoom: Zoom) => void;
}

interface Placed {
    piece: Piece;
    x: number;
    y: number;
    scale: number;
    /** It is the uppermost of so many cards. */
    pile?: number;
}
const place = ({ piece, x, y, scale }: Placed) =>
    `translate(${x}px, ${y}px) scale(${scale})${piece.turn ? ` rotate(${piece.turn}deg)` : ''}`;

/** Pieces that were elsewhere before glide to where they are now. The element may have been moved in the document, which
 * would cut a CSS transition short; an animation started afterwards is not. */
function useGlide(placed: Placed[]) {
    const nodes = useRef(new Map<number, SVGGElement>());
    const before = useRef<Map<number, Placed> | null>(null);
    useLayoutEffect(() => {
        const old = before.current,
            gently = !calm();
        before.current = new Map(placed.map(p => [p.piece.id, p]));
        if (!old || !gently) return;
        for (const now of placed) {
            const was = old.get(now.piece.id),
                node = nodes.current.get(now.piece.id);
            const timing = { duration: 420, easing: 'cubic-bezier(.3,.7,.2,1)' };
            if (!node) continue;
            if (!was)
                node.animate(
                    [
                        { opacity: 0, transform: place({ ...now, scale: now.scale * 0.6 }) },
                        { opacity: 1, transform: place(now) },
                    ],
                    { ...timing, duration: 260 },
                );
            else if (place(was) !== place(now))
                node.animate([{ transform: place(was) }, { transform: place(now) }], timing);
            else if (was.piece.count !== now.piece.count)
                node.animate([{ transform: place({ ...now, scale: now.scale * 1.25 }) }, { transform: place(now) }], {
                    ...timing,
                    duration: 300,
                });
        }
    }, [placed]);
    return nodes.current;
}

interface PieceProps {
    placed: Placed;
    art: Art;
    nodes: Map<number, SVGGElement>;
    /** Pixels for a unit of the sheet; 0: letters may be of any size. */
    pixels: number;
}
function PieceShape({ placed, art, nodes, pixels }: PieceProps) {
    const { piece } = placed;
    const least = pixels ? LEAST / (pixels * placed.scale) : 0;
    return (
        <g
            class={`piece look-${piece.look}`}
            data-touch={placed.pile ? piece.zone : piece.id + TOUCH_PIECE}
            style={{ transform: place(placed) }}
            ref={node => void (node ? nodes.set(piece.id, node) : nodes.delete(piece.id))}
        >
            {piece.title && <title>{piece.text ? `${piece.title}\n${piece.text}` : piece.title}</title>}
            <Face piece={piece} art={art} least={least} />
            {placed.pile && <PileCount cards={placed.pile} least={least} />}
        </g>
    );
}

/** Letters of a card are not smaller than this, in pixels: what does not fit then is left out. */
const LEAST = 11.2;

/** The ring around something that can be played, or is spoken of. */
function Ring({
    touch,
    zones,
    placed,
    kind,
    grow,
}: {
    touch: number;
    zones: Map<number, Zone>;
    placed: Placed[];
    kind: string;
    grow: number;
}) {
    if (touch >= TOUCH_PIECE) {
        const p = placed.find(one => one.piece.id === touch - TOUCH_PIECE);
        if (!p) return null;
        const card = p.piece.look === 'card' || p.piece.look === 'back';
        const r = 50 * p.scale + 2;
        return card ? (
            <rect class={kind} x={p.x - r} y={p.y - r * 1.42} width={2 * r} height={r * 2.84} rx={r / 5} />
        ) : (
            <circle class={kind} cx={p.x} cy={p.y} r={r} />
        );
    }
    const zone = zones.get(touch);
    return zone && !beside(zone) ? <Shape zone={zone} grow={grow} class={kind} /> : null;
}

interface OfferProps {
    touch: number;
    moves: Move[];
    info: TableInfo;
    pieces: Piece[];
    zones: Map<number, Zone>;
    placed: Placed[];
    /** So large it is at least for whoever presses it, in units of the sheet. */
    least: number;
}

/** What a finger has to meet, where the thing itself is smaller. */
function Target({ touch, zones, placed, least }: Pick<OfferProps, 'touch' | 'zones' | 'placed' | 'least'>) {
    const p = placed.find(one => one.piece.id === touch - TOUCH_PIECE),
        zone = zones.get(touch);
    const size = p ? { w: 100 * p.scale, h: 100 * p.scale } : { w: zone?.w ?? 0, h: zone?.h ?? 0 };
    const at = p ?? { x: zone?.x ?? 0, y: zone?.y ?? 0 };
    if (zone?.shape === 'polygon' || (size.w >= least && size.h >= least)) return null;
    const [width, height] = [Math.max(size.w, least), Math.max(size.h, least)];
    return <rect class="target" x={at.x - width / 2} y={at.y - height / 2} width={width} height={height} />;
}

/** Something that can be played. */
function Offer({ touch, moves, info, pieces, zones, placed, least }: OfferProps) {
    const what = titleOf(touch, info, pieces);
    const choices = moves.length > MANY ? w().toChoose(moves.length) : moves.map(m => m.t).join(' / ');
    const first = moves.slice(0, 4).map(m => m.t);
    /* Inside of a place that touches others; around a small one, whose name would be hidden. */
    const zone = zones.get(touch),
        small = zone && zone.shape !== 'hex' && zone.shape !== 'polygon' && Math.min(zone.w!, zone.h!) < SMALL;
    const grow = small ? 1 : -3;
    return (
        <g
            class={`offer${small ? ' small' : ''}${touch >= TOUCH_PIECE ? ' on-piece' : ''}`}
            data-touch={touch}
            tabindex={0}
            role="button"
            aria-label={`${what} : ${choices}`}
        >
            <title>{[...first, ...(moves.length > 4 ? ['…'] : []), `(${what})`].join('\n')}</title>
            <Target touch={touch} zones={zones} placed={placed} least={least} />
            <Ring touch={touch} zones={zones} placed={placed} kind="casing" grow={grow} />
            <Ring touch={touch} zones={zones} placed={placed} kind="ring" grow={grow} />
        </g>
    );
}

/** In units of the sheet. */
const SMALL = 60;
/** More choices than these are not read out one by one. */
const MANY = 6;
/** More rings than these do not breathe: it would keep a small machine busy. */
const CALM = 40;

const arrows: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};

/** A finger meets what is this large, in pixels. */
const FINGER = 24.5;

export function Board({ info, pieces, offers, spots, sheet, first, near, onTouch, onZoom }: SheetProps) {
    const { box, title, target } = info.sheets[sheet]!;
    const { ref, view, scale, fitted, zoomed, zoom, pan, fit, reveal, dragged, handlers } = useView(
        box,
        near && target ? FINGER / target : 0,
    );
    const own = useMemo(() => info.zones.filter(z => (z.sheet ?? 0) === sheet && !beside(z)), [info, sheet]);
    const zones = useMemo(() => new Map(own.map(z => [z.id, z])), [own]);
    const placed = useMemo(() => {
        const inside = new Map<number, Piece[]>();
        for (const piece of pieces) inside.set(piece.zone, [...(inside.get(piece.zone) ?? []), piece]);
        return pieces.flatMap((piece): Placed[] => {
            const zone = zones.get(piece.zone),
                pile = zone?.shape === 'pile' ? inside.get(zone.id)! : undefined;
            if (!zone || (pile && pile.at(-1) !== piece)) return [];
            const size = piece.size || zone.w || 100;
            return [
                {
                    piece,
                    x: (zone.x ?? 0) + (piece.dx ?? 0),
                    y: (zone.y ?? 0) + (piece.dy ?? 0),
                    scale: size / 100,
                    pile: pile?.length,
                },
            ];
        });
    }, [pieces, zones]);
    const nodes = useGlide(placed);
    /* Lines are as thick on a large board, which is drawn smaller. */
    const unit = Math.max(1, box[2] / 1200, box[3] / 900);
    const ground = useMemo(() => {
        const board = Math.min(box[2], box[3]);
        return own.map(zone => <ZoneFace key={zone.id} zone={zone} art={info.art} board={board} />);
    }, [own]);
    /* Zones first, the largest below: a lit piece lies above the lit zone it is in, a lit country above its region. */
    const area = (touch: number) => {
        const zone = touch < TOUCH_PIECE ? zones.get(touch) : undefined;
        return zone ? (zone.w ?? 0) * (zone.h ?? 0) : 0;
    };
    const seen = (touch: number) => seenAs(touch, zones, pieces);
    const lit = useMemo(
        () =>
            [...new Set([...offers.by.keys()].map(seen))]
                .filter(touch => centreOf(touch, zones, pieces))
                .sort((a, b) => area(b) - area(a) || a - b),
        [offers, zones, pieces],
    );
    /* A large board is drawn anew only where something has changed: not with every step of a zoom or a pan. */
    const shapes = useMemo(
        () => placed.map(p => <PieceShape key={p.piece.id} placed={p} art={info.art} nodes={nodes} pixels={near ? 0 : fitted} />),
        [placed, info.art, near || fitted],
    );
    const least = FINGER / scale;
    const rings = useMemo(
        () =>
            lit.map(touch => {
                const pile = zones.get(touch)?.shape === 'pile';
                const moves = pile ? movesIn(offers, touch, pieces) : offers.by.get(touch)!;
                return <Offer key={touch} touch={touch} moves={moves} {...{ info, pieces, zones, placed, least }} />;
            }),
        [lit, offers, info, placed, least],
    );
    useLayoutEffect(() => reveal(lit.map(touch => centreOf(touch, zones, pieces)!)), [lit]);
    useLayoutEffect(() => {
        if (first) onZoom({ zoom, fit, zoomed });
    }, [first, zoomed]);

    /* By keys every place can be reached: one that is not lit tells why not. */
    const places = useMemo(
        () => own.filter(z => z.shape !== 'line').map(z => z.id),
        [own],
    );

    /* What had the focus goes with the move: whoever plays by keyboard stays at the board. */
    const typing = useRef(false);
    useEffect(() => {
        const listen = (event: Event) => (typing.current = event.type === 'keydown');
        addEventListener('keydown', listen, true);
        addEventListener('pointerdown', listen, true);
        return () => {
            removeEventListener('keydown', listen, true);
            removeEventListener('pointerdown', listen, true);
        };
    }, []);
    useEffect(() => {
        if (first && typing.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
    }, [offers]);

    const click = (event: MouseEvent) => {
        const thing = (event.target as Element).closest('[data-touch]');
        if (thing && !dragged.current) onTouch(Number(thing.getAttribute('data-touch')), event.clientX, event.clientY);
    };
    /** The nearest thing in the direction of the arrow. */
    const towards = (from: number | null, [dx, dy]: [number, number]) => {
        const start =
            from === null ? { x: view.x + view.w / 2, y: view.y + view.h / 2 } : centreOf(from, zones, pieces)!;
        let best: number | null = null,
            least = Infinity;
        for (const touch of new Set([...lit, ...places])) {
            const c = centreOf(touch, zones, pieces)!,
                x = c.x - start.x,
                y = c.y - start.y,
                along = x * dx + y * dy;
            const cost = along + 2.5 * Math.abs(x * dy - y * dx);
            if (touch !== from && along > 0.5 && cost < least) [best, least] = [touch, cost];
        }
        return best;
    };
    const key = (event: KeyboardEvent) => {
        const here = (event.target as Element).closest('[data-touch]'),
            from = here ? Number(here.getAttribute('data-touch')) : null;
        const way = arrows[event.key];
        if (way && !event.shiftKey) {
            const next = towards(from, way);
            const found =
                ref.current?.querySelector<SVGElement>(`.offer[data-touch="${next}"]`) ??
                ref.current?.querySelector<SVGElement>(`.zone[data-touch="${next}"]`);
            if (next !== null && found) {
                if (found.matches('.zone')) found.setAttribute('aria-label', titleOf(next, info, pieces));
                found.focus();
            }
        } else if (way) pan((way[0] * view.w) / 10, (way[1] * view.h) / 10);
        else if (here && (event.key === 'Enter' || event.key === ' ')) {
            const spot = here.getBoundingClientRect();
            onTouch(from!, spot.left + spot.width / 2, spot.top + spot.height / 2);
        } else if (event.key === '+' || event.key === '=') zoom(1.4);
        else if (event.key === '-') zoom(1 / 1.4);
        else if (event.key === '0') fit();
        else return;
        event.preventDefault();
    };
    return (
        <svg
            ref={ref}
            class={zoomed ? 'sheet zoomed' : 'sheet'}
            style={{ '--unit': `${unit}px` }}
            viewBox={`${view.x} ${view.y} ${view.w} ${view.h}`}
            text-anchor="middle"
            role="group"
            aria-label={`${info.sheets.length > 1 && title ? title : w().board}. ${w().boardHelp}`}
            tabindex={0}
            onClick={click}
            onKeyDown={key}
            {...handlers}
        >
            <g class="zones">{ground}</g>
            <g class="pieces">{shapes}</g>
            <g class={lit.length > CALM ? 'offers many' : 'offers'}>{rings}</g>
            <g class="spots">
                {[...new Set(spots.map(seen))].map(touch => (
                    <g key={touch}>
                        <Ring touch={touch} zones={zones} placed={placed} kind="spot-casing" grow={1} />
                        <Ring touch={touch} zones={zones} placed={placed} kind="spot" grow={1} />
                    </g>
                ))}
            </g>
        </svg>
    );
}
