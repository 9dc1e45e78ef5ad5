import { mayReadMatch } from '@tandem/domain/accounts/access';
import { pairOf } from '@tandem/domain/matches/match';
import type { SignedInActor } from '../../../platform/http/call.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { findMatch, type MatchRow } from './match-queries.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';

/** A match by its id, as far as the actor may read it; a 404 otherwise. */
export const findOwnMatch = async (
  db: Queries,
  actor: SignedInActor,
  id: number,
): Promise<MatchRow> => {
  const match = orNotFound(await findMatch(db, orNotFound(pairOf(id))));
  const parties = {
    candidateId: match.applicant_id,
    companyId: match.company_id,
    programmeId: match.programme_id,
  };
  return orNotFound(mayReadMatch(actor, parties) ? match : null);
};
