import type { Selectable } from 'kysely';
import type { Queries, Writes } from './database.ts';
import type { Tables } from './tables.ts';

export type MatchingRun = Selectable<Tables['matching_runs']>;

/** A new run; null when one is running. */
export const addRun = async (tx: Writes, requestedBy: number, at: Date): Promise<number | null> => {
  const row = await tx
    .insertInto('matching_runs')
    .values({ state: 'running', requested_by: requestedBy, started_at: at })
    .onConflict((conflict) => conflict.column('state').where('state', '=', 'running').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
};

export const findRun = (db: Queries, id: number): Promise<MatchingRun | undefined> =>
  db.selectFrom('matching_runs').selectAll().where('id', '=', id).executeTakeFirst();

export const findLastRun = (db: Queries): Promise<MatchingRun | undefined> =>
  db.selectFrom('matching_runs').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();

/** Notes how far a run has come; it never falls back, and what arrives after the end is late. */
export const noteProgress = async (
  db: Queries,
  id: number,
  { progress, pairs }: { progress: number; pairs: number },
): Promise<void> => {
  await db
    .updateTable('matching_runs')
    .set({ progress, pairs_scored: pairs })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('progress', '<=', progress)
    .execute();
};

/** Ends a run; one that has ended already stays as it is. */
export const endRun = async (
  db: Queries,
  id: number,
  end: { state: 'done' | 'failed'; at: Date; error?: string },
): Promise<void> => {
  await db
    .updateTable('matching_runs')
    .set({
      state: end.state,
      finished_at: end.at,
      error: end.error ?? null,
      ...(end.state === 'done' && { progress: 100 }),
    })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
};

export const findSessionIds = async (db: Queries): Promise<number[]> => {
  const rows = await db.selectFrom('sessions').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
};
