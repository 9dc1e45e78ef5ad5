import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';

const everyMs = 1000;

/** Of these kinds, those of which a job may be taken up. */
const findReady = async (pool: Pick<pg.Pool, 'query'>, names: readonly string[]) => {
  const { rows } = await pool.query<{ name: string }>(
    `select name from unnest($1::text[]) name where exists (
       select from jobs.job j
       where j.name = name.name and j.state < 'active' and not j.blocked and j.start_after <= now()
     )`,
    [names],
  );
  return rows.map(({ name }) => name);
};

interface Look {
  pool: Pick<pg.Pool, 'query'>;
  names: readonly string[];
  wake: (name: string) => void;
  log: Logger;
}

/**
 * Looks every second, once for all kinds, for jobs that have become due or that another process has added, and wakes who
 * takes them up: a question for each of thirty kinds kept an idle server busy. Resolves with what ends it.
 */
export const lookForJobs = ({ pool, names, wake, log }: Look): (() => Promise<void>) => {
  const ending = new AbortController();
  const look = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      try {
        for (const name of await findReady(pool, names)) wake(name);
      } catch (error) {
        log.error({ err: error }, 'job queue');
      }
      await setTimeout(everyMs, undefined, { signal: ending.signal }).catch(() => {});
    }
  };
  const looking = look();
  return async () => {
    ending.abort();
    await looking;
  };
};
