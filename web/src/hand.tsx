/* Hands of cards beside the board: the viewer's own large, those of others as small trays. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Face } from './art';
import { LARGE, PileCount } from './card';
import { TOUCH_PIECE, type Piece, type TableInfo, type Zone } from './messages';
import { beside, movesAt, movesIn, type Offers, seenAs } from './offers';
import { CardWords } from './pile';
import { typeset } from './typeset';
import { Icon } from './widgets';
import { w } from './words';

interface Props {
    info: TableInfo;
    pieces: Piece[];
    offers: Offers;
    spots: number[];
    viewer: number | null;
    onTouch: (touch: number, x: number, y: number, finger?: boolean) => void;
    /** Somebody wants to read all the cards of a zone. */
    onOpen: (zone: number) => void;
}

/** A card large enough to be read, above the one that is pointed at. */
function Reader({ piece, art, x }: { piece: Piece; art: TableInfo['art']; x: number }) {
    return (
        <div
            class="reader"
            aria-hidden="true"
            ref={node => node?.style.setProperty('--x', `${Math.max(8, Math.min(x - 130, innerWidth - 268))}px`)}
        >
            <CardWords piece={piece} art={art} />
        </div>
    );
}

/** Where the mouse was when it last moved. When cards move under one that rests, the browser says that it has entered the
 * next card: nobody has pointed at that. */
const mouse = { x: -1, y: -1 };
addEventListener('mousemove', event => Object.assign(mouse, { x: event.clientX, y: event.clientY }), true);

/** A word that has no room at the usual size. */
const LONG_WORD = /[^\s-]{12}/;
/** Around what is written on a card, in pixels. */
const EDGE = 5;

/** A card in letters that can be read: as much of its text as there is room for. */
function HandCard({ piece, art }: { piece: Piece; art: TableInfo['art'] }) {
    const words = useRef<HTMLSpanElement>(null);
    useLayoutEffect(() => {
        const one = words.current;
        if (!one) return;
        const paper = one.parentElement!,
            below = paper.querySelector<HTMLElement>('.paper-seat')?.offsetHeight ?? 0,
            { lineHeight } = getComputedStyle(one);
        const room = paper.clientHeight - one.offsetTop - below - EDGE,
            lines = Math.floor(room / parseFloat(lineHeight));
        one.style.setProperty('-webkit-line-clamp', String(Math.max(1, lines)));
        one.hidden = lines < 2;
    }, [piece.text, piece.label]);
    const label = typeset(piece.label ?? '');
    const head = piece.count !== undefined || !!piece.badges?.length;
    return (
        <span class={`paper${piece.seat === undefined ? '' : ` seat-${piece.seat}`}`} aria-hidden="true">
            {head && (
                <span class="paper-head">
                    {piece.count !== undefined && <b class="card-words-number">{piece.count}</b>}
                    <span>
                        {piece.badges?.map((look, i) => (
                            <svg key={i} viewBox="-50 -50 100 100" dangerouslySetInnerHTML={{ __html: art[look] ?? '' }} />
                        ))}
                    </span>
                </span>
            )}
            <strong class={label.length <= LARGE ? 'large' : LONG_WORD.test(label) ? 'long' : ''}>{label}</strong>
            {piece.text && (
                <span class="paper-text" ref={words}>
                    {typeset(piece.text)}
                </span>
            )}
            {piece.seat !== undefined && <i class="paper-seat" />}
        </span>
    );
}

interface Reading {
    piece: Piece;
    x: number;
}
type TrayProps = Props & { onRead: (reading: Reading | null) => void };

function Card({ piece, ...props }: TrayProps & { piece: Piece }) {
    const touch = piece.id + TOUCH_PIECE;
    const moves = movesAt(props.offers, touch, props.pieces);
    const tall = !(piece.look in props.info.art);
    const label = [piece.title, piece.text, ...moves.map(m => m.t)].filter(Boolean).join(' — ');
    const state = moves.length ? ' lit' : '';
    const spot = props.spots.includes(touch) ? ' spotted' : '';
    const look = (event: Event) => {
        const place = (event.currentTarget as Element).getBoundingClientRect();
        if (piece.text) props.onRead({ piece, x: place.left + place.width / 2 });
    };
    const came = useRef(false); /* the card to the mouse, not the mouse to the card */
    const enter = (event: MouseEvent) => {
        came.current = event.clientX === mouse.x && event.clientY === mouse.y;
        if (!came.current) look(event);
    };
    const move = (event: MouseEvent) => {
        if (came.current) look(event);
        came.current = false;
    };
    const away = () => ((came.current = false), props.onRead(null));
    return (
        <button
            class={`card${state}${spot}`}
            title={piece.text ? undefined : label}
            aria-label={label}
            onMouseEnter={enter}
            onMouseMove={move}
            onFocus={event => event.currentTarget.matches(':focus-visible') && look(event)}
            onMouseLeave={away}
            onBlur={away}
            onClick={event => {
                const place = event.currentTarget.getBoundingClientRect();
                const finger = (event as unknown as PointerEvent).pointerType === 'touch';
                away();
                props.onTouch(touch, place.left + place.width / 2, place.top + place.height / 2, finger);
            }}
        >
            {tall && piece.look === 'card' ? (
                <HandCard piece={piece} art={props.info.art} />
            ) : (
                <svg viewBox={tall ? '-52 -72 104 144' : '-54 -54 108 108'} text-anchor="middle" aria-hidden="true">
                    <Face piece={piece} art={props.info.art} />
                </svg>
            )}
        </button>
    );
}

