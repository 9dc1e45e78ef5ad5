import { candidateFields } from '@tandem/domain/candidates/candidate-fields';
import { companyFields } from '@tandem/domain/companies/company-fields';
import { columnsOf, type Field } from '@tandem/domain/fields/field';
import { needFields } from '@tandem/domain/needs/need-fields';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  openSomeDatabase,
  someDatabase,
  type SomeDatabase,
} from '../../../testing/database/template.ts';
import { listTables } from '../catalog.ts';
import type { Database } from '../database.ts';
import { technicalColumns } from '../tables/technical-columns.ts';

const tables = [
  ['applicants', candidateFields, technicalColumns.applicants],
  ['companies', companyFields, technicalColumns.companies],
  ['offers', needFields, technicalColumns.offers],
] as const;

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

  test.each(tables)(
    'each column of %s holds a field or is named as a technical one',
    async (name, fields, technical) => {
      const stored = (await listTables(db.read)).find((table) => table.name === name);
      expect(stored?.columns.toSorted()).toEqual([...columnsOf(fields), ...technical].toSorted());
    },
  );

  test('what a column holds until it is told is what the table of fields says', async () => {
    const { rows } = await sql<{ column: string; missing: string | null; nullable: boolean }>`
      select table_name || '.' || column_name as column, column_default as missing,
        is_nullable = 'YES' as nullable
      from information_schema.columns
      where table_schema = current_schema()
        and table_name in ('applicants', 'companies', 'offers')`.execute(db.read);
    const columnDefaults = new Map(rows.map(({ column, ...rest }) => [column, rest]));
    for (const [name, fields] of tables)
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
