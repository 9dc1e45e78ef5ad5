import { copyFileSync, createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openFileStore } from '../files/file-store.ts';
import { openJobQueue } from '../queue/queue.ts';
import { lostColumns, readRows, type Rows } from '../../testing/database/kept-rows.ts';
import { fillTables } from '../../testing/database/plausible-rows.ts';
import {
  openSomeDatabase,
  someDatabase,
  type SomeDatabase,
} from '../../testing/database/template.ts';
import { contentsOf, environmentOf } from '../../testing/database/whole-data.ts';
import { checkArchive } from '../../maintenance/archive.ts';
import { writeBackup } from '../../maintenance/backup.ts';
import { restoreArchive } from '../../maintenance/restore.ts';
import type { Database } from './database.ts';
import { dropSchema } from './load.ts';
import { listMigrations, migrate } from './migrate.ts';

const migrations = await listMigrations();
const own = fileURLToPath(new URL('./migrations/', import.meta.url));

describe('an upgrade', () => {
  let some: SomeDatabase;
  let db: Database;
  let folder: string;
  /** What the migration before has left, filled. */
  let before: Rows = {};

  beforeAll(async () => {
    some = await someDatabase();
    db = await openSomeDatabase(some, { upToDate: false });
    folder = path.join(some.dataDir, 'migrations');
    mkdirSync(folder);
  });

  afterAll(async () => {
    await db.close();
    await some.remove();
  });

  const apply = async (name: string): Promise<void> => {
    copyFileSync(path.join(own, name), path.join(folder, name));
    await migrate(db.pool, pathToFileURL(`${folder}/`));
  };

  test('starts from nothing once the schema is dropped, and what is not ours stays', async () => {
    await db.pool.query('create table of_somebody_else (id int)');
    await db.transaction((tx) => dropSchema(tx));
    const { rows } = await db.pool.query(
      `select relname as name from pg_class where relnamespace = current_schema()::regnamespace
       union all
       select proname from pg_proc where pronamespace = current_schema()::regnamespace`,
    );
    expect(rows).toEqual([{ name: 'of_somebody_else' }]);
  });

  const archive = () => path.join(some.dataDir, 'before-the-last');

  const backUp = () =>
    writeBackup(
      {
        db,
        files: openFileStore(readConfig(environmentOf(some))),
        keyring: () => ['a secret of more than forty letters for tests'],
        version: 'the last',
        dataDir: some.dataDir,
        now: () => new Date(),
      },
      createWriteStream(archive()),
    );

  test.each(migrations.map((name, index) => ({ name, index })))(
    '$name keeps what it finds, and its tables can be filled',
    async ({ name, index }) => {
      if (index === migrations.length - 1 && index > 0) await backUp();
      await apply(name);
      const after = await readRows(db);
      expect(lostColumns(before, after, [name])).toEqual([]);
      const { rows } = await db.pool.query(
        'select conname from pg_constraint where not convalidated',
      );
      expect(rows).toEqual([]);
      await fillTables(db.read, index);
      const filled = await readRows(db);
      const empty = Object.keys(filled).filter((table) =>
        Object.values(filled[table] ?? {}).every((values) => values.length === 0),
      );
      expect(empty).toEqual([]);
      before = filled;
    },
  );

  test('is also made when a backup of the version before is put back', async () => {
    const checked = await checkArchive(archive());
    expect(checked.manifest.migrations).toEqual(migrations.slice(0, -1));
    const jobs = await openJobQueue(db, pino({ level: 'silent' }));
    const files = openFileStore(readConfig(environmentOf(some)));
    await restoreArchive({ db, jobs, files }, archive(), checked);
    await jobs.stop();
    const { tables } = await contentsOf(db);
    expect(tables['applicants']?.length).toBeGreaterThan(2);
    const { rows } = await db.pool.query<{ name: string }>(
      'select name from schema_migrations order by name',
    );
    expect(rows.map(({ name }) => name)).toEqual(migrations);
    await fillTables(db.read, migrations.length);
  });
});
