/* The sheets of a scene: side by side where there is room, one of them at a time behind tabs where there is not. */
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Board, type Zoom } from './board';
import { TOUCH_PIECE, type Piece, type Sheet, type TableInfo } from './messages';
import type { Offers } from './offers';
import { Icon } from './widgets';
import { capital, w } from './words';

export interface Room {
    w: number;
    h: number;
}
/** A sheet's place among the others, in pixels. */
interface Tile extends Room {
    sheet: number;
    x: number;
    y: number;
}
export interface Arrangement {
    /** In the place of the board; without tiles one sheet at a time fills it. */
    tiles: Tile[];
    /** Beside the board, below the players. */
    side: number[];
}

/** Letters can be read from this size on, in pixels; a little more than that is asked for, for what is rounded. */
const READ = 11.2;
const GAP = 8;

const scaleIn = ({ box }: Sheet, room: Room) => Math.min(room.w / box[2], room.h / box[3]);
/** The room a sheet needs so that its letters can be read. */
const need = ({ box, letters }: Sheet): Room => {
    const k = letters ? READ / letters : 0;
    return { w: Math.ceil(box[2] * k), h: Math.ceil(box[3] * k) };
};
const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);

/** The first sheet on the left and the others in a column, or above and the others in a row. `turned`: x is y. */
function tiled(sheets: Sheet[], room: Room, turned: boolean): Tile[] | null {
    const flip = (r: Room): Room => (turned ? { w: r.h, h: r.w } : r);
    const all = flip(room),
        [main, ...others] = sheets.map(sheet => flip(need(sheet))) as [Room, ...Room[]],
        gaps = GAP * (others.length - 1);
    const least = Math.max(...others.map(o => o.w)),
        high = sum(others.map(o => o.h)) + gaps;
    if (main.w + GAP + least > all.w || main.h > all.h || high > all.h) return null;
    /* What the first one cannot use goes to the others. */
    const wide = Math.max(least, all.w - GAP - Math.ceil((main.w * all.h) / main.h));
    const grown = Math.min(all.h / high, wide / least);
    const across = Math.min(wide, Math.ceil(least * grown));
    const tiles: Tile[] = [{ sheet: 0, x: 0, y: 0, w: all.w - GAP - across, h: all.h }];
    let y = 0;
    others.forEach((other, i) => {
        const h = (other.h * (all.h - gaps)) / sum(others.map(o => o.h));
        tiles.push({ sheet: i + 1, x: all.w - across, y, w: across, h });
        y += h + GAP;
    });
    return turned ? tiles.map(t => ({ sheet: t.sheet, x: t.y, y: t.x, w: t.h, h: t.w })) : tiles;
}

/** Where the sheets go: all in the place of the board, or the first one there and the others beside it, or tabs. `side` is
 * the room below the players, null if there is none. */
export function arrange(sheets: Sheet[], room: Room, side: Room | null): Arrangement {
    const none = { tiles: [], side: [] };
    if (sheets.length < 2 || !room.w || sheets.some(sheet => !sheet.letters)) return none;
    const found = [false, true]
        .map(turned => tiled(sheets, room, turned))
        .filter(tiles => tiles !== null)
        .sort((a, b) => scaleIn(sheets[0]!, b[0]!) - scaleIn(sheets[0]!, a[0]!))[0];
    if (found) return { tiles: found, side: [] };
    const others = sheets.slice(1);
    const high = side ? sum(others.map(({ box }) => (side.w * box[3]) / box[2])) : Infinity;
    if (side && others.every(sheet => need(sheet).w <= side.w) && high <= side.h)
        return { tiles: [{ sheet: 0, x: 0, y: 0, ...room }], side: others.map((_, i) => i + 1) };
    return none;
}

/** On which sheet a thing is; -1: on none. */
function sheetOf(touch: number, info: TableInfo, pieces: Piece[]): number {
    const id = touch < TOUCH_PIECE ? touch : pieces.find(p => p.id === touch - TOUCH_PIECE)?.zone;
    const zone = info.zones.find(z => z.id === id);
    return !zone || zone.shape === 'hand' || (zone.shape === 'pile' && !zone.w) ? -1 : (zone.sheet ?? 0);
}

/** How much room an element has. */
export function useRoom<T extends HTMLElement>() {
    const ref = useRef<T>(null);
    const [room, setRoom] = useState<Room>({ w: 0, h: 0 });
    useLayoutEffect(() => {
        const one = ref.current;
        if (!one) return;
        const look = () => setRoom({ w: one.clientWidth, h: one.clientHeight });
        const watch = new ResizeObserver(look);
        watch.observe(one);
        look();
        return () => watch.disconnect();
    }, []);
    return [ref, room] as const;
}

