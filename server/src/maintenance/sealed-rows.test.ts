import { expect, test } from 'vitest';
import { fillTables } from '../testing/database/plausible-rows.ts';
import { openSomeDatabase, someDatabase } from '../testing/database/template.ts';
import { openVault } from '../platform/security/vault.ts';
import { sealedOtherwise } from './sealed-rows.ts';

/** A column that a later table brings would be left to a secret that the rotation forgets. */
test('whatever column of the database is sealed is sealed anew by a rotation of the key', async () => {
  const some = await someDatabase();
  const db = await openSomeDatabase(some);
  await fillTables(db.read, 0);
  const { rows: columns } = await db.pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name like 'sealed%'`,
  );
  const stored = await Promise.all(
    columns.map(async ({ table, column }) => {
      const { rows } = await db.pool.query<{ sealed: string }>(
        `select "${column}" as sealed from "${table}" where "${column}" is not null`,
      );
      return rows.map(({ sealed }) => sealed);
    }),
  );
  const found: string[] = [];
  const vault = openVault(() => ['a secret of its own']);
  for (const rows of sealedOtherwise({ db, vault }))
    for await (const { sealed } of rows) found.push(sealed);
  expect(stored.filter((rows) => rows.length === 0)).toEqual([]);
  expect(found.toSorted()).toEqual(stored.flat().toSorted());
  await db.close();
  await some.remove();
});
