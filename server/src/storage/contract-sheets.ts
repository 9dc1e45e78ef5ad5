import type { Pair } from '@tandem/domain/match';
import type { Queries, Writes } from './database.ts';

export const writeContractSheet = async (
  tx: Writes,
  { applicantId, offerId }: Pair,
  sealed: string,
  at: Date,
): Promise<void> => {
  await tx
    .insertInto('contract_sheets')
    .values({ applicant_id: applicantId, offer_id: offerId, sealed, created_at: at })
    .onConflict((conflict) =>
      conflict.columns(['applicant_id', 'offer_id']).doUpdateSet({ sealed, created_at: at }),
    )
    .execute();
};

export const findContractSheet = async (
  db: Queries,
  { applicantId, offerId }: Pair,
): Promise<string | null> => {
  const row = await db
    .selectFrom('contract_sheets')
    .select('sealed')
    .where('applicant_id', '=', applicantId)
    .where('offer_id', '=', offerId)
    .executeTakeFirst();
  return row?.sealed ?? null;
};
