import { sql, type Compilable, type RawBuilder, type SqlBool } from 'kysely';
import type { Queries } from '../database.ts';
import { preparedStatement } from '../prepared.ts';

/*
 * What is asked for one row, as whoever opens something does, is put together and planned once: it is asked by equality, since
 * PostgreSQL plans a list of unknown length anew each time. What is asked for many is planned for as many as there are.
 */

const rowsOf = async <Row>(db: Queries, query: Compilable<Row>): Promise<Row[]> =>
  (await db.executeQuery(query.compile())).rows;

/** Reads by ids of a column, which `build` puts where its rows are chosen. */
export const readByIds = <Row>(
  column: string,
  build: (db: Queries, isAsked: RawBuilder<SqlBool>) => Compilable<Row>,
) => {
  const own = sql.ref(column);
  const one = preparedStatement((db: Queries, { id }: { id: number }) =>
    build(db, sql`${own} = ${id}::int`),
  );
  return (db: Queries, ids: readonly number[]): Promise<Row[]> => {
    const [id] = ids;
    if (id === undefined) return Promise.resolve([]);
    return ids.length === 1
      ? one(db, { id })
      : rowsOf(db, build(db, sql`${own} = any(${ids}::int[])`));
  };
};

export type PairRows = readonly { applicant_id: number; offer_id: number }[];

/** The same by pairs, which are the rows of a table `p (applicant_id, offer_id)` that `build` joins. */
export const readByPairs = <Row>(
  build: (db: Queries, pairs: RawBuilder<unknown>) => RawBuilder<Row>,
) => {
  const one = preparedStatement(
    (db: Queries, pair: { candidate: number; need: number }): Compilable<Row> => ({
      compile: () =>
        build(
          db,
          sql`(select ${pair.candidate}::int as applicant_id, ${pair.need}::int as offer_id) p`,
        ).compile(db),
    }),
  );
  return async (db: Queries, rows: PairRows): Promise<Row[]> => {
    const [first] = rows;
    if (!first) return [];
    if (rows.length === 1) return one(db, { candidate: first.applicant_id, need: first.offer_id });
    const candidates = rows.map((row) => row.applicant_id);
    const needs = rows.map((row) => row.offer_id);
    const pairs = sql`unnest(${candidates}::int[], ${needs}::int[]) p (applicant_id, offer_id)`;
    return (await build(db, pairs).execute(db)).rows;
  };
};