function Tray({ zone, ...props }: TrayProps & { zone: Zone }) {
    const cards = props.pieces.filter(p => p.zone === zone.id);
    const own = zone.seat === undefined || zone.seat === props.viewer;
    const lit = props.offers.by.has(zone.id);
    const heading = zone.title ?? zone.label ?? w().hand;
    return (
        <section class={`tray${own ? ' own-tray' : ''}`} aria-label={heading}>
            {lit ? (
                <button
                    class="tray-name lit"
                    onClick={e => {
                        const place = e.currentTarget.getBoundingClientRect();
                        props.onTouch(zone.id, place.left + place.width / 2, place.bottom);
                    }}
                >
                    {heading}
                </button>
            ) : (
                <h3 class="tray-name">
                    {zone.seat !== undefined && <i class={`dot seat-${zone.seat}`} />}
                    {heading}
                    {cards.filter(c => c.text).length > 1 && (
                        <button
                            class="icon read-all"
                            aria-label={w().readCards}
                            title={w().readCards}
                            onClick={() => props.onOpen(zone.id)}
                        >
                            <Icon name="read" />
                        </button>
                    )}
                </h3>
            )}
            <div class="cards">
                {cards.map(piece => (
                    <Card key={piece.id} {...props} piece={piece} />
                ))}
                {!cards.length && <span class="empty">—</span>}
            </div>
        </section>
    );
}

/** A pile beside the board: its uppermost card and how many there are. */
function Pile({ zone, ...props }: Props & { zone: Zone }) {
    const cards = props.pieces.filter(p => p.zone === zone.id),
        top = cards.at(-1);
    const heading = zone.title ?? zone.label ?? w().hand;
    const choices = movesIn(props.offers, zone.id, props.pieces).length;
    const spotted = props.spots.some(touch => seenAs(touch, new Map([[zone.id, zone]]), props.pieces) === zone.id);
    const label = [heading, w().cards(cards.length), choices ? w().toChoose(choices) : ''].filter(Boolean).join(' — ');
    return (
        <section class={zone.seat === undefined ? 'tray own-tray' : 'tray'} aria-label={heading}>
            <h3 class="tray-name">
                {zone.seat !== undefined && <i class={`dot seat-${zone.seat}`} />}
                {heading}
            </h3>
            <div class="cards">
                {top ? (
                    <button
                        class={`card pile${choices ? ' lit' : ''}${spotted ? ' spotted' : ''}`}
                        title={label}
                        aria-label={label}
                        onClick={event => {
                            const place = event.currentTarget.getBoundingClientRect();
                            props.onTouch(zone.id, place.left + place.width / 2, place.top + place.height / 2);
                        }}
                    >
                        {top.look === 'card' && !('card' in props.info.art) ? (
                            <>
                                <HandCard piece={top} art={props.info.art} />
                                <b class="pile-number">{cards.length}</b>
                            </>
                        ) : (
                            <svg viewBox="-52 -72 104 144" text-anchor="middle" aria-hidden="true">
                                <Face piece={top} art={props.info.art} />
                                <PileCount cards={cards.length} />
                            </svg>
                        )}
                    </button>
                ) : (
                    <span class="empty">—</span>
                )}
            </div>
        </section>
    );
}

export function Hands(props: Props) {
    const [reading, read] = useState<Reading | null>(null);
    const ref = useRef<HTMLDivElement>(null);
    /* What can be played must be in sight: a long hand is scrolled to it. */
    useEffect(() => {
        const strip = ref.current,
            lit = [...(strip?.querySelectorAll('.lit') ?? [])];
        if (!strip || !lit.length) return;
        const { left, right } = strip.getBoundingClientRect();
        const seen = (one: Element) => {
            const place = one.getBoundingClientRect(),
                middle = (place.left + place.right) / 2;
            return middle > left && middle < right;
        };
        if (!lit.some(seen)) lit[0]!.scrollIntoView({ block: 'nearest', inline: 'center' });
    }, [props.offers]);
    const hands = props.info.zones.filter(beside);
    if (!hands.length) return null;
    const onRead = (next: Reading | null) => read(next);
    const mine = (z: Zone) => Number(z.shape === 'hand' && z.seat === props.viewer && props.viewer !== null);
    return (
        <div class="hands" ref={ref}>
            {[...hands]
                .sort((a, b) => mine(b) - mine(a))
                .map(zone =>
                    zone.shape === 'pile' ? (
                        <Pile key={zone.id} {...props} zone={zone} />
                    ) : (
                        <Tray key={zone.id} {...props} zone={zone} onRead={onRead} />
                    ),
                )}
            {reading && <Reader piece={reading.piece} art={props.info.art} x={reading.x} />}
        </div>
    );
}
