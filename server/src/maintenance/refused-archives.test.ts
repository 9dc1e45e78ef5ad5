import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { openFileStore } from '../platform/files/file-store.ts';
import { openJobQueue } from '../platform/queue/queue.ts';
import {
  backUp,
  contentsAt,
  environmentOf,
  randomName,
  type Contents,
} from '../testing/database/whole-data.ts';
import { someBackup, type BackedUp } from '../testing/fixtures/backed-up.ts';
import type { TestServer } from '../testing/product/test-server.ts';
import { isSignedBy } from './archive-signature.ts';
import { checkArchive, frameArchive, readArchive } from './archive.ts';
import { openAsItIs } from './open-data.ts';
import { restoreArchive } from './restore.ts';
import type { Entry } from './tar.ts';

describe('an archive', () => {
  let backup: BackedUp;
  let server: TestServer;
  let saved: Contents;
  let archive: string;

  beforeAll(async () => {
    backup = await someBackup();
    ({ server, saved, archive } = backup);
  });

  afterAll(() => backup.close());

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

  test('of a later version is refused, and nothing is touched', async () => {
    const target = await backup.someTarget();
    const before = await contentsAt(target);
    const { db } = server.services;
    const later = "'9999-later.sql'";
    await db.pool.query(`insert into schema_migrations (name, timestamp) values (${later}, now())`);
    const file = path.join(server.dataDir, 'plus-recente');
    await backUp(server, file);
    await db.pool.query(`delete from schema_migrations where name = ${later}`);
    await expect(backup.restore(target, { file })).rejects.toThrow(
      `L'archive vient d'une version plus récente de Tandem (${server.services.version}) : mettez d'abord Tandem à jour.`,
    );
    expect(await contentsAt(target)).toEqual(before);
  });

  test('that is cut off or altered anywhere is refused, and nothing is touched', async () => {
    const target = await backup.someTarget();
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
      await expect(backup.restore(target, { file, overwrite: true })).rejects.toThrow(
        "L'archive est incomplète ou abîmée",
      );
    }
    await expect(backup.restore(target, { file: `${file}-none` })).rejects.toThrow(
      `Il n'y a pas de fichier ${file}-none.`,
    );
    expect(await contentsAt(target)).toEqual(before);
  });

  test('that is refused at its last file leaves no file behind', async () => {
    const target = await backup.someTarget();
    const before = await contentsAt(target);
    const nobodys = { name: `files/${randomName()}`, bytes: Buffer.from('of nobody') };
    let isFirst = true;
    const withOneMore = (entry: Entry): Entry[] => {
      const more = isFirst && entry.name.startsWith('files/') ? [nobodys] : [];
      if (more.length > 0) isFirst = false;
      return [entry, ...more];
    };
    const file = await madeAnew('one-more', withOneMore, backup.ownSecret());
    await expect(backup.restore(target, { file })).rejects.toThrow(
      "L'archive est incomplète ou abîmée",
    );
    expect(await contentsAt(target)).toEqual(before);
    for (const folder of ['files', 'files.new'])
      expect(existsSync(path.join(target.dataDir, folder))).toBe(false);
  });

  test('that was changed and summed up anew is refused, whoever it would make a superuser', async () => {
    const target = await backup.someTarget();
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
    await expect(backup.restore(target, { file: stolen })).rejects.toThrow('--without-check');
    expect(await contentsAt(target)).toEqual(before);
    // The signature of the true archive does not fit what was changed either.
    const { signature } = await checkArchive(archive);
    const { content } = await checkArchive(stolen);
    expect(signature && isSignedBy([backup.ownSecret()], content, signature)).toBe(false);
    await backup.restore(target, { file: stolen, withoutCheck: true });
    expect(JSON.stringify(await contentsAt(target))).not.toBe(JSON.stringify(saved));
  });

  test('that takes the place of the one that was checked is refused, and nothing is touched', async () => {
    const target = await backup.someTarget();
    const before = await contentsAt(target);
    const other = await madeAnew(
      'other',
      ({ name, bytes }) => (name.startsWith('files/') ? [] : [{ name, bytes }]),
      backup.ownSecret(),
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
    const target = await backup.someTarget({ secret: false });
    const secret = path.join(target.dataDir, 'secret');
    // The template may have been made with one.
    rmSync(secret, { force: true });
    await expect(backup.restore(target)).rejects.toThrow('--without-secret');
    expect(existsSync(secret)).toBe(false);
    writeFileSync(secret, 'x'.repeat(40));
    await expect(backup.restore(target)).rejects.toThrow('--without-secret');
    await expect(backup.restore(target, { withoutSecret: true })).rejects.toThrow(
      '--without-check',
    );
    await backup.restore(target, { withoutSecret: true, withoutCheck: true });
    expect(await contentsAt(target)).toEqual(saved);
  });
});
