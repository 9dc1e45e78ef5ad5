import type { InstalmentKey } from '@tandem/domain/contracts/payments/instalments';
import type { Pair } from '@tandem/domain/matches/match';
import type { Selectable } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import { rowOfPair } from '../../../platform/database/queries/pair-of-row.ts';
import type { Tables } from '../../../platform/database/tables/tables.ts';

type PaymentRow = Selectable<Tables['contract_payments']>;

type Payment = Pick<PaymentRow, 'instalment' | 'received_on' | 'noted_by' | 'noted_at'>;

/** Whether instalments are waited for at all, and those that have come. */
export const findPayments = async (
  db: Queries,
  pair: Pair,
): Promise<{ isPaid: boolean; received: Payment[] }> => {
  const file = await db
    .selectFrom('contract_sheets')
    .select(['state', 'pays_by_instalments'])
    .where('applicant_id', '=', pair.candidateId)
    .where('offer_id', '=', pair.needId)
    .executeTakeFirst();
  const isAccepted = file?.state === 'accepted' || file?.state === 'amended';
  const received = await db
    .selectFrom('contract_payments')
    .select(['instalment', 'received_on', 'noted_by', 'noted_at'])
    .where('applicant_id', '=', pair.candidateId)
    .where('offer_id', '=', pair.needId)
    .execute();
  return { isPaid: isAccepted && file.pays_by_instalments === true, received };
};

export const writePayment = async (tx: Writes, pair: Pair, payment: Payment): Promise<void> => {
  const { instalment: _, ...noted } = payment;
  await tx
    .insertInto('contract_payments')
    .values({ ...rowOfPair(pair), ...payment })
    .onConflict((conflict) =>
      conflict.columns(['applicant_id', 'offer_id', 'instalment']).doUpdateSet(noted),
    )
    .execute();
};

export const removePayment = async (
  tx: Writes,
  { candidateId, needId }: Pair,
  instalment: InstalmentKey,
): Promise<void> => {
  await tx
    .deleteFrom('contract_payments')
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .where('instalment', '=', instalment)
    .execute();
};
