import type { JobName } from '../platform/queue/queue.ts';
import { poll } from './poll.ts';
import type { TestServer } from './test-server.ts';

const deadlineMs = 15_000;

/** What `look` sees once it is as hoped for; after a deadline, what it sees anyway, for the test to judge. */
export const eventually = <Seen>(
  look: () => Promise<Seen>,
  asHoped: (seen: Seen) => boolean,
): Promise<Seen> => poll(look, asHoped, deadlineMs);

/** Waits until no job of these kinds is left to do. */
export const settled = async (
  { services }: Pick<TestServer, 'services'>,
  ...names: JobName[]
): Promise<void> => {
  const countOpen = async (): Promise<number> => {
    const { rows } = await services.db.pool.query<{ open: number }>(
      `select count(*)::int as open from jobs.job
       where name = any($1) and state in ('created', 'retry', 'active')`,
      [names],
    );
    return rows[0]?.open ?? 0;
  };
  const open = await eventually(countOpen, (count) => count === 0);
  if (open > 0) throw new Error(`${open} jobs of ${names.join(', ')} are still open.`);
};
