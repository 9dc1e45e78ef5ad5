import { sql } from 'kysely';
import type { Queries } from './database.ts';
import { listMigrations, migrationTables, readMigration } from './migrate.ts';

export interface StoredTable {
  name: string;
  /** Those that hold something of their own: computed ones are left out. */
  columns: string[];
}

export interface Counter {
  table: string;
  column: string;
  sequence: string;
}

const made = /\bcreate\s+(?:unlogged\s+)?(table|view|function)\s+(?:if\s+not\s+exists\s+)?(\w+)/g;
const replaced = /\bcreate\s+or\s+replace\s+(view|function)\s+(\w+)/g;
const renamed = /\balter\s+(table|view|function)\s[^;]*?\brename\s+to\s+(\w+)/g;

type Kind = 'table' | 'view' | 'function';

/** What the product's migrations ever made: nothing else in the database is ours to save or to throw away. */
export const ownNames = async (): Promise<Record<Kind, Set<string>>> => {
  const names = {
    table: new Set<string>(Object.values(migrationTables)),
    view: new Set<string>(),
    function: new Set<string>(),
  };
  for (const file of await listMigrations()) {
    const text = (await readMigration(file)).toLowerCase();
    for (const pattern of [made, replaced, renamed])
      for (const [, kind, name] of text.matchAll(pattern)) names[kind as Kind].add(name as string);
  }
  return names;
};

/** Filled from the other tables, as their triggers say: also when those are filled from an archive. */
const filledByItself = [
  'record_changes',
  'follow_up_causes',
  'follow_up_stages',
  'follow_up_changes',
  'follow_up_told_by',
  'card_changes',
];

/** Each table after those that it refers to. */
const inOrder = (tables: StoredTable[], references: { from: string; to: string }[]) => {
  const ordered: StoredTable[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const waits = new Set(
      references.filter(({ from, to }) => from !== to && names.has(to)).map(({ from }) => from),
    );
    const ready = waiting.filter(({ name }) => !waits.has(name));
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.');
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
};

/** The tables that hold data, each after those that it refers to; what may be lost in a crash is not among them unless told. */
export const listTables = async (
  db: Queries,
  which: 'lasting ones' | 'with passing ones' = 'lasting ones',
): Promise<StoredTable[]> => {
  const persistence = which === 'lasting ones' ? ['p'] : ['p', 'u'];
  const own = (await ownNames()).table;
  for (const bookkeeping of Object.values(migrationTables)) own.delete(bookkeeping);
  if (which === 'lasting ones') for (const table of filledByItself) own.delete(table);
  const { rows } = await sql<StoredTable>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = current_schema()::regnamespace
      and c.relkind in ('r', 'p') and c.relpersistence = any(${persistence})
    group by c.relname
    order by c.relname`.execute(db);
  const { rows: references } = await sql<{ from: string; to: string }>`
    select f.relname as from, t.relname as to
    from pg_constraint k
    join pg_class f on f.oid = k.conrelid
    join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace`.execute(db);
  return inOrder(
    rows.filter(({ name }) => own.has(name)),
    references,
  );
};

/** What numbers the rows of those tables. */
export const listCounters = async (db: Queries): Promise<Counter[]> => {
  const own = (await ownNames()).table;
  for (const table of filledByItself) own.delete(table);
  const { rows } = await sql<Counter>`
    select c.relname as table, a.attname as column,
      pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null
    order by 1, 2`.execute(db);
  return rows.filter(({ table }) => own.has(table));
};

export const tableExists = async (db: Queries, name: string): Promise<boolean> => {
  const { rows } = await sql<{
    found: boolean;
  }>`select to_regclass(${name}) is not null as found`.execute(db);
  return rows[0]?.found === true;
};

/** The names of the migrations that have been applied; none where there is no schema yet. */
export const appliedMigrations = async (db: Queries): Promise<string[]> => {
  if (!(await tableExists(db, migrationTables.applied))) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from schema_migrations order by name`.execute(db);
  return rows.map(({ name }) => name);
};
