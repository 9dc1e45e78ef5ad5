import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { openFileStore } from '../platform/files/file-store.ts';
import {
  backUp,
  contentsAt,
  environmentOf,
  randomName,
  type Contents,
} from '../testing/database/whole-data.ts';
import type { SomeDatabase } from '../testing/database/template.ts';
import { someBackup, type BackedUp } from '../testing/fixtures/backed-up.ts';
import { password, signIn } from '../testing/fixtures/by-calls.ts';
import { bareEnvironment, shortLived, watchChild } from '../testing/product/child-server.ts';
import { mailsTo } from '../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../testing/product/test-server.ts';
import { waitFor } from '../testing/wait-for.ts';
import { openAsItIs } from './open-data.ts';

const restoreCommand = fileURLToPath(new URL('../../../tools/restore.ts', import.meta.url));

/** On both databases: each is read and written in its own way. */
describe('a backup', () => {
  let backup: BackedUp;
  let server: TestServer;
  let saved: Contents;
  let resume: string;

  beforeAll(async () => {
    backup = await someBackup();
    ({ server, saved, resume } = backup);
  });

  afterAll(() => backup.close());

  const isFree = async ({ url }: SomeDatabase): Promise<boolean> => {
    if (!url) return true;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ others: number }>(
      'select count(*)::int as others from pg_stat_activity where datname = current_database()',
    );
    await client.end();
    return rows[0]?.others === 1;
  };

  describe('put back', () => {
    let target: SomeDatabase;

    beforeAll(async () => {
      target = await backup.someTarget();
      await backup.restore(target);
    });

    test('brings back every row, every counter, every waiting job and every file, and says so in the journal', async () => {
      expect(await contentsAt(target)).toEqual(saved);
      expect(saved.jobs).toContain('send-message');
      expect(saved.tables['contract_sheets']).toHaveLength(1);
      const bytes = (folder: string) => readFileSync(path.join(folder, 'files', resume));
      expect(bytes(target.dataDir).equals(bytes(server.dataDir))).toBe(true);
      const db = await openAsItIs(readConfig(environmentOf(target)));
      const { rows } = await db.pool.query(
        'select deed, actor_role, person_id, list from journal order by id desc limit 1',
      );
      await db.close();
      expect(rows).toEqual([
        { deed: 'restore_backup', actor_role: 'command', person_id: null, list: null },
      ]);
    });

    test('is worked on from then on, and what waited is done', async () => {
      const again = await startTestServer({}, { on: target });
      const company = await signIn(again, backup.world.company.email, password);
      const { status } = await again.call('GET /contract/note/{matchId}/', {
        as: company.token,
        params: { matchId: backup.world.matchId },
      });
      expect(status).toBe(200);
      await waitFor('the message that waited is sent', async () => {
        const [mail] = await mailsTo(again, backup.waiting);
        return mail?.state === 'sent';
      });
      const added = await again.call('POST /offers/', {
        as: company.token,
        body: {
          title: 'Souffleur de verre',
          location: 'Lyon',
          contract_type: 'apprentissage',
          target_educational_level: '5',
          description: '',
          formations_ids: [backup.world.training.programmeId],
          session_id: backup.world.training.sessionId,
          skills: [],
        },
      });
      expect(added.status).toBe(201);
      await again.close();
    });
  });

  test('does not replace data unless told, and then replaces all of them', async () => {
    const target = await backup.someTarget();
    const config = readConfig(environmentOf(target));
    const theirs = randomName();
    await openFileStore(config).write(theirs, Buffer.from('%PDF-'), 'application/pdf');
    const db = await openAsItIs(config);
    await db.pool.query(
      "insert into accounts (kind, email, email_key, created_at) values ('applicant', 'a', 'a', now())",
    );
    await db.pool.query(
      `insert into files
       select $1, id, 'cv.pdf', 'application/pdf', 5, now() from accounts`,
      [theirs],
    );
    await db.close();
    const before = await contentsAt(target);
    await expect(backup.restore(target)).rejects.toThrow('ajoutez --overwrite');
    expect(await contentsAt(target)).toEqual(before);
    expect(readdirSync(path.join(target.dataDir, 'files'))).toEqual([theirs]);
    await backup.restore(target, { overwrite: true });
    expect(await contentsAt(target)).toEqual(saved);
    expect(readdirSync(path.join(target.dataDir, 'files'))).toEqual([resume]);
  });

  test('is not put back under a server that runs', async () => {
    const { dataDir, services } = server;
    const served = { dataDir, url: services.config.databaseUrl ?? undefined };
    const remove = async () => {};
    // As a server that takes up jobs has at every moment.
    const connection = await services.db.pool.connect();
    await expect(backup.restore({ ...served, remove }, { overwrite: true })).rejects.toThrow(
      /arrêtez/,
    );
    connection.release();
  });

  test('leaves all data as they are when it is killed while it is put back', async () => {
    const target = await backup.someTarget();
    await backup.restore(target);
    const { db, files: store } = server.services;
    const { rows } = await db.pool.query<{ id: number }>('select id from accounts limit 1');
    const names = Array.from({ length: 150 }, randomName);
    for (const name of names) {
      await store.write(name, Buffer.from(name), 'application/pdf');
      await db.pool.query(
        "insert into files values ($1, $2, 'cv.pdf', 'application/pdf', 47, now())",
        [name, rows[0]?.id],
      );
    }
    const larger = path.join(server.dataDir, 'larger');
    await backUp(server, larger);
    const child = watchChild(
      spawn(process.execPath, [...shortLived, restoreCommand, larger, '--overwrite'], {
        env: { ...bareEnvironment(), ...environmentOf(target) },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
    // The rows are all loaded by the time that files are written.
    const files = path.join(target.dataDir, 'files');
    const stored = (folder = files) => (existsSync(folder) ? readdirSync(folder).length : 0);
    const aside = `${files}.new`;
    await waitFor('some files are there', () => stored(aside) > 10);
    child.process.kill('SIGKILL');
    expect(await child.ended()).toBe('SIGKILL');
    expect(stored(aside)).toBeLessThan(150);
    expect(stored()).toBe(1);
    // A PostgreSQL server notices a little later that its client has gone.
    await waitFor('nobody else is connected', () => isFree(target));
    expect(await contentsAt(target)).toEqual(saved);
    await backup.restore(target, { file: larger, overwrite: true });
    expect((await contentsAt(target)).tables['files']).toHaveLength(151);
    expect(stored()).toBe(151);
    expect(existsSync(aside)).toBe(false);
  }, 240_000);
});
