import type { Actor } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import type { Queries } from '../../../platform/database/database.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { findCandidate } from '../../candidates/index.ts';
import { requireFillable } from '../../sheets/index.ts';

/** The candidate, if it is the staff who ask them the questions: whoever has an address answers for themselves. */
export const requireAsked = async (db: Queries, actor: Actor, candidateId: number) => {
  const candidate = orNotFound(await findCandidate(db, candidateId));
  const { email } = await requireFillable(db, actor, candidate.account_id);
  if (email !== null) throw new Failure('own_test');
  return candidate;
};
