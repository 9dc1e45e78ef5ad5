import type { Database } from '../../platform/database/database.ts';
import { waitFor } from '../wait-for.ts';

/**
 * Waits until so many transactions wait for a lock. On the embedded database there are none to wait for: it runs one
 * transaction after the other.
 */
export const waitForLocks = async (db: Database, count: number): Promise<void> => {
  if (db.kind === 'embedded') return;
  await waitFor(`${count} wait for a lock`, async () => {
    const { rowCount } = await db.pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return (rowCount ?? 0) >= count;
  });
};
