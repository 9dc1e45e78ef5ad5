import { mayReadMatch } from '@tandem/domain/access';
import { pairOf } from '@tandem/domain/match';
import type { SignedInActor } from '../../call-handler.ts';
import type { Queries } from '../../storage/database.ts';
import { findMatch, type MatchRow } from '../../storage/matches.ts';
import { found } from '../found.ts';

/** A match by its id, as far as the actor may read it; a 404 otherwise. */
export const findOwnMatch = async (
  db: Queries,
  actor: SignedInActor,
  id: number,
): Promise<MatchRow> => {
  const match = found(await findMatch(db, found(pairOf(id))));
  const parties = { applicantId: match.applicant_id, companyId: match.company_id };
  return found(mayReadMatch(actor, parties) ? match : null);
};
