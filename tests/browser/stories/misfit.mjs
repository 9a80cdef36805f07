import assert from 'node:assert';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { dice } from '../person.mjs';

export const title = 'after an upgrade that a running game does not fit, its player has it go on as a friendly game';

export async function tell(world) {
    const server = await world.ownServer();
    world.expected.push(/WebSocket|ERR_CONNECTION/);
    const anna = await world.person({ locale: 'fr-FR' });
    await anna.playNow('La Tempête des Dieux');
    await anna.playOn(i => i === 5, dice(3));

    await server.kill();
    const script =
        'import sqlite3, sys; db = sqlite3.connect(sys.argv[1]); ' +
        `db.execute("UPDATE moves SET notation = 'voler' WHERE number = 9"); db.commit()`;
    const done = spawnSync('python3', ['-c', script, join(server.folder, 'table.db')], { encoding: 'utf8' });
    assert.equal(done.status, 0, done.stderr);
    await server.begin(server.port);

    await anna.see('.misfit p', { hasText: /le coup 10, «\svoler\s», n’est pas possible/ });
    await anna.press('.misfit .main');
    await anna.see('.table-page', { hasText: /amicale/ });
    await anna.playOn(i => i === 3, dice(4));
}
