/* What a story is made of: a browser, servers and people. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Person } from './person.mjs';

/* The page's packages are in web/. */
const { chromium } = createRequire(new URL('../../web/package.json', import.meta.url))('playwright-core');
const START = 60_000;

export const launch = () =>
    chromium.launch({
        executablePath: '/usr/bin/chromium',
        args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });

/** `plateau serve` with a database of its own. */
export class Server {
    static async start(program, options = []) {
        const server = new Server();
        server.program = program;
        server.options = options;
        server.folder = mkdtempSync(join(tmpdir(), 'plateau-browser-'));
        server.said = '';
        await server.begin(0);
        return server;
    }
    /** Starts it, or starts it again at the same address with the same tables. */
    begin(port) {
        const db = join(this.folder, 'table.db');
        const args = ['serve', '--port', String(port), '--db', db, '--lang', 'en', '--pace', '0', ...this.options];
        this.process = spawn(this.program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
        this.ended = new Promise(done => this.process.once('exit', done));
        return new Promise((ready, failed) => {
            const timer = setTimeout(() => failed(new Error(`the server did not start: ${this.said}`)), START);
            const hear = text => {
                this.said += text;
                const found = /localhost:(\d+)/.exec(String(text));
                if (!found) return;
                clearTimeout(timer);
                this.port = Number(found[1]);
                this.address = `http://localhost:${this.port}`;
                ready();
            };
            this.process.stdout.on('data', hear);
            this.process.stderr.on('data', text => (this.said += text));
            this.process.once('error', failed);
            this.process.once('exit', code => failed(new Error(`the server ended with ${code}: ${this.said}`)));
        });
    }
    async kill() {
        this.process.kill('SIGKILL');
        await this.ended;
        this.said += '\n[killed]\n';
    }
    async end() {
        if (this.process.exitCode === null && this.process.signalCode === null) this.process.kill('SIGTERM');
        await this.ended;
        rmSync(this.folder, { recursive: true, force: true });
    }
}

let common = null;

/** One story's people and server. */
export class World {
    constructor(browser, program) {
        this.browser = browser;
        this.program = program;
        this.people = [];
        this.own = null;
        /** Complaints of the browser that belong to the story. */
        this.expected = [];
    }
    static async close() {
        await (await common)?.end();
    }
    /** The server of all stories that do not hurt it. */
    async server() {
        return this.own ?? (await (common ??= Server.start(this.program)));
    }
    async ownServer() {
        return (this.own ??= await Server.start(this.program));
    }
    /** Somebody with a browser; `options` are those of a context (locale, viewport…) and `path` where to begin. */
    async person({ path = '/', init, ...options } = {}) {
        const server = await this.server();
        const context = await this.browser.newContext({
            locale: 'en-GB',
            viewport: { width: 1280, height: 800 },
            reducedMotion: 'reduce', /* motion costs time: the stories of a newcomer and of looks have it */
            ...options,
        });
        if (init) await context.addInitScript(init);
        const person = new Person(await context.newPage(), server.address);
        this.people.push(person);
        await person.visit(path);
        return person;
    }
    /** No console may have complained. */
    check() {
        const complaints = this.people
            .flatMap(person => person.complaints)
            .filter(text => !this.expected.some(pattern => pattern.test(text)));
        if (complaints.length) throw new Error(`the browser complains: ${complaints.join('\n')}`);
    }
    /** What helps to understand a failure. */
    async keep(name) {
        for (const [i, person] of this.people.entries()) {
            writeFileSync(`${name}-${i + 1}.console.txt`, `${person.page.url()}\n${person.said.join('\n')}\n`);
            await person.page.screenshot({ path: `${name}-${i + 1}.png`, timeout: 5000 });
            writeFileSync(`${name}-${i + 1}.html`, await person.page.content());
        }
        writeFileSync(`${name}-server.txt`, (await this.server()).said);
    }
    async end() {
        for (const person of this.people) await person.page.context().close();
        await this.own?.end();
    }
}
