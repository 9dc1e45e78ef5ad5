import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';

export interface JobCount {
  queue: string;
  state: string;
  count: number;
}

/** The background jobs that wait, run, or were given up; those that are done are of no interest. */
export const countJobs = async (db: Queries): Promise<JobCount[]> => {
  const { rows } = await sql<JobCount>`
    select name as queue, state::text as state, count(*) as count from jobs.job
    where state in ('created', 'retry', 'active', 'failed') group by name, state`.execute(db);
  return rows;
};

export const countMessages = (db: Queries) =>
  db
    .selectFrom('messages')
    .select((e) => ['channel', 'state', e.fn.countAll<number>().as('count')])
    .groupBy(['channel', 'state'])
    .execute();

/** How long the last run of the matching took, or takes so far; null when there was none. */
export const findLastRunSeconds = async (
  db: Queries,
): Promise<{ state: string; seconds: number } | null> => {
  const { rows } = await sql<{ state: string; seconds: number }>`
    select state, extract(epoch from coalesce(finished_at, now()) - started_at)::float8 as seconds
    from matching_runs order by id desc limit 1`.execute(db);
  return rows[0] ?? null;
};
