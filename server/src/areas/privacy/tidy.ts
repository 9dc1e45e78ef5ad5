import type { Services } from '../services.ts';
import { deleteStale } from './stale-queries.ts';

/** Once a day: throws away what can no longer be used. */
export const tidy = async ({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> => {
  await db.transaction((tx) => deleteStale(tx, now()));
};
