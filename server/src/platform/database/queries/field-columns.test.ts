import { candidateFields } from '@tandem/domain/candidates/candidate-fields';
import { companyFields } from '@tandem/domain/companies/company-fields';
import { columnsOf, type Field } from '@tandem/domain/fields/field';
import { needFields } from '@tandem/domain/needs/need-fields';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedColumns } from '../../../testing/database/stored-columns.ts';
import {
  openSomeDatabase,
  someDatabase,
  type SomeDatabase,
} from '../../../testing/database/template.ts';
import { ownNames } from '../catalog.ts';
import type { Database } from '../database.ts';
import { migrationTables } from '../migrate.ts';

const tables = { applicants: candidateFields, companies: companyFields, offers: needFields };

describe('the columns of fields', () => {
  let some: SomeDatabase;
  let db: Database;

  beforeAll(async () => {
    some = await someDatabase();
    db = await openSomeDatabase(some);
  });

  afterAll(async () => {
    await db.close();
    await some.remove();
  });

  test('each column of the database is one that the code names, and the other way round', async () => {
    const { rows } = await sql<{ name: string; columns: string[] }>`
      select table_name as name, array_agg(column_name::text) as columns
      from information_schema.columns
      where table_schema = current_schema()
      group by table_name`.execute(db.read);
    const own = await ownNames();
    const bookkeeping = new Set<string>(Object.values(migrationTables));
    const ours = rows.filter(
      ({ name }) => (own.table.has(name) || own.view.has(name)) && !bookkeeping.has(name),
    );
    const named = Object.entries(storedColumns).map(([name, lines]) => {
      const told = Object.entries(tables).find(([table]) => table === name)?.[1];
      const columns = [
        ...lines.flatMap((line) => line.split(' ')),
        ...(told ? columnsOf(told) : []),
      ];
      return [name, columns.toSorted()];
    });
    expect(Object.fromEntries(named)).toEqual(
      Object.fromEntries(ours.map(({ name, columns }) => [name, columns.toSorted()])),
    );
  });

  test('what a column holds until it is told is what the table of fields says', async () => {
    const { rows } = await sql<{ column: string; missing: string | null; nullable: boolean }>`
      select table_name || '.' || column_name as column, column_default as missing,
        is_nullable = 'YES' as nullable
      from information_schema.columns
      where table_schema = current_schema()
        and table_name in ('applicants', 'companies', 'offers')`.execute(db.read);
    const columnDefaults = new Map(rows.map(({ column, ...rest }) => [column, rest]));
    for (const [name, fields] of Object.entries(tables))
      for (const [field, { missing, column = field, kind }] of Object.entries<Field>(fields)) {
        if (column === null) continue;
        const byDatabase = columnDefaults.get(`${name}.${column}`);
        expect({ column, nullable: byDatabase?.nullable }).toEqual({
          column,
          nullable: missing === null,
        });
        const written = { string: `'${missing}'::text`, number: String(missing) };
        const expected =
          kind === 'list'
            ? "'{}'::integer[]"
            : (written[typeof missing as keyof typeof written] ?? null);
        expect({ column, missing: byDatabase?.missing }).toEqual({ column, missing: expected });
      }
  });
});
