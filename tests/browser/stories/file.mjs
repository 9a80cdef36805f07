import assert from 'node:assert';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const title = 'a game that was played elsewhere is opened from its file, stepped through, shared and removed';

const OPEN = '.open-file input[type=file]';

/** A log of another program (tests/log_tool writes one), made into a replay. */
function imported(program, folder) {
    const replay = join(folder, 'game.txt');
    execFileSync(join(dirname(program), 'tests', 'log_tool'), ['play', '3', folder, '1']);
    execFileSync(program, ['import', 'twilight', join(folder, '3.txt'), '-o', replay, '--lang', 'en']);
    return replay;
}

export async function tell(world) {
    const folder = mkdtempSync(join(tmpdir(), 'plateau-story-'));
    try {
        await story(world, folder);
    } finally {
        rmSync(folder, { recursive: true, force: true });
    }
}

async function story(world, folder) {
    const replay = imported(world.program, folder),
        text = readFileSync(replay, 'utf8');
    const length = text.split('\n').filter(line => /^[*!12] /.test(line)).length;
    const anna = await world.person();
    world.expected.push(/403/); /* what is no game is refused, and the console says so */

    /* What is no game is refused with a sentence, and she is where she was. */
    const wrong = join(folder, 'wrong.txt');
    writeFileSync(wrong, 'Dear diary\n');
    await anna.find(OPEN).setInputFiles(wrong);
    await anna.see('.notice', { hasText: 'This file cannot be opened: line 1: this is no replay of Plateau' });
    writeFileSync(wrong, ' '.repeat(512 * 1024 + 1));
    await anna.find(OPEN).setInputFiles(wrong);
    await anna.see('.notice', { hasText: 'too long' });
    assert.equal(new URL(anna.page.url()).pathname, '/');

    /* The game opens at its first moment, in the replay. */
    await anna.find(OPEN).setInputFiles(replay);
    await anna.see('.replay-at', { hasText: `Moment 0 of ${length}` });
    const path = new URL(anna.page.url()).pathname;
    for (let at = 1; at <= 3; at++) {
        await anna.press('button[aria-label="Forward one move"]');
        await anna.see('.replay-at', { hasText: `Moment ${at} of ${length}` });
    }
    await anna.page.locator('.replay input[type=range]').fill(String(length >> 1));
    await anna.see('.replay-at', { hasText: `Moment ${length >> 1} of ${length}` });
    await anna.see('.hand .card, .hands .card'); /* hands are open: the file has them */
    await anna.press('button', { hasText: 'Go to the end' });
    await anna.see('.log, .side-log');
    await anna.press('button[aria-label="About this table"]');
    await anna.see('dialog', { hasText: 'This game comes from a file' });
    assert.ok(!(await anna.sees('dialog .commitment')), 'nothing is promised of dice that were not ours');
    await anna.press('dialog button[aria-label="Close"]');

    /* Whoever is given the link sees the same, in French, and gets the file as it came. */
    const ben = await world.person({ path: `${path}?at=5`, locale: 'fr-FR' });
    await ben.see('.replay-at', { hasText: `Coup 5 sur ${length}` });
    const taken = await ben.page.request.get(`${ben.address}${path}/replay.txt`);
    assert.equal(await taken.text(), text);

    /* It is among her finished tables until she removes it. */
    await anna.press('.brand');
    const row = `li:has(.table-row[href="${path}"])`;
    await anna.see(row, { hasText: 'from a file' });
    await anna.press(`${row} button[title="Remove this game"]`);
    await anna.press('dialog .main');
    await anna.gone(row);
    await ben.see('.nothing', { hasText: 'Cette table a été abandonnée' });
}
