import type { Pair } from '@tandem/domain/matches/match';
import type { Writes } from '../../../platform/database/database.ts';

/** Notes the interest; answers whether it is the first time for this need. */
export const writeInterest = async (
  tx: Writes,
  { candidateId, needId }: Pair,
  at: Date,
): Promise<boolean> => {
  const added = await tx
    .insertInto('match_interests')
    .values({ applicant_id: candidateId, offer_id: needId, shown_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('offer_id')
    .executeTakeFirst();
  if (added) return true;
  await tx
    .updateTable('match_interests')
    .set({ shown_at: at, revoked_at: null })
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .where('revoked_at', 'is not', null)
    .execute();
  return false;
};

export const revokeInterest = async (
  tx: Writes,
  { candidateId, needId }: Pair,
  at: Date,
): Promise<void> => {
  await tx
    .updateTable('match_interests')
    .set({ revoked_at: at })
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .where('revoked_at', 'is', null)
    .execute();
};
