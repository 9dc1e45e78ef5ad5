import type { JobName } from '../../platform/queue/queue.ts';
import type { TestServer } from './test-server.ts';
import { waitFor } from '../wait-for.ts';

/** Waits until no job of these kinds is left to do. */
export const settled = async (
  { services }: Pick<TestServer, 'services'>,
  ...names: JobName[]
): Promise<void> => {
  await waitFor(
    `no job of ${names.join(', ')} is open`,
    async () => {
      const { rows } = await services.db.pool.query<{ open: number }>(
        `select count(*)::int as open from jobs.job
         where name = any($1) and state in ('created', 'retry', 'active')`,
        [names],
      );
      return rows[0]?.open ?? 0;
    },
    (open) => open === 0,
  );
};
