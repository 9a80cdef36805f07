/* Stories told in a real browser against the real server.
 *
 *     node tests/browser/run.mjs PROGRAM [STORY…]
 *
 * PROGRAM is the built `plateau`; a STORY is the name of a file in stories/ (or part of it). Every story gets its own
 * people (browser contexts), most share one server. A story fails on what it asserts and on any error in a console: a
 * Content-Security-Policy that was broken is one. What is left of a failure is in build-logs/browser/.
 */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { launch, World } from './world.mjs';

const here = new URL('.', import.meta.url);
const logs = fileURLToPath(new URL('../../build-logs/browser/', here));
const LONGEST = 600_000; /* for one story, on a machine with much else to do: a bound, never a wait */

const [program, ...wishes] = process.argv.slice(2);
const all = readdirSync(new URL('stories/', here))
    .filter(file => file.endsWith('.mjs'))
    .map(file => file.slice(0, -4))
    .sort();
const chosen = wishes.length ? all.filter(name => wishes.some(wish => name.includes(wish))) : all;
if (!program || !existsSync(program) || !chosen.length) {
    console.error('Usage: node tests/browser/run.mjs PROGRAM [STORY…]');
    console.error(
        !program
            ? 'PROGRAM is the built plateau, for example build/plateau.'
            : !existsSync(program)
              ? `There is no program ${program}.`
              : `No story is called ${wishes.join(' or ')}.`,
    );
    console.error(`The stories: ${all.join(', ')}`);
    process.exit(2);
}

function within(promise, limit) {
    let timer;
    const late = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error(`not done after ${limit / 1000} s`)), limit);
    });
    return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function run(browser, name) {
    const { title, tell } = await import(new URL(`stories/${name}.mjs`, here));
    const world = new World(browser, program);
    const start = performance.now();
    let failure = null;
    try {
        await within(tell(world), LONGEST);
        world.check();
    } catch (error) {
        failure = error;
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (failure) {
        console.log(`FAIL ${name}: ${stripVTControlCharacters(failure.stack).split('\n').slice(0, 12).join('\n    ')}`);
        await world.keep(`${logs}${name}`).catch(error => console.log(`(nothing could be kept: ${error.message})`));
        console.log(`     kept: build-logs/browser/${name}-*`);
    } else console.log(`ok ${name}: ${title} (${seconds} s)`);
    await world.end();
    return !failure;
}

mkdirSync(logs, { recursive: true });
for (const old of readdirSync(logs))
    if (chosen.some(name => old.startsWith(`${name}-`))) rmSync(logs + old);
let passed = 0,
    failed = 0;
const browser = await launch();
try {
    /* Two at a time: one waits for the server or the browser while the other one goes on. */
    const left = [...chosen];
    const next = async () => {
        for (let name; (name = left.shift()); ) (await run(browser, name)) ? passed++ : failed++;
    };
    await Promise.all([next(), next()]);
} finally {
    await browser.close();
    await World.close();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
