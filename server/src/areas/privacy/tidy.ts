import type { Services } from '../services.ts';
import { isClockSteady } from './clock/is-clock-steady.ts';
import { tidyChanges } from '../follow-up/index.ts';
import { tidyCardChanges } from '../matches/index.ts';
import { keepNameKeys } from '../invitations/index.ts';
import { placeChanges } from '../machines/index.ts';
import { deleteStale } from './stale-queries.ts';

/** Once a day: throws away what can no longer be used, or has been overtaken, unless the clock is in doubt. */
export const tidy = async (services: Pick<Services, 'db' | 'now'>): Promise<void> => {
  if (!(await isClockSteady(services))) return;
  const { db, now } = services;
  await db.transaction((tx) => deleteStale(tx, now()));
  await placeChanges(db);
  await tidyChanges(db);
  await tidyCardChanges(db);
  await keepNameKeys(db);
};
