import type { ScoringSettings } from '@tandem/matching/settings';
import type { Selectable } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';

export type MatchingRun = Selectable<Tables['matching_runs']>;

/** A new run, requested by an account or, after an update, by nobody; null when one is running. */
export const addRun = async (
  tx: Writes,
  run: { requestedBy: number | null; at: Date; settings: ScoringSettings },
): Promise<number | null> => {
  const row = await tx
    .insertInto('matching_runs')
    .values({
      state: 'running',
      requested_by: run.requestedBy,
      started_at: run.at,
      settings: JSON.stringify(run.settings),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
};

export const findRun = (db: Queries, id: number): Promise<MatchingRun | undefined> =>
  db.selectFrom('matching_runs').selectAll().where('id', '=', id).executeTakeFirst();

/** What the run that is going on was told; null when there is none. */
export const findRunningSettings = async (db: Queries): Promise<ScoringSettings | null> => {
  const row = await db
    .selectFrom('matching_runs')
    .select('settings')
    .where('state', '=', 'running')
    .executeTakeFirst();
  return row?.settings ?? null;
};

export const findLastRun = (db: Queries): Promise<MatchingRun | undefined> =>
  db.selectFrom('matching_runs').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();

/** Notes how far a run has come, which never falls back; answers whether it is still to go on. */
export const noteProgress = async (
  db: Queries,
  id: number,
  { progress, pairs }: { progress: number; pairs: number },
): Promise<boolean> => {
  const row = await db
    .updateTable('matching_runs')
    .set((e) => ({
      progress: e.fn('greatest', ['progress', e.val(progress)]),
      pairs_scored: pairs,
    }))
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Ends a run; one that has ended stays as it has. Answers whether this has ended it. */
export const endRun = async (
  db: Queries,
  id: number,
  end: { state: 'done' | 'failed' | 'cancelled'; at: Date; error?: string },
): Promise<boolean> => {
  const row = await db
    .updateTable('matching_runs')
    .set({
      state: end.state,
      finished_at: end.at,
      error: end.error ?? null,
      ...(end.state === 'done' && { progress: 100 }),
    })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** What was closed is scored no more: its matches stay as they are. */
export const findOpenSessionIds = async (db: Queries): Promise<number[]> => {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

export const isOpenSession = async (db: Queries, id: number): Promise<boolean> => {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
};

/** So many runs back it is looked for other weights. */
const runsBack = 50;

/** What the last runs that came to their end were told, the latest first. */
export const findLastSettings = async (db: Queries): Promise<ScoringSettings[]> => {
  const rows = await db
    .selectFrom('matching_runs')
    .select('settings')
    .where('state', '=', 'done')
    .orderBy('id', 'desc')
    .limit(runsBack)
    .execute();
  return rows.flatMap(({ settings }) => settings ?? []);
};
