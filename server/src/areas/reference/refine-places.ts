import { isDeepStrictEqual } from 'node:util';
import { refinePlace } from '../../platform/places/refine-place.ts';
import type { JobData } from '../../platform/queue/queue.ts';
import type { Services } from '../services.ts';
import type { Writes } from '../../platform/database/database.ts';
import { rescore } from '../../scoring/live/request-rescore.ts';
import { findWrittenPlace, writeCoordinates } from './coordinate-queries.ts';

/** Has a place that is being saved looked up more exactly, afterwards: who saves does not wait for the network. */
export const requestRefining = async (
  { communesApi, jobs }: Pick<Services, 'communesApi' | 'jobs'>,
  tx: Writes,
  of: JobData['refine-place'],
): Promise<void> => {
  if (communesApi !== null) await jobs.add(tx, 'refine-place', [of]);
};

/** Asks once where a saved place is; without an answer it stays where the offline list has put it. */
export const refineSavedPlace = async (
  services: Pick<Services, 'communesApi' | 'db' | 'jobs'>,
  of: JobData['refine-place'],
): Promise<void> => {
  const { communesApi, db } = services;
  const written = await findWrittenPlace(db.read, of);
  if (!written || communesApi === null) return;
  const coordinates = await refinePlace(written, communesApi);
  if (!coordinates) return;
  await db.transaction(async (tx) => {
    // Saved again while the answer was on its way: that save asks anew.
    if (!isDeepStrictEqual(await findWrittenPlace(tx, of), written)) return;
    await writeCoordinates(tx, of, coordinates);
    await rescore(services, tx, of);
  });
};
