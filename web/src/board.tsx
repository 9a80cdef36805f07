/* The board: zones, pieces in their order, and above them whatever can be played. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Face, Shape, ZoneFace } from './art';
import { PileCount } from './card';
import { TOUCH_PIECE, type Art, type Move, type Piece, type TableInfo, type Zone } from './messages';
import { beside, centreOf, movesIn, type Offers, seenAs, titleOf } from './offers';
import { calm } from './prefs';
import { useView } from './view';
import { Icon } from './widgets';
import { w } from './words';

interface Props {
    info: TableInfo;
    pieces: Piece[];
    offers: Offers;
    /** Shown, not offered: what a hint or a line of the log is about. */
    spots: number[];
    /** Stands above the board where there is no room for it elsewhere. */
    caption: ComponentChildren;
    onTouch: (touch: number, x: number, y: number) => void;
}

interface Placed {
    piece: Piece;
    x: number;
    y: number;
    scale: number;
    /** It is the uppermost of so many cards. */
    pile?: number;
}
const place = ({ x, y, scale }: Placed) => `translate(${x}px, ${y}px) scale(${scale})`;

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

function PieceShape({ placed, art, nodes }: { placed: Placed; art: Art; nodes: Map<number, SVGGElement> }) {
    const { piece } = placed;
    return (
        <g
            class={`piece look-${piece.look}`}
            data-touch={placed.pile ? piece.zone : piece.id + TOUCH_PIECE}
            style={{ transform: place(placed) }}
            ref={node => void (node ? nodes.set(piece.id, node) : nodes.delete(piece.id))}
        >
            {piece.title && <title>{piece.text ? `${piece.title}\n${piece.text}` : piece.title}</title>}
            <Face piece={piece} art={art} />
            {placed.pile && <PileCount cards={placed.pile} />}
        </g>
    );
}

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
}
/** Something that can be played. */
function Offer({ touch, moves, info, pieces, zones, placed }: OfferProps) {
    const what = titleOf(touch, info, pieces);
    const choices = moves.length > MANY ? w().toChoose(moves.length) : moves.map(m => m.t).join(' / ');
    const first = moves.slice(0, 4).map(m => m.t);
    return (
        <g
            class={`offer${touch >= TOUCH_PIECE ? ' on-piece' : ''}`}
            data-touch={touch}
            tabindex={0}
            role="button"
            aria-label={`${what} : ${choices}`}
        >
            <title>{[...first, ...(moves.length > 4 ? ['…'] : []), `(${what})`].join('\n')}</title>
            <Ring touch={touch} zones={zones} placed={placed} kind="ring" grow={-3} />
        </g>
    );
}

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

export function Board({ info, pieces, offers, spots, caption, onTouch }: Props) {
    const { ref, view, zoomed, zoom, pan, fit, dragged, handlers } = useView(info.box);
    const zones = useMemo(() => new Map(info.zones.map(z => [z.id, z])), [info]);
    const placed = useMemo(() => {
        const inside = new Map<number, Piece[]>();
        for (const piece of pieces) inside.set(piece.zone, [...(inside.get(piece.zone) ?? []), piece]);
        return pieces.flatMap((piece): Placed[] => {
            const zone = zones.get(piece.zone),
                pile = zone?.shape === 'pile' ? inside.get(zone.id)! : undefined;
            if (!zone || beside(zone) || (pile && pile.at(-1) !== piece)) return [];
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
    const unit = Math.max(1, info.box[2] / 1200, info.box[3] / 900);
    const ground = useMemo(() => {
        const order = info.zones.filter(z => !beside(z));
        const board = Math.min(info.box[2], info.box[3]);
        return order.map(zone => <ZoneFace key={zone.id} zone={zone} art={info.art} board={board} />);
    }, [info]);
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
        () => placed.map(p => <PieceShape key={p.piece.id} placed={p} art={info.art} nodes={nodes} />),
        [placed, info.art],
    );
    const rings = useMemo(
        () =>
            lit.map(touch => {
                const pile = zones.get(touch)?.shape === 'pile';
                const moves = pile ? movesIn(offers, touch, pieces) : offers.by.get(touch)!;
                return <Offer key={touch} touch={touch} moves={moves} {...{ info, pieces, zones, placed }} />;
            }),
        [lit, offers, info, placed],
    );

    /* By keys every place can be reached: one that is not lit tells why not. */
    const places = useMemo(
        () => info.zones.filter(z => !beside(z) && z.shape !== 'line').map(z => z.id),
        [info],
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
        if (typing.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
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
        <div class="board" style={{ '--ratio': info.box[2] / info.box[3] }}>
            {caption}
            <svg
                ref={ref}
                class={zoomed ? 'zoomed' : ''}
                style={{ '--unit': `${unit}px` }}
                viewBox={`${view.x} ${view.y} ${view.w} ${view.h}`}
                text-anchor="middle"
                role="group"
                aria-label={`${w().board}. ${w().boardHelp}`}
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
                        <Ring key={touch} touch={touch} zones={zones} placed={placed} kind="spot" grow={1} />
                    ))}
                </g>
            </svg>
            <div class="zoom">
                <button class="icon" aria-label={w().zoomIn} title={w().zoomIn} onClick={() => zoom(1.5)}>
                    <Icon name="plus" />
                </button>
                <button
                    class="icon"
                    aria-label={w().zoomOut}
                    title={w().zoomOut}
                    disabled={!zoomed}
                    onClick={() => zoom(1 / 1.5)}
                >
                    <Icon name="minus" />
                </button>
                <button class="icon" aria-label={w().fit} title={w().fit} disabled={!zoomed} onClick={fit}>
                    <Icon name="fit" />
                </button>
            </div>
        </div>
    );
}
