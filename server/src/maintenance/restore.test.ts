import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { openFileStore } from '../platform/files/file-store.ts';
import { openJobQueue } from '../platform/queue/queue.ts';
import { watchChild } from '../testing/product/child-server.ts';
import { someDatabase, type SomeDatabase } from '../testing/database/template.ts';
import { startTestServer, type TestServer } from '../testing/product/test-server.ts';
import { waitFor } from '../testing/wait-for.ts';
import {
  backUp,
  contentsAt,
  contentsOf,
  environmentOf,
  randomName,
  someEnrolment,
  type Contents,
} from '../testing/database/whole-data.ts';
import { mailsTo } from '../testing/product/mails.ts';
import { password, signIn, someEmail, type Placement } from '../testing/fixtures/by-calls.ts';
import { openAsItIs } from './open-data.ts';
import { isSignedBy } from './archive-signature.ts';
import { checkArchive, frameArchive, readArchive } from './archive.ts';
import { restoreArchive } from './restore.ts';
import { runRestore } from './run-restore.ts';
import type { Entry } from './tar.ts';

const restoreCommand = fileURLToPath(new URL('../../../tools/restore.ts', import.meta.url));

/** On both databases: each is read and written in its own way. */
describe('a backup', () => {
  const targets: SomeDatabase[] = [];
  let server: TestServer;
  let world: Placement;
  let saved: Contents;
  let archive: string;
  let resume: string;
  const waiting = someEmail();

  beforeAll(async () => {
    server = await startTestServer();
    world = await someEnrolment(server);
    // Its jobs rest from here on: what is written from now waits in the archive.
    await server.services.jobs.stop();
    await server.call('POST /temp-companies/', {
      as: world.superuser.token,
      body: [{ name: 'Verrerie « Été » \\ 100 %', email: waiting }],
    });
    archive = path.join(server.dataDir, 'sauvegarde');
    await backUp(server, archive);
    saved = await contentsOf(server.services.db);
    const sheet = await server.call('GET /applicants/registration/', {
      as: world.candidate.token,
    });
    resume = sheet.body.resume?.split('/').at(-1) ?? '';
  });

  afterAll(async () => {
    await server.close();
    for (const target of targets) await target.remove();
  });

  const someTarget = async ({ secret = true } = {}): Promise<SomeDatabase> => {
    const target = await someDatabase();
    targets.push(target);
    if (secret)
      copyFileSync(path.join(server.dataDir, 'secret'), path.join(target.dataDir, 'secret'));
    return target;
  };

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

  const restore = (
    target: SomeDatabase,
    { file = archive, overwrite = false, withoutSecret = false, withoutCheck = false } = {},
  ) => runRestore(environmentOf(target), file, { overwrite, withoutSecret, withoutCheck });

  /** As somebody makes it who has the archive and not its secret: with other contents, and whole again. */
  const madeAnew = async (
    name: string,
    change: (entry: Entry) => Entry[],
    secret: string,
  ): Promise<string> => {
    const { manifest } = await checkArchive(archive);
    const frame = frameArchive(new Date(), secret);
    const parts = [frame.manifest(manifest)];
    for await (const entry of readArchive(archive))
      for (const { name, bytes } of change(entry)) parts.push(frame.entry(name, bytes));
    parts.push(frame.end([]));
    const file = path.join(server.dataDir, name);
    writeFileSync(file, gzipSync(Buffer.concat(parts)));
    return file;
  };

  const ownSecret = () => readFileSync(path.join(server.dataDir, 'secret'), 'utf8').trim();

  test('brings back every row, every counter, every waiting job and every file', async () => {
    const target = await someTarget();
    await restore(target);
    expect(await contentsAt(target)).toEqual(saved);
    expect(saved.jobs).toContain('send-message');
    expect(saved.tables['contract_sheets']).toHaveLength(1);
    const bytes = (folder: string) => readFileSync(path.join(folder, 'files', resume));
    expect(bytes(target.dataDir).equals(bytes(server.dataDir))).toBe(true);
  });

  test('that is put back leaves a line in the journal, beside those that it brings', async () => {
    const target = await someTarget();
    await restore(target);
    const db = await openAsItIs(readConfig(environmentOf(target)));
    const { rows } = await db.pool.query(
      'select deed, actor_role, person_id, list from journal order by id desc limit 1',
    );
    await db.close();
    expect(rows).toEqual([
      { deed: 'restore_backup', actor_role: 'command', person_id: null, list: null },
    ]);
  });

  test('of a later version is refused, and nothing is touched', async () => {
    const target = await someTarget();
    const before = await contentsAt(target);
    const { db } = server.services;
    const later = "'9999-later.sql'";
    await db.pool.query(`insert into schema_migrations (name, timestamp) values (${later}, now())`);
    const file = path.join(server.dataDir, 'plus-recente');
    await backUp(server, file);
    await db.pool.query(`delete from schema_migrations where name = ${later}`);
    await expect(restore(target, { file })).rejects.toThrow(
      `L'archive vient d'une version plus récente de Tandem (${server.services.version}) : mettez d'abord Tandem à jour.`,
    );
    expect(await contentsAt(target)).toEqual(before);
  });

  test('is worked on after it has been put back, and what waited is done', async () => {
    const target = await someTarget();
    await restore(target);
    const again = await startTestServer({}, { on: target });
    const company = await signIn(again, world.company.email, password);
    const { status } = await again.call('GET /contract/note/{matchId}/', {
      as: company.token,
      params: { matchId: world.matchId },
    });
    expect(status).toBe(200);
    await waitFor('the message that waited is sent', async () => {
      const [mail] = await mailsTo(again, waiting);
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
        formations_ids: [world.training.programmeId],
        session_id: world.training.sessionId,
        skills: [],
      },
    });
    expect(added.status).toBe(201);
    await again.close();
  });

  test('does not replace data unless told, and then replaces all of them', async () => {
    const target = await someTarget();
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
    await expect(restore(target)).rejects.toThrow('ajoutez --overwrite');
    expect(await contentsAt(target)).toEqual(before);
    expect(readdirSync(path.join(target.dataDir, 'files'))).toEqual([theirs]);
    await restore(target, { overwrite: true });
    expect(await contentsAt(target)).toEqual(saved);
    expect(readdirSync(path.join(target.dataDir, 'files'))).toEqual([resume]);
  });

  test('that is cut off or altered anywhere is refused, and nothing is touched', async () => {
    const target = await someTarget();
    const before = await contentsAt(target);
    const whole = readFileSync(archive);
    const file = path.join(server.dataDir, 'damaged');
    const cuts = [0, 10, 600, whole.length >> 1, whole.length - 9, whole.length - 30];
    const altered = [700, whole.length >> 1].map((at) => {
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ 0x20;
      return bytes;
    });
    for (const bytes of [...cuts.map((length) => whole.subarray(0, length)), ...altered]) {
      writeFileSync(file, bytes);
      await expect(restore(target, { file, overwrite: true })).rejects.toThrow(
        "L'archive est incomplète ou abîmée",
      );
    }
    await expect(restore(target, { file: `${file}-none` })).rejects.toThrow(
      `Il n'y a pas de fichier ${file}-none.`,
    );
    expect(await contentsAt(target)).toEqual(before);
  });

  test('that is refused at its last file leaves no file behind', async () => {
    const target = await someTarget();
    const before = await contentsAt(target);
    const nobodys = { name: `files/${randomName()}`, bytes: Buffer.from('of nobody') };
    let isFirst = true;
    const withOneMore = (entry: Entry): Entry[] => {
      const more = isFirst && entry.name.startsWith('files/') ? [nobodys] : [];
      if (more.length > 0) isFirst = false;
      return [entry, ...more];
    };
    const file = await madeAnew('one-more', withOneMore, ownSecret());
    await expect(restore(target, { file })).rejects.toThrow("L'archive est incomplète ou abîmée");
    expect(await contentsAt(target)).toEqual(before);
    for (const folder of ['files', 'files.new'])
      expect(existsSync(path.join(target.dataDir, folder))).toBe(false);
  });

  test('that was changed and summed up anew is refused, whoever it would make a superuser', async () => {
    const target = await someTarget();
    const before = await contentsAt(target);
    const promoted = ({ name, bytes }: Entry): Entry[] => [
      {
        name,
        bytes: name.startsWith('tables/accounts/')
          ? Buffer.from(bytes.toString().replaceAll('"applicant"', '"superuser"'))
          : bytes,
      },
    ];
    const stolen = await madeAnew('promoted', promoted, 'somebody else’s secret of forty letters.');
    await expect(restore(target, { file: stolen })).rejects.toThrow('--without-check');
    expect(await contentsAt(target)).toEqual(before);
    // The signature of the true archive does not fit what was changed either.
    const { signature } = await checkArchive(archive);
    const { content } = await checkArchive(stolen);
    expect(signature && isSignedBy([ownSecret()], content, signature)).toBe(false);
    await restore(target, { file: stolen, withoutCheck: true });
    expect(JSON.stringify(await contentsAt(target))).not.toBe(JSON.stringify(saved));
  });

  test('that takes the place of the one that was checked is refused, and nothing is touched', async () => {
    const target = await someTarget();
    const before = await contentsAt(target);
    const other = await madeAnew(
      'other',
      ({ name, bytes }) => (name.startsWith('files/') ? [] : [{ name, bytes }]),
      ownSecret(),
    );
    const config = readConfig(environmentOf(target));
    const db = await openAsItIs(config);
    const jobs = await openJobQueue(db, pino({ level: 'silent' }));
    const all = { db, jobs, files: openFileStore(config) };
    await expect(restoreArchive(all, other, await checkArchive(archive))).rejects.toThrow(
      "L'archive est incomplète ou abîmée",
    );
    await jobs.stop();
    await db.close();
    expect(await contentsAt(target)).toEqual(before);
  });

  test('asks for its secret before it makes another, and does without when told', async () => {
    const target = await someTarget({ secret: false });
    const secret = path.join(target.dataDir, 'secret');
    // The template may have been made with one.
    rmSync(secret, { force: true });
    await expect(restore(target)).rejects.toThrow('--without-secret');
    expect(existsSync(secret)).toBe(false);
    writeFileSync(secret, 'x'.repeat(40));
    await expect(restore(target)).rejects.toThrow('--without-secret');
    await expect(restore(target, { withoutSecret: true })).rejects.toThrow('--without-check');
    await restore(target, { withoutSecret: true, withoutCheck: true });
    expect(await contentsAt(target)).toEqual(saved);
  });

  test('is not put back under a server that runs', async () => {
    const { dataDir, services } = server;
    const served = { dataDir, url: services.config.databaseUrl ?? undefined };
    const remove = async () => {};
    // As a server that takes up jobs has at every moment.
    const connection = await services.db.pool.connect();
    await expect(restore({ ...served, remove }, { overwrite: true })).rejects.toThrow(/arrêtez/);
    connection.release();
  });

  test('leaves all data as they are when it is killed while it is put back', async () => {
    const target = await someTarget();
    await restore(target);
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
      spawn(process.execPath, [restoreCommand, larger, '--overwrite'], {
        env: { PATH: process.env['PATH'], ...environmentOf(target) },
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
    await restore(target, { file: larger, overwrite: true });
    expect((await contentsAt(target)).tables['files']).toHaveLength(151);
    expect(stored()).toBe(151);
    expect(existsSync(aside)).toBe(false);
  }, 240_000);
});
