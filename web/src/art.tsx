/* How zones and pieces look: a game's pictures by look, typographic cards, and discs for whatever has no picture. */
import type { ComponentChildren } from 'preact';
import { CardBack, CardFace } from './card';
import { memo } from './memo';
import type { Art, Piece, Zone } from './messages';
import { typeset } from './typeset';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, c => escapes[c] ?? c);

/** The picture with label and count in its holes, set as all text is; a label of more letters than have room is pressed
 * together: data-fit='width/letters'. */
function filled(svg: string, label: string, count: string): string {
    const put = (text: string) => () => escaped(typeset(text));
    const fit = (_: string, width: string, letters: string) =>
        label.length > Number(letters) ? ` textLength='${width}' lengthAdjust='spacingAndGlyphs'` : '';
    return svg
        .replace(/ data-fit='(\d+)\/(\d+)'/g, fit)
        .replaceAll('{label}', put(label))
        .replaceAll('{count}', put(count));
}

/** A piece in its box from -50 to 50 (a card is higher than wide). `least`: letters of a card are no smaller. */
export const Face = memo(function Face({ piece, art, least = 0 }: { piece: Piece; art: Art; least?: number }) {
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
        picture = <CardFace piece={piece} art={art} least={least} />;
        first = second = '';
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

/** The smaller side of a zone, but of a large one no more than its letters should grow with (as core/draw_piece.c). */
const measure = (zone: Zone, board: number) => Math.min(zone.w ?? 0, zone.h ?? 0, board / 3);

/** So much narrower letters can still be read. */
const PRESSED = 0.62;

/** A label in one line, or in two if it is much longer than `most`: broken at the space nearest to its middle. */
function broken(label: string, most: number): string[] {
    const spaces = [...label.matchAll(/ /g)].map(found => found.index);
    if (label.length * 0.75 <= most || !spaces.length) return [label];
    const away = (at: number) => Math.abs(at - label.length / 2);
    const at = spaces.reduce((best, next) => (away(next) < away(best) ? next : best));
    return [label.slice(0, at), label.slice(at + 1)];
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

/** `board` is the smaller side of the board. */
export const ZoneFace = memo(function ZoneFace({ zone, art, board }: { zone: Zone; art: Art; board: number }) {
    const svg = art[zone.look],
        x = zone.x ?? 0,
        y = zone.y ?? 0,
        width = zone.w ?? 0,
        height = zone.h ?? 0;
    const wanted = zone.letters ?? 0.14 * measure(zone, board);
    const label = broken(zone.label ?? '', (1.6 * width) / wanted);
    const fits = (1.6 * width) / Math.max(1, ...label.map(line => line.length)),
        letters = Math.min(wanted, fits / PRESSED);
    /* A line that is too long at that size is pressed together, rather than written too small to be read. */
    const pressed = (line: string) => line.length * letters > 1.6 * width && 0.94 * width;
    const upper = zone.shape === 'rect' || zone.shape === 'pile';
    const tight = label.length > 1 && height < 2.6 * letters;
    const first = tight ? y - 0.2 * letters : upper ? y - height / 2 + 1.25 * letters : y + (label.length > 1 ? -0.2 : 0.35) * letters;
    const what = zone.text ? `${zone.title}\n${zone.text}` : zone.title;
    return (
        <g
            class={`zone look-${zone.look}${zone.seat === undefined ? '' : ` seat-${zone.seat}`}`}
            data-touch={zone.shape === 'line' ? undefined : zone.id}
            tabindex={zone.shape === 'line' ? undefined : -1}
            role={zone.shape === 'line' ? 'presentation' : 'button'}
            aria-label={zone.title}
        >
            {what && <title>{what}</title>}
            <Shape zone={zone} class={zone.shape === 'line' ? 'link' : 'ground'} />
            {svg !== undefined && (
                <g
                    transform={`translate(${x} ${y}) scale(${width / 100})`}
                    dangerouslySetInnerHTML={{ __html: filled(svg, zone.label ?? '', '') }}
                />
            )}
            {zone.label && zone.shape !== 'line' && !svg?.includes('{label}') && (
                <text class="zone-label" font-size={letters}>
                    {label.map((line, i) => (
                        <tspan
                            key={i}
                            x={x}
                            y={first + (tight ? 1.02 : 1.1) * i * letters}
                            textLength={pressed(line) || undefined}
                            lengthAdjust="spacingAndGlyphs"
                        >
                            {line}
                        </tspan>
                    ))}
                </text>
            )}
        </g>
    );
});