interface Props {
    info: TableInfo;
    pieces: Piece[];
    offers: Offers;
    spots: number[];
    wide: boolean;
    arrangement: Arrangement;
    onTouch: (touch: number, x: number, y: number) => void;
    onZoom: (zoom: Zoom) => void;
}

/** Which sheet is in front: the one that a decision or a hint is about, unless the one that is there is, too. */
function useFront({ info, pieces, offers, spots }: Props) {
    const [front, setFront] = useState(0);
    const bring = (touches: number[]) => {
        const on = touches.map(touch => sheetOf(touch, info, pieces)).filter(sheet => sheet >= 0);
        if (on.length && !on.includes(front)) setFront(on[0]!);
    };
    useLayoutEffect(() => bring([...offers.by.keys()]), [offers]);
    useEffect(() => bring(spots), [spots]);
    return [Math.min(front, info.sheets.length - 1), setFront] as const;
}

function Name({ info, sheet }: { info: TableInfo; sheet: number }) {
    const { seat, title } = info.sheets[sheet]!;
    return (
        <>
            {seat !== undefined && <i class={`dot seat-${seat}`} />}
            {capital(title ?? w().board)}
        </>
    );
}

function SheetTabs({ info, front, onFront }: { info: TableInfo; front: number; onFront: (sheet: number) => void }) {
    const walk = (event: KeyboardEvent) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        event.preventDefault();
        const next = (front + step + info.sheets.length) % info.sheets.length;
        onFront(next);
        document.getElementById(`sheet-tab-${next}`)?.focus();
    };
    const ref = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
        ref.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }, [front]);
    return (
        <div ref={ref} class="sheet-tabs" role="tablist" aria-label={w().sheets} onKeyDown={walk}>
            {info.sheets.map((_, i) => (
                <button
                    key={i}
                    id={`sheet-tab-${i}`}
                    role="tab"
                    aria-selected={front === i}
                    aria-controls="sheet-front"
                    tabIndex={front === i ? 0 : -1}
                    onClick={() => onFront(i)}
                >
                    <Name info={info} sheet={i} />
                </button>
            ))}
        </div>
    );
}

export function ZoomButtons({ of }: { of: Zoom | null }) {
    return (
        <div class="zoom">
            <button class="icon" aria-label={w().fit} title={w().fit} disabled={!of?.zoomed} onClick={() => of?.fit()}>
                <Icon name="fit" />
            </button>
            <button
                class="icon zoom-out"
                aria-label={w().zoomOut}
                title={w().zoomOut}
                disabled={!of?.zoomed}
                onClick={() => of?.zoom(1 / 1.5)}
            >
                <Icon name="minus" />
            </button>
            <button class="icon" aria-label={w().zoomIn} title={w().zoomIn} onClick={() => of?.zoom(1.5)}>
                <Icon name="plus" />
            </button>
        </div>
    );
}

/** The sheets in the place of the board. */
export function Sheets(props: Props & { bar: ComponentChildren }) {
    const { info, arrangement, wide } = props;
    const [front, setFront] = useFront(props);
    const { tiles } = arrangement,
        tabs = !tiles.length && info.sheets.length > 1;
    const shown: { sheet: number; style?: Record<string, string> }[] = tiles.length
        ? tiles.map(({ sheet, x, y, w: width, h }) => ({
              sheet,
              style: { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${h}px` },
          }))
        : [{ sheet: front }];
    return (
        <div class="board">
            {(tabs || !wide) && (
                <div class="board-bar">
                    {props.bar}
                    {tabs && <SheetTabs info={info} front={front} onFront={setFront} />}
                </div>
            )}
            <div class="sheets" id="sheet-front" role={tabs ? 'tabpanel' : undefined} aria-labelledby={tabs ? `sheet-tab-${front}` : undefined}>
                {shown.map(({ sheet, style }) => (
                    <div key={sheet} class="tile" style={style}>
                        <Board {...props} sheet={sheet} first={sheet === shown[0]!.sheet} near={!wide} />
                    </div>
                ))}
            </div>
        </div>
    );
}

/** The sheets below the players. */
export function SideSheets(props: Props) {
    const { info, arrangement } = props;
    const nothing = useCallback(() => {}, []);
    const boxes = useMemo(() => arrangement.side.map(sheet => ({ sheet, box: info.sheets[sheet]!.box })), [arrangement, info]);
    if (!boxes.length) return null;
    return (
        <div class="side-sheets">
            {boxes.map(({ sheet, box }) => (
                <div key={sheet} class="tile" style={{ aspectRatio: `${box[2]} / ${box[3]}` }}>
                    <Board {...props} sheet={sheet} first={false} near={false} onZoom={nothing} />
                </div>
            ))}
        </div>
    );
}
