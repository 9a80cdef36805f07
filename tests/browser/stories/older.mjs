import assert from 'node:assert';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const title = 'whoever has played much finds all of it in the lobby';

/* The finished table once more, and once more, each a minute older. */
const COPIES = 107;
const script = `
import sqlite3, sys
db = sqlite3.connect(sys.argv[1])
known = int(sys.argv[2])
for copy in range(1, ${COPIES} + 1):
    for table, key in (("tables", "id"), ("heads", "table_id"), ("seats", "table_id"), ("moves", "table_id")):
        names = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
        parts = ["?" if name == key else f"updated - {copy} * 60000" if name == "updated" else name for name in names]
        db.execute(f"INSERT INTO {table} SELECT {', '.join(parts)} FROM {table} WHERE {key} = ?", (copy, known))
db.commit()
`;

export async function tell(world) {
    const server = await world.ownServer();
    const anna = await world.person();
    await anna.playNow('Bluff');
    const known = /\d+/.exec(new URL(anna.page.url()).pathname)[0];
    await anna.playOn();
    const done = spawnSync('python3', ['-c', script, join(server.folder, 'table.db'), known], { encoding: 'utf8' });
    assert.equal(done.status, 0, done.stderr);

    await anna.visit('/');
    const rows = anna.find('.rows .table-row.finished'),
        shown = count => anna.eventually(() => rows.count(), seen => seen === count, `${count} finished tables`);
    await shown(50);
    assert.equal(await anna.find('.rows li button').count(), 0, 'what is over is not left');
    for (const count of [100, COPIES + 1]) {
        await anna.press('.rows .more');
        await shown(count);
    }
    await anna.gone('.rows .more'); /* that was all */
    const paths = await rows.evaluateAll(all => all.map(one => one.getAttribute('href')));
    assert.deepEqual(
        paths,
        [known, ...Array.from({ length: COPIES }, (_, i) => i + 1)].map(id => `/t/${id}`),
        'each once, the last first',
    );
    /* A new table does not hide them; the oldest is as whole as the newest. */
    await anna.playNow('Bluff');
    await anna.press('.brand');
    await anna.see('.table-row.running');
    await shown(50);
    await anna.press('.rows .more');
    await shown(100);
    await anna.press(`.table-row[href="/t/99"]`);
    await anna.see('dialog .scores');
}
