import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import {
  addFirstPlacements,
  addNotedCompanies,
  addNotedSirets,
  addTutors,
  readFirstPlacements,
  readNotedSirets,
  readTutors,
} from '../../testing/database/first-version.ts';
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
  await addFirstPlacements(db.read);
  await addNotedCompanies(db.read);
  const before = await readRows(db);
  expect(Object.keys(before).length).toBeGreaterThan(10);

  // Notes came later than the first version, and SIRETs out of them later still.
  for (const name of migrations.filter((one) => one < '0114'))
    copyFileSync(path.join(own, name), path.join(first, name));
  await migrate(db.pool, pathToFileURL(`${first}/`));
  await addNotedSirets(db.read);
  await addTutors(db.read);
  await migrate(db.pool);
  const { found, expected, source } = await readNotedSirets(db.read);
  expect({ found, source }).toEqual({ found: expected, source: 'Salon' });
  const after = await readRows(db);
  expect(lostColumns(before, after, migrations)).toEqual([]);
  // Needs and enrolments have the states that are known, and nobody is told of it.
  expect(await readFirstPlacements(db.read)).toEqual([
    { title: 'full', state: 'filled', by: 'seats', begun: 1 },
    { title: 'half', state: 'active', by: null, begun: 1 },
    { title: 'open', state: 'active', by: null, begun: 0 },
    { title: 'untested', state: 'inactive', by: null, begun: 0 },
  ]);
  expect(await readTutors(db.read)).toEqual({
    muted: [
      { title: 'half', isMuted: false },
      { title: 'open', isMuted: true },
      { title: 'untested', isMuted: true },
    ],
    links: 0,
  });
  for (const table of ['messages', 'notifications'])
    expect([table, after[table]?.['id']]).toEqual([table, before[table]?.['id']]);
  await fillTables(db.read, 1);
  await db.close();
  await some.remove();
});
