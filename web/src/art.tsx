/* How zones and pieces look: a game's pictures by look, typographic cards, and discs for whatever has no picture. */
import type { ComponentChildren } from 'preact';
import { memo } from './memo';
import type { Art, Piece, Zone } from './messages';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, c => escapes[c] ?? c);

/** The picture with label and count in its holes. */
function filled(svg: string, label: string, count: string): string {
    return svg.replaceAll('{label}', escaped(label)).replaceAll('{count}', escaped(count));
}

/** Breaks a text into lines of about `columns` letters; what does not fit is marked by an ellipsis. */
export function lines(text: string, columns: number, most: number): string[] {
    const found: string[] = [];
    let line = '';
    for (const word of text.split(/\s+/)) {
        if (line && (line + ' ' + word).length > columns) {
            found.push(line);
            line = word;
        } else line = line ? `${line} ${word}` : word;
    }
    if (line) found.push(line);
    if (found.length <= most) return found;
    return [...found.slice(0, most - 1), `${found[most - 1]}…`];
}

function Lines({
    text,
    y,
    size,
    columns,
    most,
    bold,
}: {
    text: string;
    y: number;
    size: number;
    columns: number;
    most: number;
    bold?: boolean;
}) {
    return (
        <>
            {lines(text, columns, most).map((line, i) => (
                <text key={i} y={y + i * size * 1.2} font-size={size} font-weight={bold ? 700 : 400} class="card-ink">
                    {line}
                </text>
            ))}
        </>
    );
}

export function CardFace({ piece }: { piece: Piece }) {
    const label = piece.label ?? '',
        large = label.length <= 3;
    return (
        <>
            <rect class="card-paper" x="-48" y="-68" width="96" height="136" rx="9" />
            {piece.seat !== undefined && <rect class="own" x="-40" y="54" width="80" height="6" rx="3" />}
            {large ? (
                <text class="card-ink" y={piece.text ? -8 : 16} font-size="46" font-weight="700">
                    {label}
                </text>
            ) : (
                <Lines text={label} y={-46} size={14} columns={11} most={3} bold />
            )}
            {piece.text && <Lines text={piece.text} y={large ? 18 : 4} size={11.5} columns={15} most={4} />}
        </>
    );
}

const weave =
    'M-40-20 0-60 40-20M-40 20 0-20 40 20M-40 60 0 20 40 60M-40-20 0 20 40-20M-40 20 0 60 40 20M-40-60 0-20 40-60';
function CardBack({ piece }: { piece: Piece }) {
    return (
        <>
            <rect class="card-paper" x="-48" y="-68" width="96" height="136" rx="9" />
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

/** A piece in its box from -50 to 50 (a card is higher than wide). */
export const Face = memo(function Face({ piece, art }: { piece: Piece; art: Art }) {
    const svg = art[piece.look];
    const label = piece.label ?? '',
        count = piece.count === undefined ? '' : String(piece.count);
    let picture: ComponentChildren;
    let first = label,
        second = count;
    if (svg !== undefined) {
        picture = <g dangerouslySetInnerHTML={{ __html: filled(svg, label, count) }} />;
        if (svg.includes('{label}')) first = '';
        if (svg.includes('{count}')) second = '';
    } else if (piece.look === 'card') {
        picture = <CardFace piece={piece} />;
        first = '';
    } else if (piece.look === 'back') picture = <CardBack piece={piece} />;
    else picture = <circle class="own disc" r="46" />;
    return (
        <g class={piece.seat === undefined ? 'plain' : `seat-${piece.seat}`}>
            {picture}
            {first && (
                <text class="over" y={second ? -6 : 13} font-size="36">
                    {first}
                </text>
            )}
            {second && (
                <text class="over" y={first ? 30 : 13} font-size="36">
                    {second}
                </text>
            )}
        </g>
    );
});

/* ---- Zones ---- */

export function hexPoints(x: number, y: number, w: number, h: number): string {
    const a = w / 2,
        b = h / 2;
    return [x - a, y, x - a / 2, y - b, x + a / 2, y - b, x + a, y, x + a / 2, y + b, x - a / 2, y + b].join(' ');
}

/** The outline of a zone, grown by `grow` on every side. */
export function Shape({ zone, grow = 0, ...rest }: { zone: Zone; grow?: number; class: string }) {
    const x = zone.x ?? 0,
        y = zone.y ?? 0,
        width = (zone.w ?? 0) + 2 * grow,
        height = (zone.h ?? 0) + 2 * grow;
    if (zone.shape === 'hex') return <polygon {...rest} points={hexPoints(x, y, width, height)} />;
    if (zone.shape === 'disc') return <ellipse {...rest} cx={x} cy={y} rx={width / 2} ry={height / 2} />;
    if (zone.shape === 'polygon') return <polygon {...rest} points={(zone.points ?? []).join(' ')} />;
    if (zone.shape === 'line') return <line {...rest} x1={x} y1={y} x2={zone.w} y2={zone.h} />;
    return (
        <rect
            {...rest}
            x={x - width / 2}
            y={y - height / 2}
            width={width}
            height={height}
            rx={Math.min(10, height / 6)}
        />
    );
}

export const ZoneFace = memo(function ZoneFace({ zone, art }: { zone: Zone; art: Art }) {
    const svg = art[zone.look],
        x = zone.x ?? 0,
        y = zone.y ?? 0,
        width = zone.w ?? 0,
        height = zone.h ?? 0;
    const tall = zone.shape === 'rect';
    return (
        <g
            class={`zone look-${zone.look}${zone.seat === undefined ? '' : ` seat-${zone.seat}`}`}
            data-touch={zone.shape === 'line' ? undefined : zone.id}
        >
            {zone.title && <title>{zone.title}</title>}
            <Shape zone={zone} class={zone.shape === 'line' ? 'link' : 'ground'} />
            {svg !== undefined && (
                <g
                    transform={`translate(${x} ${y}) scale(${width / 100})`}
                    dangerouslySetInnerHTML={{ __html: filled(svg, zone.label ?? '', '') }}
                />
            )}
            {zone.label && svg === undefined && zone.shape !== 'line' && (
                <text
                    class="zone-label"
                    x={x}
                    y={tall ? y - height / 2 + 13 : y + 4}
                    font-size={Math.min(13, (1.7 * width) / Math.max(4, zone.label.length))}
                >
                    {zone.label}
                </text>
            )}
        </g>
    );
});
