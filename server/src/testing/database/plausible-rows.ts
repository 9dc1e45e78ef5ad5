import { sql } from 'kysely';
import { listTables } from '../../platform/database/catalog.ts';
import type { Queries } from '../../platform/database/database.ts';

/** Rows for whatever tables there are, made up from what the database says of its columns. */

interface Column {
  name: string;
  type: string;
  isNullable: boolean;
  /** The table and the column that it refers to. */
  toTable: string | null;
  toColumn: string | null;
  /** The conditions on this column alone, as PostgreSQL writes them. */
  checks: string[];
}

/** The columns of every table. */
const columnsByTable = async (db: Queries): Promise<Partial<Record<string, Column[]>>> => {
  const { rows } = await sql<Column & { table: string }>`
    select t.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
      not a.attnotnull as "isNullable",
      f.confrelid::regclass::text as "toTable", r.attname as "toColumn",
      array(
        select pg_get_constraintdef(c.oid) from pg_constraint c
        where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]
      ) as checks
    from pg_class t
    join pg_attribute a on a.attrelid = t.oid
    left join lateral (
      select k.confrelid, k.confkey[array_position(k.conkey, a.attnum)] as key
      from pg_constraint k
      where k.conrelid = a.attrelid and k.contype = 'f' and a.attnum = any(k.conkey) limit 1
    ) f on true
    left join pg_attribute r on r.attrelid = f.confrelid and r.attnum = f.key
    where t.relnamespace = current_schema()::regnamespace and t.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
    order by a.attnum`.execute(db);
  return Object.groupBy(rows, ({ table }) => table);
};

const byType: Record<string, (serial: number, what: string) => string> = {
  text: (serial, what) => `${what} ${serial} é`,
  integer: (serial) => String(serial + 1),
  smallint: (serial) => String(serial + 1),
  bigint: (serial) => String(serial + 1),
  real: (serial) => String(serial + 0.5),
  'double precision': (serial) => String(serial + 0.25),
  numeric: (serial) => String(serial + 0.5),
  boolean: (serial) => String(serial % 2 === 0),
  'timestamp with time zone': (serial) => `2026-09-0${1 + (serial % 9)}T08:00:00.123456Z`,
  date: (serial) => `2026-09-0${1 + (serial % 9)}`,
  uuid: (serial) => `00000000-0000-4000-8000-00000000000${serial % 10}`,
  jsonb: (serial) => `{"serial": ${serial}}`,
  json: (serial) => `{"serial": ${serial}}`,
  bytea: () => String.raw`\x00ff`,
  'integer[]': () => '{1,2}',
  'text[]': () => '{"a","b c"}',
};

/** What no condition says of a column, and the product relies on. */
const known: Record<string, (serial: number) => string> = {
  'files.name': (serial) => `file-${serial}.pdf`,
  'contract_scans.name': (serial) => `paper-${serial}.locked`,
  'official_forms.name': (serial) => `form-${serial}.pdf`,
};

/** What the conditions name, such as the words of a list or the ends of a range; above a bound, the next number. */
const namedIn = (checks: readonly string[]): string[] =>
  checks.flatMap((check) =>
    [...check.matchAll(/'([^']*)'|(> )?\b(\d+)\b/g)].map(([, text, above, number]) =>
      above ? String(Number(number) + 1) : (text ?? number ?? ''),
    ),
  );

/** What can be referred to, read anew once its table has been written to: most of what filling a table asks for. */
class Referable {
  readonly #db: Queries;
  readonly #known = new Map<string, Map<string, readonly string[]>>();

  constructor(db: Queries) {
    this.#db = db;
  }

  async values(table: string, column: string): Promise<readonly string[]> {
    const ofTable = this.#known.get(table) ?? new Map<string, readonly string[]>();
    this.#known.set(table, ofTable);
    const known = ofTable.get(column);
    if (known) return known;
    const { rows } = await sql<{ value: string }>`
      select ${sql.ref(column)}::text as value from ${sql.table(table)} order by 1`.execute(
      this.#db,
    );
    const values = rows.map(({ value }) => value);
    ofTable.set(column, values);
    return values;
  }

  forget(table: string): void {
    this.#known.delete(table);
  }
}

const referred = async (
  referable: Referable,
  { toTable, toColumn }: Column,
  serial: number,
): Promise<string | null> => {
  const values = await referable.values(toTable ?? '', toColumn ?? '');
  return values[serial % Math.max(values.length, 1)] ?? null;
};

const valueOf = async (
  referable: Referable,
  table: string,
  column: Column,
  serial: number,
): Promise<string | null> => {
  if (column.toTable !== null) return referred(referable, column, serial);
  const named = namedIn(column.checks);
  if (named.length > 0) return named[serial % named.length] ?? null;
  const make = known[`${table}.${column.name}`] ?? byType[column.type];
  if (!make) throw new Error(`Say what a plausible ${column.type} is (${table}.${column.name}).`);
  return make(serial, `${table} ${column.name}`);
};

/** Every table with its rows: one with every column, others without what may be missing. */
const rowsPerTable = 3;

/** Conditions on several columns at once, references by several among them, are met by trying; the first try takes the values in their order. */
const mostTries = 400;

const brokenConditions = new Set(['23514', '23503']);

const isBrokenCondition = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && brokenConditions.has(String(error.code));

/** A number that differs from try to try and from column to column; 0 at the first try. */
const shuffled = (tries: number, at: number): number =>
  tries === 0 ? 0 : ((tries * 2_654_435_761 + at * 40_503 * tries) >>> 7) % 97;

interface Row {
  table: string;
  columns: readonly Column[];
  serial: number;
  /** Leaves out what may be missing. */
  isBare: boolean;
}

const insertRow = async (
  db: Queries,
  referable: Referable,
  { table, columns, serial, isBare }: Row,
  tries: number,
): Promise<void> => {
  const given = columns.filter(
    ({ isNullable }, at) =>
      !isNullable || (tries === 0 ? !isBare : shuffled(tries, at + 50) % 2 === 0),
  );
  const values: (string | null)[] = [];
  for (const [at, column] of given.entries())
    values.push(await valueOf(referable, table, column, serial + shuffled(tries, at)));
  await sql`
    insert into ${sql.table(table)} (${sql.join(given.map((column) => sql.ref(column.name)))})
    values (${sql.join(values.map((value, at) => sql`${value}::${sql.raw(given[at]?.type ?? 'text')}`))})
    on conflict do nothing`.execute(db);
  referable.forget(table);
};

const addRow = async (db: Queries, referable: Referable, row: Row): Promise<void> => {
  for (let tries = 0; ; tries += 1)
    try {
      return await insertRow(db, referable, row, tries);
    } catch (error) {
      if (!isBrokenCondition(error) || tries === mostTries) throw error;
    }
};

/** Adds rows to every table; those that meet a unique index are left out. `round` tells rows of several calls apart. */
export const fillTables = async (db: Queries, round: number): Promise<void> => {
  const columnsOf = await columnsByTable(db);
  const referable = new Referable(db);
  for (const { name: table } of await listTables(db, 'with passing ones')) {
    const columns = columnsOf[table] ?? [];
    for (let row = 0; row < rowsPerTable; row += 1)
      await addRow(db, referable, {
        table,
        columns,
        serial: round * rowsPerTable + row,
        isBare: row === 1,
      });
  }
};
