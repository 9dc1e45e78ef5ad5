import type { Pair } from '@tandem/domain/matches/match';
import type { Queries, Writes } from '../../../platform/database/database.ts';

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

/** Since when candidates are interested in needs, by match: `candidate need`. */
export const findInterests = async (
  db: Queries,
  pairs: readonly { applicant_id: number; offer_id: number }[],
): Promise<ReadonlyMap<string, Date>> => {
  const rows = await db
    .selectFrom('match_interests')
    .select(['applicant_id', 'offer_id', 'shown_at'])
    .where((e) => e('offer_id', '=', e.fn.any(e.val([...new Set(pairs.map((p) => p.offer_id))]))))
    .where((e) =>
      e('applicant_id', '=', e.fn.any(e.val([...new Set(pairs.map((p) => p.applicant_id))]))),
    )
    .where('revoked_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [`${row.applicant_id} ${row.offer_id}`, row.shown_at]));
};
