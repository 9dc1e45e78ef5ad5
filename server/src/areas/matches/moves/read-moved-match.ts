import type { Answer } from '@tandem/contract';
import type { SignedInActor } from '../../../platform/http/call.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { findOwnMatch } from '../reading/find-own-match.ts';
import { matchRecords } from '../reading/match-records.ts';

/** A match as it is for the actor once it has been moved. */
export const readMovedMatch = async (
  services: Pick<Services, 'now' | 'skillNames'>,
  db: Queries,
  actor: SignedInActor,
  id: number,
): Promise<Answer<'GET /matches/{id}/'>> => {
  const moved = await findOwnMatch(db, actor, id);
  const [record] = await matchRecords(services, db, [moved], actor);
  return orNotFound(record);
};
