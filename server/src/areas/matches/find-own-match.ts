import { mayReadMatch } from '@tandem/domain/accounts/access';
import { pairOf } from '@tandem/domain/matches/match';
import type { SignedInActor } from '../../platform/http/call.ts';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { lockMatch } from './move-queries.ts';
import { findMatch, type MatchRow } from './match-queries.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';

/** A match by its id, as far as the actor may read it; a 404 otherwise. */
export const findOwnMatch = async (
  db: Queries,
  actor: SignedInActor,
  id: number,
): Promise<MatchRow> => {
  const match = orNotFound(await findMatch(db, orNotFound(pairOf(id))));
  const parties = { candidateId: match.applicant_id, companyId: match.company_id };
  return orNotFound(mayReadMatch(actor, parties) ? match : null);
};

/** The same as it stands once no one else can move it until the transaction ends. */
export const lockOwnMatch = async (
  tx: Writes,
  actor: SignedInActor,
  id: number,
): Promise<MatchRow> => {
  const seen = await findOwnMatch(tx, actor, id);
  const pair = { candidateId: seen.applicant_id, needId: seen.offer_id };
  orNotFound((await lockMatch(tx, pair)) || null);
  return findOwnMatch(tx, actor, id);
};
