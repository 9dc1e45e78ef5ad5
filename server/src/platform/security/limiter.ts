import { Failure } from '@tandem/domain/errors';
import pLimit from 'p-limit';

/** Runs `atOnce` pieces of work side by side; of the others, `waiting` wait their turn and the rest are sent away. */
export const createLimiter = ({ atOnce, waiting }: { atOnce: number; waiting: number }) => {
  const limit = pLimit(atOnce);
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting)
      throw new Failure('too_many_requests', { data: { retry_after: 5 } });
    return limit(work);
  };
};
