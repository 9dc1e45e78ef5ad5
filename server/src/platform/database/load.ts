import { sql } from 'kysely';
import { listCounters, listTables, ownNames, tableExists } from './catalog.ts';
import type { Queries, Writes } from './database.ts';
import type { CounterState } from './dump.ts';

/** Whether somebody has an account here: there is something to lose. */
export const holdsData = async (db: Queries): Promise<boolean> => {
  if (!(await tableExists(db, 'accounts'))) return false;
  const { rows } = await sql<{
    found: boolean;
  }>`select exists (select from accounts) as found`.execute(db);
  return rows[0]?.found === true;
};

/** How many connections besides this one the account that asks has open to its database. */
export const countOthers = async (db: Queries): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and usename = current_user
      and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Throws away what the migrations made, with all data; what else lies in the database stays. */
export const dropSchema = async (tx: Writes): Promise<void> => {
  const own = await ownNames();
  for (const kind of ['view', 'table', 'function'] as const)
    for (const name of own[kind])
      await sql`drop ${sql.raw(kind)} if exists ${sql.ref(name)} cascade`.execute(tx);
};

/** What migrations put into tables stands in the archive too. */
export const emptyTables = async (tx: Writes): Promise<void> => {
  for (const { name } of (await listTables(tx)).toReversed())
    await sql`delete from ${sql.table(name)}`.execute(tx);
};

/** Fills tables; `rows` is a JSON array of them, as text. */
export const rowLoader = async (
  tx: Writes,
): Promise<(table: string, rows: string) => Promise<void>> => {
  const tables = await listTables(tx);
  // Triggers that tell other programs what happens keep quiet until the transaction ends.
  await sql`select set_config('tandem.putting_back', 'on', true)`.execute(tx);
  return async (table, rows) => {
    const found = tables.find(({ name }) => name === table);
    if (!found) throw new Error(`There is no table ${table}.`);
    const columns = sql.join(found.columns.map((column) => sql.ref(column)));
    await sql`
      insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)
    `.execute(tx);
  };
};

export const loadCounters = async (tx: Writes, states: readonly CounterState[]): Promise<void> => {
  const counters = await listCounters(tx);
  for (const { table, column, last, isCalled } of states) {
    const found = counters.find((one) => one.table === table && one.column === column);
    if (found)
      await sql`select setval(${found.sequence}::regclass, ${last}::bigint, ${isCalled})`.execute(
        tx,
      );
  }
};

/** Forgets the jobs of the data that are replaced; the queue itself stays. */
export const forgetJobs = async (tx: Writes): Promise<void> => {
  await sql`delete from jobs.job`.execute(tx);
};

/** What lies in the store beside people's files: papers that were signed, and forms. */
const typesBeside = {
  contract_scans: 'application/octet-stream',
  official_forms: 'application/pdf',
} as const;

/** Null of a name that stands in none of these; versions of the product before them had none. */
const typeBeside = async (db: Queries, name: string): Promise<string | null> => {
  for (const [table, type] of Object.entries(typesBeside)) {
    if (!(await tableExists(db, table))) continue;
    const { rows } = await sql`select 1 from ${sql.table(table)} where name = ${name}`.execute(db);
    if (rows.length > 0) return type;
  }
  return null;
};

export const typeOfFile = async (db: Queries, name: string): Promise<string | null> => {
  const { rows } = await sql<{
    content_type: string;
  }>`select content_type from files where name = ${name}`.execute(db);
  const [file] = rows;
  return file?.content_type ?? typeBeside(db, name);
};
