import type { Services } from '../services.ts';
import { isClockSteady } from './clock/is-clock-steady.ts';
import { deleteStale } from './stale-queries.ts';

/** Once a day: throws away what can no longer be used, unless the clock is in doubt. */
export const tidy = async (services: Pick<Services, 'db' | 'now'>): Promise<void> => {
  if (!(await isClockSteady(services))) return;
  const { db, now } = services;
  await db.transaction((tx) => deleteStale(tx, now()));
};
