/* A table of a large game that does not exist: ninety places and the links between them, two hundred pieces, hands and
 * piles of cards with long texts. The server is told by the story what to say, so that the page meets whatever a game
 * may have (docs/scene.md). */
const COLUMNS = 12,
    ROWS = 8,
    PIECE = 0x8000;
export const Z = { sea: 1, country: 10, link: 200, region: 400, hand: 500, other: 501, discard: 510, removed: 511 };
export const HELD = 9,
    DISCARDED = 30,
    REMOVED = 12;

const names = [
    'Abria', 'Bellmark', 'Corvania', 'Dunholt', 'Estria', 'Fjordland', 'Gravia', 'Hollmere', 'Istvan', 'Jorund',
    'Upper Kestrel Coast', 'Lower Kestrel Coast', 'Lutetia', 'Marrow Islands', 'Norwick', 'Ostend Republic',
];
export const countryName = i => `${names[i % names.length]} ${Math.floor(i / names.length) + 1}`;
const long =
    'Remove all of the other side’s influence from up to four countries of one region, not more than two in each. Where both sides have some, ' +
    'put one of your own there instead. Whoever has fewer points when this card is played draws another one at once, looks at it, and keeps it ' +
    'or lays it on the discard pile. It may not be played in the last round of a turn, nor while “Quiet Summer” is in effect.';
export const cardName = card => ['Grain Sales', 'Quiet Summer', 'A Wall Goes Up', 'The Long Telegram of the Ambassador'][card % 4] + ` ${card}`;

const countries = Array.from({ length: COLUMNS * ROWS }, (_, i) => {
    const row = Math.floor(i / COLUMNS);
    return {
        id: Z.country + i,
        shape: 'rect',
        look: 'country',
        x: 70 + 100 * (i % COLUMNS) + (row % 2) * 20,
        y: 60 + 90 * row,
        w: 84,
        h: 56,
        letters: 11,
        label: countryName(i),
        title: countryName(i),
        text: i % 5 ? undefined : 'A battleground: whoever holds it counts for more.',
    };
});
const links = countries.flatMap((zone, i) => {
    const link = (other, k) => ({
        id: Z.link + 2 * i + k, shape: 'line', look: 'link', x: zone.x, y: zone.y, w: other.x, h: other.y,
    });
    const right = (i + 1) % COLUMNS ? countries[i + 1] : null,
        below = i % 3 ? countries[i + COLUMNS] : null;
    return [right && link(right, 0), below && link(below, 1)].filter(Boolean);
});

const box = [0, 0, 1290, 760];
export const info = {
    is: 'table', table: 1, game: 'large', name: 'Large', state: 'running', owner: true, open: false, spectators: true,
    hidden: true, friendly: false, commitment: '00', options: [], setup: { options: {}, roles: [] }, you: [0],
    seats: [{ name: 'Anna', you: true, here: true }, { name: '', bot: 'greedy' }],
    sheets: [{ box, title: 'the map' }],
    zones: [
        { id: Z.sea, shape: 'rect', look: 'sea', x: 640, y: 380, w: 1280, h: 760, title: 'the sea' },
        { id: Z.region, shape: 'rect', look: 'region', x: 330, y: 200, w: 620, h: 370, title: 'the North' },
        ...links,
        ...countries,
        { id: Z.hand, shape: 'hand', look: 'hand', seat: 0, title: 'your hand' },
        { id: Z.other, shape: 'hand', look: 'hand', seat: 1, title: 'hand of the other side' },
        { id: Z.discard, shape: 'pile', look: 'discard', title: 'discard pile' },
        { id: Z.removed, shape: 'pile', look: 'removed', x: 1232, y: 90, w: 80, h: 112, title: 'removed from the game' },
    ],
    faces: Array.from({ length: 110 }, (_, i) => ({
        id: i + 1,
        look: 'card',
        count: i % 5,
        badges: i % 3 ? ['star'] : ['star', 'moon'],
        label: cardName(i + 1),
        title: `${cardName(i + 1)} (${i % 5})`,
        text: `${long} Card ${i + 1}.`,
    })),
    art: {
        star: "<path d='M0-46 13-14 46-14 20 8 30 42 0 22-30 42-20 8-46-14-13-14z' fill='#b45309'/>",
        moon: "<circle r='40' fill='#334155'/>",
    },
};
const inZone = (zone, first, count) =>
    Array.from({ length: count }, (_, i) => ({ id: 1000 + first + i, zone, face: first + i, size: zone === Z.removed ? 70 : undefined }));
export const cardTouch = card => PIECE + 1000 + card;
export const FIRST_DISCARDED = 20;
export const pieces = [
    ...countries.flatMap((zone, i) =>
        [0, 1].filter(seat => (i + seat) % 3).map(seat => ({
            id: 2 * i + seat, zone: zone.id, look: 'influence', seat, count: (i * 7 + seat) % 6, dx: seat ? 20 : -20, dy: 10,
            size: 28, title: `${seat ? 'East' : 'West'}: ${(i * 7 + seat) % 6} influence in ${countryName(i)}`,
        })),
    ),
    ...inZone(Z.hand, 1, HELD),
    { id: 900, zone: Z.other, look: 'back', count: 8, title: 'eight cards' },
    ...inZone(Z.discard, FIRST_DISCARDED, DISCARDED),
    ...inZone(Z.removed, 60, REMOVED),
];

