import type { Writes } from '../database.ts';

/** Whoever saves their own sheet, or need, that was asked about says that it holds. */
export const sayAgain = async (
  tx: Writes,
  whose: { candidateId: number } | { needId: number },
  at: Date,
): Promise<void> => {
  const [column, id] =
    'candidateId' in whose
      ? (['applicant_id', whose.candidateId] as const)
      : (['offer_id', whose.needId] as const);
  await tx
    .updateTable('confirmations')
    .set({ confirmed_at: at })
    .where(column, '=', id)
    .where((e) => e.or([e('confirmed_at', 'is', null), e('confirmed_at', '<', e.ref('asked_at'))]))
    .execute();
};
