import { listOf } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { findRuns } from './retention-queries.ts';

export const listRetentionRuns: Handler<'GET /retention-runs/', 'db'> = async (
  { db },
  { query },
) => {
  const { items, total } = await findRuns(db.read, query);
  return listOf(
    items.map((run) => ({
      ...run,
      started_at: run.started_at.toISOString(),
      finished_at: run.finished_at?.toISOString() ?? null,
    })),
    total,
  );
};