export const choices = {
    /** Three kinds of moves in every country, and a pass. */
    countries: [
        ...countries.flatMap((zone, i) =>
            ['influence', 'coup', 'realign'].map(kind => ({
                m: `${kind} ${i}`, t: `${kind} in ${countryName(i)}`, x: [zone.id],
            })),
        ),
        { m: 'done', t: 'stop here', x: [] },
    ],
    /** One of the cards that were laid aside. */
    discarded: Array.from({ length: 5 }, (_, i) => ({
        m: `take ${FIRST_DISCARDED + 3 * i}`,
        t: `take ${cardName(FIRST_DISCARDED + 3 * i)} into your hand`,
        x: [cardTouch(FIRST_DISCARDED + 3 * i)],
        final: true,
    })),
    removed: [{ m: 'back 61', t: `bring ${cardName(61)} back`, x: [cardTouch(61), Z.removed] }],
    buttons: n => Array.from({ length: n }, (_, i) => ({ m: `choose way${i + 1}`, t: `give ${i + 1} of your points away`, x: [] })),
    /** Moves that differ in a number only. */
    amounts: n => Array.from({ length: n }, (_, i) => ({ m: `bid ${i}`, t: i === 1 ? 'bid 1 point' : i ? `bid ${i} points` : 'bid nothing', x: [] })),
    region: [
        { m: 'region north', t: 'score the North', x: [Z.region] },
        { m: 'influence 14', t: `influence in ${countryName(14)}`, x: [Z.country + 14] },
    ],
    hand: Array.from({ length: HELD }, (_, i) => i + 1).flatMap(card => [
        { m: `event ${card}`, t: `play ${cardName(card)} for its event`, x: [cardTouch(card)] },
        { m: `ops ${card}`, t: `play ${cardName(card)} for its points`, x: [cardTouch(card)] },
    ]),
    /** Places whose names have a sign. */
    signs: [{ m: 'fly -1 2', t: 'fly 2 to the west (-1)', x: [] }],
    first: [{ m: 'event 1', t: `play ${cardName(1)} for its event`, x: [cardTouch(1)] }],
    /** The last card of a long hand alone. */
    last: [{ m: `event ${HELD}`, t: `play ${cardName(HELD)} for its event`, x: [cardTouch(HELD)] }],
};

const state = (n, prompt, moves, without = []) => ({
    is: 'state', table: 1, n, length: n, actor: 0, prompt, pieces: pieces.filter(one => !without.includes(one.face)), moves, views: 0, undo: false, from: n, log: [],
    seats: [
        { name: 'West', mark: 'W', player: 'Anna', you: true, here: true, stats: [['points', 3], ['cards', HELD]] },
        { name: 'East', mark: 'E', player: '', bot: 'greedy', stats: [['points', -3], ['cards', 8]] },
    ],
    stats: [['turn', 4], ['round', 6]],
});

/** Puts this person at the table; what is played comes back as promised by `played`. */
export async function seatAt(person) {
    const table = { n: 0, decided: 0, asked: [], wanted: null };
    const { sheets, zones, faces, art, ...told } = info;
    const welcome = {
        is: 'welcome', you: { id: 1, name: 'Anna', account: false }, lang: 'en', version: '0',
        games: [{ id: 'large', name: 'Large', pitch: '', players: [2, 2], minutes: [120, 180], options: [], roles: [], bots: [], hidden: true }],
    };
    const answers = {
        hello: () => welcome,
        open: () => ({ ...told, scene: '/scene/large' }),
        why: () => ({ is: 'why', list: [{ move: 'event 3', rule: 'LG-4.2', text: 'not in this round' }] }),
    };
    await person.page.route(/\/scene\/large$/, route => route.fulfill({ json: { places: { sheets, zones, faces }, art } }));
    await person.page.routeWebSocket(/\/ws$/, socket => {
        const say = message => socket.send(JSON.stringify(message));
        table.show = (...what) => say(state(++table.n, ...what));
        socket.onMessage(text => {
            const message = JSON.parse(text);
            table.asked.push(message);
            say({ ...(answers[message.do]?.() ?? { is: 'ok' }), re: message.id });
            if (message.do === 'open') table.show(...table.wanted);
            if (message.do === 'play') table.show('wait', []);
        });
    });
    table.wanted = ['choose something', choices.countries];
    await person.visit('/t/1');
    await person.see('.table-page');
    return {
        /** Now this is to be decided; cards in `without` have been played. */
        async decide(prompt, moves, without) {
            table.wanted = [prompt, moves, without];
            table.show(...table.wanted);
            table.decided = table.n;
            await person.until(n => Number(document.querySelector('.table-page').dataset.n) === n, table.n, prompt);
        },
        /** Waits for the move that answers what was to be decided. */
        async played() {
            const play = await person.eventually(
                async () => table.asked.findLast(one => one.do === 'play') ?? null,
                move => move?.n === table.decided,
                'a move is played',
            );
            return play.move;
        },
        whyAsked: () => table.asked.filter(one => one.do === 'why').length,
    };
}
