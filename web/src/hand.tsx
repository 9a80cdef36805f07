/* Hands of cards beside the board: the viewer's own large, those of others as small trays. */
import { Face } from './art';
import { TOUCH_PIECE, type Piece, type TableInfo, type Zone } from './messages';
import { movesAt, type Offers } from './offers';
import { w } from './words';

interface Props {
    info: TableInfo;
    pieces: Piece[];
    offers: Offers;
    spots: number[];
    viewer: number | null;
    onTouch: (touch: number, x: number, y: number) => void;
}

function Card({ piece, ...props }: Props & { piece: Piece }) {
    const touch = piece.id + TOUCH_PIECE;
    const moves = movesAt(props.offers, touch, props.pieces);
    const tall = !(piece.look in props.info.art);
    const label = [piece.title, piece.text, ...moves.map(m => m.t)].filter(Boolean).join(' — ');
    const state = moves.length ? ' lit' : '';
    const spot = props.spots.includes(touch) ? ' spotted' : '';
    return (
        <button
            class={`card${state}${spot}`}
            title={label}
            aria-label={label}
            onClick={event => {
                const place = event.currentTarget.getBoundingClientRect();
                props.onTouch(touch, place.left + place.width / 2, place.top + place.height / 2);
            }}
        >
            <svg viewBox={tall ? '-52 -72 104 144' : '-54 -54 108 108'} text-anchor="middle" aria-hidden="true">
                <Face piece={piece} art={props.info.art} />
            </svg>
        </button>
    );
}

function Tray({ zone, ...props }: Props & { zone: Zone }) {
    const cards = props.pieces.filter(p => p.zone === zone.id);
    const own = zone.seat === undefined || zone.seat === props.viewer;
    const lit = props.offers.by.has(zone.id);
    const heading = zone.title ?? zone.label ?? w().hand;
    return (
        <section class={`tray${own ? ' own-tray' : ''}`} aria-label={heading}>
            {lit ? (
                <button class="tray-name lit" onClick={e => props.onTouch(zone.id, e.clientX, e.clientY)}>
                    {heading}
                </button>
            ) : (
                <h3 class="tray-name">
                    {zone.seat !== undefined && <i class={`dot seat-${zone.seat}`} />}
                    {heading}
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

export function Hands(props: Props) {
    const hands = props.info.zones.filter(z => z.shape === 'hand');
    if (!hands.length) return null;
    const mine = (z: Zone) => Number(z.seat === props.viewer && props.viewer !== null);
    return (
        <div class="hands">
            {[...hands]
                .sort((a, b) => mine(b) - mine(a))
                .map(zone => (
                    <Tray key={zone.id} {...props} zone={zone} />
                ))}
        </div>
    );
}
