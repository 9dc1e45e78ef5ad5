import { sees } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import type { SignedInActor } from '../../../../platform/http/call.ts';
import { orNotFound } from '../../../../platform/http/or-not-found.ts';
import type { Writes } from '../../../../platform/database/database.ts';
import { lockKept, type LockedKept } from '../../../enrolments/index.ts';
import { lockPlacements } from '../../moves/move-queries.ts';

/** The enrolment at a company that is gone, of a candidate whom the reader sees, once nobody else can change it. */
export const lockSeenKept = async (
  tx: Writes,
  actor: SignedInActor,
  id: number,
): Promise<LockedKept> => {
  const kept = orNotFound(await lockKept(tx, id));
  if (!sees(actor, kept.programme_id === null ? [] : [kept.programme_id]))
    throw new Failure('not_found');
  await lockPlacements(tx, kept.applicant_id);
  return kept;
};
