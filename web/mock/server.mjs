/* A stand-in for the server while working on the page: no store, no security, real games through mock/table.c.
 *
 *     node mock/server.mjs [PORT] [MOCK-TABLE] [PLATEAU]
 */
import { spawn, execFileSync } from 'node:child_process';
import { randomBytes, createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { WebSocketServer } from 'ws';

const [port = '8090', program = '/tmp/mock-table', plateau = '../build/plateau'] = process.argv.slice(2);
const pause = Number(process.env.PAUSE ?? 250);
const dist = new URL('../dist/', import.meta.url);
const types = { html: 'text/html', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };
const csp =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'";

const http = createServer((request, response) => {
    if (request.method === 'POST') {
        let body = '';
        request.on('data', part => (body += part));
        request.on('end', () => {
            people.set(/guest=(\w+)/.exec(request.headers.cookie ?? '')?.[1], { name: JSON.parse(body).name });
            response.end('{"is":"ok"}');
        });
        return;
    }
    let [, thumb] = request.url.match(/^\/thumb\/([a-z]+)\.svg/) ?? [];
    let file = /^\/app\.(js|css)$/.test(request.url) ? request.url.slice(1) : 'index.html';
    try {
        let body = thumb
            ? execFileSync(plateau, ['draw', thumb, '--bare', '-o', '-'])
            : readFileSync(new URL(file, dist));
        let headers = { 'Content-Type': types[thumb ? 'svg' : file.split('.').pop()] + '; charset=utf-8' };
        if (!thumb) headers['Content-Security-Policy'] = csp;
        if (!/guest=/.test(request.headers.cookie ?? ''))
            headers['Set-Cookie'] = `guest=${randomBytes(9).toString('hex')}; Path=/; HttpOnly; SameSite=Lax`;
        response.writeHead(200, headers).end(body);
    } catch (error) {
        response.writeHead(404).end(String(error));
    }
});

/* ---- One game: a process that answers line by line ---- */
function play() {
    let child = spawn(program),
        waiting = [];
    createInterface({ input: child.stdout }).on('line', line => waiting.shift()(JSON.parse(line)));
    return {
        ask: line =>
            new Promise(done => {
                waiting.push(done);
                child.stdin.write(line + '\n');
            }),
        end: () => child.kill(),
    };
}
const library = play();
const bots = lang => [
    { spec: 'random', label: lang === 'fr' ? 'au hasard' : 'random' },
    { spec: 'greedy', label: lang === 'fr' ? 'moyen' : 'medium' },
    { spec: 'search:time=0.2', label: lang === 'fr' ? 'fort' : 'strong' },
];

const people = new Map(),
    tables = new Map(),
    invitations = new Map(),
    sockets = new Set();
const sitting = (seat, me) => ({
    name: seat.name,
    bot: seat.bot ?? undefined,
    you: seat.who === me,
    free: !seat.who && !seat.bot,
    here: [...sockets].some(s => s.me === seat.who),
});
const viewer = (table, me) => {
    let own = table.seats.flatMap((seat, i) => (seat.who === me ? [i] : []));
    return own.includes(table.actor) ? table.actor : own.includes(table.seen) ? table.seen : (own[0] ?? -1);
};
const row = (table, me) => ({
    id: table.id,
    game: table.game,
    state: table.over ? 'finished' : table.started ? 'running' : 'waiting',
    players: table.seats.length,
    seats: table.seats.map(seat => sitting(seat, me)),
    turn: typeof table.actor === 'number' ? table.actor : undefined,
    yours: table.seats[table.actor]?.who === me,
    updated: table.updated,
    result: table.result,
});
const lobby = socket => {
    let all = [...tables.values()],
        mine = t => t.seats.some(s => s.who === socket.me);
    socket.say({
        is: 'lobby',
        mine: all.filter(mine).map(t => row(t, socket.me)),
        open: all.filter(t => !mine(t) && t.open && !t.started).map(t => row(t, socket.me)),
        watch: all.filter(t => !mine(t) && t.spectators && t.started && !t.over).map(t => row(t, socket.me)),
    });
};

async function tell(table, socket, since) {
    let own = viewer(table, socket.me),
        from = since ?? 0;
    let s = await table.match.ask(`${socket.lang} state ${own} -1 ${from}`);
    let seats = s.scene.seats.map((seat, i) => {
        let { name, ...who } = sitting(table.seats[i], socket.me);
        return { ...seat, player: name, ...who };
    });
    let mine = table.seats[s.actor]?.who === socket.me && !table.seats[s.actor]?.bot;
    socket.told = s.length;
    socket.say({
        is: 'state',
        table: table.id,
        n: table.n,
        length: s.length,
        actor: s.actor,
        prompt: s.prompt,
        ...s.scene,
        seats,
        views: own,
        moves: mine && table.started ? s.moves : [],
        undo: s.undo,
        log: s.log,
        result: s.result,
    });
}
async function changed(table) {
    table.n++;
    table.updated = Date.now();
    let s = await table.match.ask('en state -1 -1 100000');
    table.actor = s.actor;
    table.result = s.result;
    table.over = s.actor === 'over';
    if (table.seats[s.actor]?.who) table.seen = s.actor;
    for (let socket of sockets) {
        if (socket.table === table) await tell(table, socket, Math.min(socket.told, s.length));
        if (socket.inLobby) lobby(socket);
    }
    if (!table.started || table.over) return;
    if (s.actor === 'chance')
        setTimeout(async () => {
            await table.match.ask('en roll 0');
            changed(table);
        }, 20);
    else if (table.seats[s.actor].bot)
        setTimeout(async () => {
            if (await table.match.ask(`en bot ${s.actor} ${table.seats[s.actor].bot}`)) changed(table);
        }, pause);
}
const ready = table => {
    if (!table.started && table.seats.every(s => s.who || s.bot)) {
        table.started = true;
        changed(table);
    }
};

const answers = {
    async hello(socket, m) {
        socket.lang = m.lang;
        let games = (await library.ask(`${m.lang} games`)).map(game => ({ ...game, bots: bots(m.lang) }));
        return {
            is: 'welcome',
            you: { id: 1, name: people.get(socket.me)?.name ?? '', account: false },
            lang: m.lang,
            version: 'mock',
            games,
        };
    },
    lobby(socket) {
        socket.inLobby = true;
        socket.table = null;
        lobby(socket);
    },
    async create(socket, m) {
        let id = Math.floor(Math.random() * 2 ** 40),
            seed = Math.floor(Math.random() * 2 ** 30),
            links = {};
        let table = {
            id,
            game: m.game,
            n: 1,
            actor: 'chance',
            updated: Date.now(),
            open: m.open,
            spectators: m.spectators,
            owner: socket.me,
            match: play(),
            links,
            options: m.options,
            commitment: createHash('sha256').update(String(seed)).digest('hex'),
            seats: m.seats.map((seat, i) =>
                seat === 'me'
                    ? { who: socket.me, name: m.name }
                    : seat.startsWith('bot:')
                      ? { bot: seat.slice(4), name: '' }
                      : { name: '' },
            ),
        };
        await table.match.ask(
            `en new ${m.game} ${m.seats.length} ${seed} ${m.roles.join(',')} ${Object.entries(m.options)
                .map(o => o.join('='))
                .join(' ')}`,
        );
        m.seats.forEach((seat, i) => {
            if (seat !== 'friend') return;
            let secret = randomBytes(12).toString('hex');
            invitations.set(secret, { table, seat: i });
            links[i] = `/i/${secret}`;
        });
        tables.set(id, table);
        ready(table);
        return { is: 'created', table: id, links };
    },
    async open(socket, m) {
        let table = tables.get(m.table);
        if (!table)
            return {
                is: 'no',
                code: 'missing',
                text: socket.lang === 'fr' ? 'Cette table n’existe pas.' : 'There is no such table.',
            };
        socket.table = table;
        socket.inLobby = false;
        let own = viewer(table, socket.me),
            s = await table.match.ask(`${socket.lang} table ${own}`);
        socket.say({
            is: 'table',
            re: m.id,
            table: table.id,
            game: table.game,
            name: '',
            state: row(table).state,
            seats: table.seats.map(x => sitting(x, socket.me)),
            owner: table.owner === socket.me,
            options: Object.entries(table.options).map(o => o.join(' = ')),
            commitment: table.commitment,
            ...s.scene,
            art: s.art,
            links:
                table.owner === socket.me
                    ? Object.fromEntries(Object.entries(table.links).filter(([i]) => !table.seats[i].who))
                    : undefined,
            you: table.seats.flatMap((x, i) => (x.who === socket.me ? [i] : [])),
        });
        await tell(table, socket);
    },
    close(socket, m) {
        if (socket.table?.id === m.table) socket.table = null;
        return { is: 'ok' };
    },
    invitation(socket, m) {
        let found = invitations.get(m.secret);
        if (!found) return { is: 'no', code: 'missing', text: 'No such invitation.' };
        let seat = found.table.seats[found.seat];
        return {
            is: 'invitation',
            table: found.table.id,
            game: found.table.game,
            seat: found.seat,
            from: found.table.seats.find(s => s.who === found.table.owner)?.name ?? '',
            used: !!seat.who,
            yours: seat.who === socket.me,
        };
    },
    accept(socket, m) {
        let { table, seat } = invitations.get(m.secret);
        if (table.seats[seat].who && table.seats[seat].who !== socket.me)
            return { is: 'no', code: 'denied', text: 'Used.' };
        table.seats[seat] = { who: socket.me, name: m.name };
        setTimeout(() => {
            changed(table).then(() => ready(table));
        });
        return { is: 'ok', table: table.id, seat };
    },
    sit(socket, m) {
        let table = tables.get(m.table);
        table.seats[m.seat] = { who: socket.me, name: m.name };
        ready(table);
        return { is: 'ok', table: m.table, seat: m.seat };
    },
    async play(socket, m) {
        let table = tables.get(m.table);
        if (m.n !== table.n)
            return {
                is: 'no',
                code: 'stale',
                text: socket.lang === 'fr' ? 'La partie a avancé.' : 'The table has moved on.',
            };
        if (!(await table.match.ask(`en play ${m.seat} ${m.move}`)))
            return { is: 'no', code: 'illegal', text: 'Illegal.' };
        setTimeout(() => changed(table));
        return { is: 'ok' };
    },
    async undo(socket, m) {
        let table = tables.get(m.table);
        let ok = await table.match.ask(`en undo ${m.seat}`);
        if (ok) setTimeout(() => changed(table));
        return ok ? { is: 'ok' } : { is: 'no', code: 'denied', text: 'No undo.' };
    },
    async hint(socket, m) {
        return { is: 'hint', ...(await tables.get(m.table).match.ask(`${socket.lang} hint ${m.seat}`)) };
    },
    async why(socket, m) {
        return { is: 'why', list: await tables.get(m.table).match.ask(`${socket.lang} why ${m.seat} ${m.touch}`) };
    },
    bot(socket, m) {
        let table = tables.get(m.table);
        table.seats[m.seat].bot = m.bot;
        setTimeout(() => changed(table));
        return { is: 'ok' };
    },
    async past(socket, m) {
        let table = tables.get(m.table),
            s = await table.match.ask(`${socket.lang} state ${viewer(table, socket.me)} ${m.at} 0`);
        return { is: 'past', table: m.table, at: m.at, actor: s.actor, prompt: s.prompt, ...s.scene, log: s.log };
    },
    async rules(socket, m) {
        return { is: 'rules', game: m.game, sections: await library.ask(`${socket.lang} rules ${m.game}`) };
    },
    name(socket, m) {
        people.set(socket.me, { name: m.name });
        return { is: 'ok' };
    },
};

new WebSocketServer({ server: http, path: '/ws' }).on('connection', (socket, request) => {
    socket.me = /guest=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? randomBytes(4).toString('hex');
    socket.lang = 'en';
    socket.say = message => socket.send(JSON.stringify(message));
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('message', async text => {
        let m = JSON.parse(text),
            answer = await answers[m.do]?.(socket, m);
        if (answer) socket.say({ ...answer, re: m.id });
    });
});
http.listen(Number(port), '127.0.0.1', () => console.log(`http://localhost:${port}`));
