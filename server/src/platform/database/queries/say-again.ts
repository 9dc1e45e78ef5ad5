import type { Writes } from '../database.ts';

/** Whose sheet, or which need, is to be confirmed. */
export type Confirmed = { candidateId: number } | { needId: number };

/** By which column and id `confirmations` knows it. */
export const confirmedBy = (whose: Confirmed) =>
  'candidateId' in whose
    ? (['applicant_id', whose.candidateId] as const)
    : (['offer_id', whose.needId] as const);

/** Whoever saves their own sheet, or need, that was asked about says that it holds. */
export const sayAgain = async (tx: Writes, whose: Confirmed, at: Date): Promise<void> => {
  const [column, id] = confirmedBy(whose);
  await tx
    .updateTable('confirmations')
    .set({ confirmed_at: at })
    .where(column, '=', id)
    .where((e) => e.or([e('confirmed_at', 'is', null), e('confirmed_at', '<', e.ref('asked_at'))]))
    .execute();
};
