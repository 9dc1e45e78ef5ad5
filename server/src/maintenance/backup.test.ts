import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChildServer, type ChildServer } from '../testing/product/child-server.ts';
import { someDatabase, type SomeDatabase } from '../testing/database/template.ts';
import { waitFor } from '../testing/wait-for.ts';
import { environmentOf } from '../testing/database/whole-data.ts';
import { password } from '../testing/fixtures/by-calls.ts';
import { readArchive } from './archive.ts';
import { runBackup } from './run-backup.ts';

const adminEmail = 'admin@exemple.fr';

/** On both databases: each is read and written in its own way. */
describe('npm run backup', () => {
  let database: SomeDatabase;
  let child: ChildServer;

  beforeAll(async () => {
    database = await someDatabase();
    child = startChildServer({
      ...environmentOf(database),
      ADMIN_EMAIL: adminEmail,
      ADMIN_PASSWORD: password,
    });
  });

  afterAll(async () => {
    child.process.kill('SIGKILL');
    await child.ended();
    await database.remove();
  });

  /** The rows of a table of an archive, in the order in which they were made. */
  const rowsIn = async <Row>(file: string, table: string): Promise<Row[]> => {
    const rows: (Row & { id: number })[] = [];
    for await (const { name, bytes } of readArchive(file))
      if (name.startsWith(`tables/${table}/`)) rows.push(...JSON.parse(bytes.toString()));
    return rows.toSorted((a, b) => a.id - b.id);
  };

  test('takes everything as it stood at one moment, while the server serves', async () => {
    const address = await child.address();
    const post = async (call: string, body: object, access = ''): Promise<Response> =>
      fetch(`${address}/api/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${access}` },
        body: JSON.stringify(body),
      });
    const { access } = (await (await post('token/', { email: adminEmail, password })).json()) as {
      access: string;
    };
    const acknowledged: string[] = [];
    const done = new AbortController();
    const writing = (async () => {
      while (!done.signal.aborted) {
        const name = `Session ${acknowledged.length}`;
        expect((await post('sessions/', { name }, access)).status).toBe(201);
        acknowledged.push(name);
      }
    })();
    await waitFor('some are stored', () => acknowledged.length > 5);
    const before = acknowledged.length;
    const file = path.join(database.dataDir, 'sauvegarde.tar.gz');
    await runBackup(environmentOf(database), file);
    const during = acknowledged.length;
    await waitFor('the server goes on', () => acknowledged.length > during);
    done.abort();
    await writing;
    const sessions = await rowsIn<{ name: string }>(file, 'sessions');
    const found = sessions.map(({ name }) => name);
    expect(found.length).toBeGreaterThanOrEqual(before);
    expect(found).toEqual(acknowledged.slice(0, found.length));
    // Whoever reads the archive finds that it was made.
    expect((await rowsIn(file, 'journal')).at(-1)).toMatchObject({
      deed: 'back_up',
      actor_role: 'command',
    });
    expect(readdirSync(database.dataDir).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('of a folder without data says so, and makes nothing there', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'tandem-none-'));
    const dataDir = path.join(root, 'elsewhere');
    const file = path.join(root, 'sauvegarde');
    await expect(runBackup({ DATA_DIR: dataDir }, file)).rejects.toThrow('DATA_DIR');
    expect([existsSync(dataDir), existsSync(file)]).toEqual([false, false]);
    rmSync(root, { recursive: true });
  });
});
