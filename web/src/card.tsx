/* Typographic cards: a number in the corner, symbols, a name, and the text in letters as large as fit. core/draw_card.c
 * lays a card out by the same measures. A card is 100 wide and 140 high in its box. */
import type { Art, Piece } from './messages';
import { typeset } from './typeset';

const INSIDE = 88;
/** A name of so many letters is written large. */
export const LARGE = 3;
const NAME_LINES = 3;
const nameSizes = [13, 10.5, 9];
const textSizes = [11.5, 10, 8.8, 7.6, 6.6, 5.8, 5];
/** Letters of that size to a line: on average they are a little wider than half their height. */
const columnsOf = (size: number, share: number) => Math.floor(INSIDE / (size * share));

/** Breaks a text into lines of about `columns` letters; a longer word has a line of its own. */
export function lines(text: string, columns: number): string[] {
    const found: string[] = [];
    let line = '';
    for (const word of typeset(text).split(/[ \n]+/)) {
        if (line && line.length + 1 + word.length > columns) {
            found.push(line);
            line = word;
        } else line = line ? `${line} ${word}` : word;
    }
    if (line) found.push(line);
    return found;
}
/** At most so many of them: what does not fit is marked by an ellipsis. */
const atMost = (all: string[], most: number) =>
    all.length <= most ? all : [...all.slice(0, most - 1), `${all[most - 1]}…`];

interface Written {
    lines: string[];
    size: number;
}
/** Letters of at least that size, as large as all of the text fits in; what does not fit is left out. */
function fitted(text: string, room: number, least: number): Written {
    const sizes = textSizes.filter(size => size >= least),
        last = sizes.at(-1) ?? least;
    for (const size of sizes.length ? sizes : [least]) {
        const all = lines(text, columnsOf(size, 0.54)),
            most = Math.floor(room / (size * 1.25));
        if (all.length <= most) return { lines: all, size };
        if (size === last) return { lines: most > 1 ? atMost(all, most) : [], size };
    }
    return { lines: [], size: 0 };
}
function named(name: string, least: number): Written {
    /* Two lines at most, and no word longer than a line. */
    const fits = (size: number) => {
        const columns = columnsOf(size, 0.62),
            all = lines(name, columns);
        return all.length <= 2 && all.every(line => line.length <= columns);
    };
    const size = Math.max(least, nameSizes.find(fits) ?? nameSizes.at(-1)!);
    return { lines: atMost(lines(name, columnsOf(size, 0.62)), NAME_LINES), size };
}

/** Letters are counted, not measured, so that a card is laid out alike everywhere. In this browser's letters a line may
 * be wider than that: then it is pressed together, to stay clear of the frame of a card that is lit. */
const WIDEST = 86;
const MEASURED = 100; /* pixels high */
const ruler = document.createElement('canvas').getContext('2d');
const widths = new Map<string, number>();
function widthOf(line: string, bold: boolean): number {
    const key = `${bold} ${line}`,
        known = widths.get(key);
    if (known !== undefined || !ruler) return known ?? 0;
    const serif = getComputedStyle(document.documentElement).getPropertyValue('--serif');
    ruler.font = `${bold ? 700 : 400} ${MEASURED}px ${serif}`;
    const width = ruler.measureText(line).width / MEASURED;
    widths.set(key, width);
    return width;
}

function Lines({ written, top, bold = false }: { written: Written; top: number; bold?: boolean }) {
    const { lines: all, size } = written;
    return (
        <>
            {all.map((line, i) => (
                <text
                    key={i}
                    y={top + size + i * size * 1.25}
                    font-size={size}
                    font-weight={bold ? 700 : 400}
                    textLength={widthOf(line, bold) * size > WIDEST ? WIDEST : undefined}
                    lengthAdjust="spacingAndGlyphs"
                    class="card-ink"
                >
                    {line}
                </text>
            ))}
        </>
    );
}

const Paper = () => <rect class="card-paper" x="-48" y="-68" width="96" height="136" rx="9" />;

export function CardFace({ piece, art, least }: { piece: Piece; art: Art; least: number }) {
    const label = piece.label ?? '',
        text = piece.text ?? '',
        badges = piece.badges ?? [];
    const head = piece.count !== undefined || badges.length > 0,
        bottom = piece.seat === undefined ? 62 : 51;
    const corner = Math.max(15, least);
    const large = label.length <= LARGE;
    const largeSize = label.length < LARGE ? 46 : 36;
    const middle = text ? (head ? 2 : -8) : 16;
    const name = named(label, least);
    let top = head ? -40 : -58;
    const nameTop = top;
    if (!large) top += name.lines.length * name.size * 1.25 + 4;
    else if (label) top = middle + 9;
    return (
        <>
            <Paper />
            {piece.count !== undefined && (
                <>
                    <circle class="card-corner" cx={corner - 49} cy="-54" r={0.73 * corner} />
                    <text class="card-number" x={corner - 49} y={-54 + 0.37 * corner} font-size={corner} font-weight="700">
                        {piece.count}
                    </text>
                </>
            )}
            {badges.map((look, i) => (
                <g
                    key={i}
                    transform={`translate(${35 - 21 * (badges.length - 1 - i)} -54) scale(0.2)`}
                    dangerouslySetInnerHTML={{ __html: art[look] ?? '' }}
                />
            ))}
            {piece.seat !== undefined && <rect class="own" x="-40" y="54" width="80" height="6" rx="3" />}
            {large ? (
                <text class="card-ink" y={middle} font-size={largeSize} font-weight="700">
                    {label}
                </text>
            ) : (
                <Lines written={name} top={nameTop} bold />
            )}
            {text && <Lines written={fitted(text, bottom - top, least)} top={top} />}
        </>
    );
}

const weave =
    'M-40-20 0-60 40-20M-40 20 0-20 40 20M-40 60 0 20 40 60M-40-20 0 20 40-20M-40 20 0 60 40 20M-40-60 0-20 40-60';
export function CardBack({ piece }: { piece: Piece }) {
    return (
        <>
            <Paper />
            <rect
                class={piece.seat === undefined ? 'card-back' : 'own'}
                x="-40"
                y="-60"
                width="80"
                height="120"
                rx="5"
            />
            <path d={weave} class="card-weave" />
        </>
    );
}

/** How many cards a pile has, in the corner of its uppermost one. */
export function PileCount({ cards, least = 0 }: { cards: number; least?: number }) {
    const size = Math.max(20, least);
    return (
        <g class="pile-count" transform={`translate(52 72) scale(${size / 20}) translate(-20 -14)`}>
            <rect class="card-corner" x="-20" y="-14" width="40" height="28" rx="14" />
            <text class="card-number" y="7" font-size="20" font-weight="700">
                {cards}
            </text>
        </g>
    );
}
