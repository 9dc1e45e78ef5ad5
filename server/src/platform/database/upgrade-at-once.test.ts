import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { lostColumns, readRows } from '../../testing/database/kept-rows.ts';
import { fillTables } from '../../testing/database/plausible-rows.ts';
import { openSomeDatabase, someDatabase } from '../../testing/database/template.ts';
import { dropSchema } from './load.ts';
import { listMigrations, migrate } from './migrate.ts';

const own = fileURLToPath(new URL('./migrations/', import.meta.url));

/** On both databases: the migrations are run by two versions of PostgreSQL. */
test('an upgrade from the first version to the last keeps what it finds, and its tables can be filled', async () => {
  const some = await someDatabase();
  const db = await openSomeDatabase(some, { upToDate: false });
  const migrations = await listMigrations();
  const first = path.join(some.dataDir, 'migrations');
  mkdirSync(first);
  for (const name of migrations.slice(0, 1))
    copyFileSync(path.join(own, name), path.join(first, name));
  await db.transaction((tx) => dropSchema(tx));
  await migrate(db.pool, pathToFileURL(`${first}/`));
  await fillTables(db.read, 0);
  const before = await readRows(db);
  expect(Object.keys(before).length).toBeGreaterThan(10);

  await migrate(db.pool);
  expect(lostColumns(before, await readRows(db), migrations)).toEqual([]);
  await fillTables(db.read, 1);
  await db.close();
  await some.remove();
});
