import type { TestServer } from '../product/test-server.ts';

/** The product's tables in which a text stands anywhere, in whatever case. */
export const tablesWith = async ({ services }: TestServer, needle: string): Promise<string[]> => {
  const { pool } = services.db;
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const searches = tables.map(
    ({ name }) => `select '${name}' as name where exists
      (select 1 from ${name} t where strpos(lower(t::text), lower($1)) > 0)`,
  );
  const { rows } = await pool.query<{ name: string }>(searches.join(' union all '), [needle]);
  return rows.map(({ name }) => name);
};
