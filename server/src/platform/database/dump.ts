import { sql } from 'kysely';
import { listCounters, listTables, tableExists } from './catalog.ts';
import type { Queries, Writes } from './database.ts';

/** Rows as JSON, as many at a time as are held in memory. */
const rowsAtATime = 500;

/** Told the rows of a query a few hundred at a time, each as the JSON text that PostgreSQL makes of it: nothing is rounded. */
const inTurns = async (
  tx: Writes,
  query: string,
  take: (rows: string[]) => Promise<void>,
): Promise<void> => {
  await sql.raw(`declare rows_of_dump no scroll cursor for ${query}`).execute(tx);
  for (;;) {
    const { rows } = await sql
      .raw<{ row: string }>(`fetch ${rowsAtATime} from rows_of_dump`)
      .execute(tx);
    if (rows.length === 0) break;
    await take(rows.map(({ row }) => row));
  }
  await sql`close rows_of_dump`.execute(tx);
};

const quoted = (name: string): string => `"${name}"`;

/** Tells every row of every table, the tables in the order in which they can be filled. */
export const dumpTables = async (
  tx: Writes,
  take: (table: string, rows: string[]) => Promise<void>,
): Promise<void> => {
  for (const { name, columns } of await listTables(tx)) {
    const query = `select row_to_json(t)::text as row
      from (select ${columns.map(quoted).join(', ')} from ${quoted(name)}) t`;
    await inTurns(tx, query, (rows) => take(name, rows));
  }
};

export interface CounterState {
  table: string;
  column: string;
  /** As text: larger than what JavaScript counts exactly. */
  last: string;
  isCalled: boolean;
}

export const dumpCounters = async (tx: Queries): Promise<CounterState[]> => {
  const states: CounterState[] = [];
  for (const { table, column, sequence } of await listCounters(tx)) {
    const { rows } = await sql<{ last: string; isCalled: boolean }>`
      select last_value::text as last, is_called as "isCalled"
      from ${sql.raw(sequence)}`.execute(tx);
    states.push(...rows.map((row) => ({ table, column, ...row })));
  }
  return states;
};

/** Jobs that wait or run. */
export const dumpJobs = async (
  tx: Writes,
  take: (rows: string[]) => Promise<void>,
): Promise<void> => {
  if (!(await tableExists(tx, 'jobs.job'))) return;
  const query = `select json_build_object(
      'name', name, 'data', data, 'key', singleton_key, 'priority', priority)::text as row
    from jobs.job where state in ('created', 'retry', 'active') order by created_on`;
  await inTurns(tx, query, take);
};

/** The names of all uploaded files. */
export const dumpFileNames = async (tx: Queries): Promise<string[]> => {
  if (!(await tableExists(tx, 'files'))) return [];
  const unionOf = async (table: string) =>
    (await tableExists(tx, table)) ? sql`union select name from ${sql.table(table)}` : sql``;
  const scans = await unionOf('contract_scans');
  const forms = await unionOf('official_forms');
  const { rows } = await sql<{ name: string }>`
    select name from files ${scans} ${forms} order by name`.execute(tx);
  return rows.map(({ name }) => name);
};

/** Whether something lies there that only its key can read. */
export const hasSealed = async (tx: Queries): Promise<boolean> => {
  for (const table of [
    'contract_sheets',
    'part_links',
    'machine_keys',
    'webhooks',
    'second_factors',
    'push_devices',
  ]) {
    if (!(await tableExists(tx, table))) continue;
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(tx);
    if (rows.length > 0) return true;
  }
  return false;
};
