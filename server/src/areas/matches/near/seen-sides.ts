import { sees, type Actor } from '@tandem/domain/accounts/access';
import type { Queries } from '../../../platform/database/database.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { findNeedRow } from '../../needs/index.ts';
import { findCandidateStanding } from './near-queries.ts';

/** A need that the actor sees as one of the staff; a 404 otherwise. */
export const seenNeed = async (db: Queries, actor: Actor, id: number) => {
  const need = orNotFound(await findNeedRow(db, id));
  const programmeIds = need.formations.map((programme) => programme.id);
  orNotFound(sees(actor, programmeIds) || null);
  return need;
};

/** Where a candidate stands whom the actor sees as one of the staff; a 404 otherwise. */
export const seenCandidate = async (db: Queries, actor: Actor, id: number) => {
  const standing = orNotFound(await findCandidateStanding(db, id));
  orNotFound(sees(actor, [standing.formation_id]) || null);
  return standing;
};
