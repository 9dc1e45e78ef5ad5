import type { Pair } from '@tandem/domain/matches/match';
import type { Queries, Writes } from '../../platform/database/database.ts';

export const writeContractSheet = async (
  tx: Writes,
  { candidateId, needId }: Pair,
  sealed: string,
  at: Date,
): Promise<void> => {
  await tx
    .insertInto('contract_sheets')
    .values({ applicant_id: candidateId, offer_id: needId, sealed, created_at: at })
    .onConflict((conflict) =>
      conflict.columns(['applicant_id', 'offer_id']).doUpdateSet({ sealed, created_at: at }),
    )
    .execute();
};

export const findContractSheet = async (
  db: Queries,
  { candidateId, needId }: Pair,
): Promise<string | null> => {
  const row = await db
    .selectFrom('contract_sheets')
    .select('sealed')
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .executeTakeFirst();
  return row?.sealed ?? null;
};

/** When the sheet of a match was erased because its time was over; null where none was. */
export const findErasure = async (
  db: Queries,
  { candidateId, needId }: Pair,
): Promise<Date | null> => {
  const row = await db
    .selectFrom('erased_contract_sheets')
    .select('erased_at')
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .executeTakeFirst();
  return row?.erased_at ?? null;
};

/** The match whose contract sheet is the last that was saved for a need of a company. */
export const findLastContractPair = async (
  db: Queries,
  companyId: number,
): Promise<Pair | null> => {
  const row = await db
    .selectFrom('contract_sheets')
    .innerJoin('offers', 'offers.id', 'contract_sheets.offer_id')
    .select(['contract_sheets.applicant_id', 'contract_sheets.offer_id'])
    .where('offers.company_id', '=', companyId)
    .orderBy('contract_sheets.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { candidateId: row.applicant_id, needId: row.offer_id } : null;
};

export interface SealedSheet {
  pair: Pair;
  sealed: string;
}

/** Sheets whose sealed text does not begin with `mark`, in the order of their pairs from the one after `after`. */
export const listSheetsSealedOtherwise = async (
  db: Queries,
  mark: string,
  after: Pair,
  limit: number,
): Promise<SealedSheet[]> => {
  const rows = await db
    .selectFrom('contract_sheets')
    .select(['applicant_id', 'offer_id', 'sealed'])
    .where((e) => e.not(e.fn<boolean>('starts_with', ['sealed', e.val(mark)])))
    .where((e) =>
      e(e.refTuple('applicant_id', 'offer_id'), '>', e.tuple(after.candidateId, after.needId)),
    )
    .orderBy('applicant_id')
    .orderBy('offer_id')
    .limit(limit)
    .execute();
  return rows.map(({ applicant_id: candidateId, offer_id: needId, sealed }) => ({
    pair: { candidateId, needId },
    sealed,
  }));
};

/** Replaces a sealed text by another of the same sheet, unless the sheet has been saved again. */
export const replaceSealed = async (
  tx: Writes,
  { candidateId, needId }: Pair,
  before: string,
  sealed: string,
): Promise<void> => {
  await tx
    .updateTable('contract_sheets')
    .set({ sealed })
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .where('sealed', '=', before)
    .execute();
};
