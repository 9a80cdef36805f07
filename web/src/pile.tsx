/* All cards of a place at once, to be read and chosen from: a pile that shows only its uppermost card, or a hand. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useLayer } from './layer';
import { TOUCH_PIECE, type Art, type Move, type Piece, type TableInfo, type Zone } from './messages';
import { movesAt, type Offers } from './offers';
import { plain } from './rules';
import { Icon, Ruled } from './widgets';
import { capital, w } from './words';

/** From so many cards on one looks for a card by a word of it. */
const MANY = 8;

/** What is on a card, in letters of the page's size. */
export function CardWords({ piece, art }: { piece: Piece; art: Art }) {
    return (
        <>
            <span class="card-head">
                {piece.count !== undefined && <b class="card-words-number">{piece.count}</b>}
                <strong>{capital(piece.label ?? piece.title ?? '')}</strong>
                {piece.badges?.map((look, i) => (
                    <svg
                        key={i}
                        viewBox="-50 -50 100 100"
                        aria-hidden="true"
                        dangerouslySetInnerHTML={{ __html: art[look] ?? '' }}
                    />
                ))}
            </span>
            {piece.text && (
                <span class="card-text">
                    <Ruled text={piece.text} />
                </span>
            )}
        </>
    );
}

interface Props {
    zone: Zone;
    info: TableInfo;
    pieces: Piece[];
    offers: Offers;
    spots: number[];
    onTouch: (touch: number, x: number, y: number) => void;
    /** A move that is about the place itself. */
    onMove: (move: Move) => void;
    onClose: () => void;
}

export function PileView({ zone, info, pieces, offers, spots, onTouch, onMove, onClose }: Props) {
    const ref = useRef<HTMLDivElement>(null);
    const [wish, setWish] = useState('');
    useLayer(ref, onClose, '.pile-card');
    const inside = pieces.filter(p => p.zone === zone.id);
    useEffect(() => {
        if (!inside.length) onClose();
    }, [inside.length]);
    /* What can be chosen comes first, then from the uppermost down. */
    const ordered = (zone.shape === 'pile' ? inside.reverse() : inside).map(piece => ({
        piece,
        own: offers.by.get(piece.id + TOUCH_PIECE) ?? [],
        moves: movesAt(offers, piece.id + TOUCH_PIECE, pieces),
    }));
    const cards = [...ordered.filter(c => c.own.length), ...ordered.filter(c => !c.own.length)];
    const words = plain(wish).split(/\s+/).filter(Boolean);
    const shown = cards.filter(({ piece }) => {
        const text = plain(`${piece.count ?? ''} ${piece.label ?? ''} ${piece.title ?? ''} ${piece.text ?? ''}`);
        return words.every(word => text.includes(word));
    });
    const title = capital(zone.title ?? zone.label ?? w().hand);
    return (
        <div class="pile-cover" onClick={event => event.target === event.currentTarget && onClose()}>
            <div ref={ref} class="pile-view" role="dialog" aria-modal="true" aria-label={title}>
                <header>
                    <h2>
                        {title} <small>{w().cards(cards.length)}</small>
                    </h2>
                    <button class="icon" aria-label={w().close} onClick={onClose}>
                        <Icon name="close" />
                    </button>
                    {cards.length > MANY && (
                        <input
                            type="search"
                            placeholder={w().findCard}
                            aria-label={w().findCard}
                            value={wish}
                            onInput={e => setWish(e.currentTarget.value)}
                        />
                    )}
                    {(offers.by.get(zone.id) ?? []).map(move => (
                        <button key={move.m} class="menu-move" onClick={() => onMove(move)}>
                            {capital(move.t)}
                        </button>
                    ))}
                </header>
                <ul>
                    {shown.map(({ piece, own, moves }) => {
                        const touch = piece.id + TOUCH_PIECE;
                        const lit = own.length ? ' lit' : '',
                            spot = spots.includes(touch) ? ' spotted' : '';
                        return (
                            <li key={piece.id}>
                                <button
                                    class={`pile-card${lit}${spot}${piece.seat === undefined ? '' : ` seat-${piece.seat}`}`}
                                    onClick={e => onTouch(touch, e.clientX, e.clientY)}
                                >
                                    <CardWords piece={piece} art={info.art} />
                                    {own.length === 1 && <em>{capital(moves[0]!.t)}</em>}
                                </button>
                            </li>
                        );
                    })}
                </ul>
                {!shown.length && <p class="empty">{w().noCard}</p>}
            </div>
        </div>
    );
}
