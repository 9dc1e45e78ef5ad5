import type { FillingSide } from '@tandem/domain/contracts/file/lacking-sides';
import type { Written } from '@tandem/domain/drafts/merge';
import type { Pair } from '@tandem/domain/matches/match';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';
import { seenCandidates, type Sight } from '../../platform/database/queries/sight.ts';

export interface SealedFile {
  sealed: string;
  written: Record<string, Written>;
}

/** What is told of a file beside its sealed fields, so that nothing has to be opened to follow it up. */
export interface PlainFacts {
  needs_guardian: boolean;
  pays_by_instalments: boolean;
  is_professional: boolean | null;
  visit_by: string | null;
  card_by: string | null;
  lacks: readonly FillingSide[];
}

/** Saves a file; the day that it was finalised stays unless another is given. */
export const writeContractFile = async (
  tx: Writes,
  { candidateId, needId }: Pair,
  { sealed, written }: SealedFile,
  { at, finalised, plain }: { at: Date; finalised: boolean; plain: PlainFacts },
): Promise<void> => {
  const saved = { sealed, written: JSON.stringify(written), ...plain };
  const dates = finalised ? { created_at: at, finalised_at: at } : {};
  await tx
    .insertInto('contract_sheets')
    .values({
      applicant_id: candidateId,
      offer_id: needId,
      ...saved,
      created_at: at,
      finalised_at: finalised ? at : null,
    })
    .onConflict((conflict) =>
      conflict.columns(['applicant_id', 'offer_id']).doUpdateSet({ ...saved, ...dates }),
    )
    .execute();
};

export const findContractFile = async (
  db: Queries,
  { candidateId, needId }: Pair,
): Promise<(SealedFile & { finalisedAt: Date | null }) | null> => {
  const row = await db
    .selectFrom('contract_sheets')
    .select(['sealed', 'written', 'finalised_at'])
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .executeTakeFirst();
  return row ? { sealed: row.sealed, written: row.written, finalisedAt: row.finalised_at } : null;
};

/**
 * The last file of a candidate of the same programme, rather one of the same session: what it says of the training holds
 * for the next, and of the same session its days as well.
 */
export const findLastOfProgramme = async (
  db: Queries,
  { candidateId, needId }: Pair,
): Promise<{ pair: Pair; isSameSession: boolean } | null> => {
  const row = await db
    .selectFrom('contract_sheets')
    .innerJoin('applicants', 'applicants.id', 'contract_sheets.applicant_id')
    .innerJoin('applicants as own', (join) =>
      join.onRef('own.formation_id', '=', 'applicants.formation_id').on('own.id', '=', candidateId),
    )
    .select(['contract_sheets.applicant_id', 'contract_sheets.offer_id'])
    .select((e) => e(e.ref('applicants.session_id'), '=', e.ref('own.session_id')).as('is_same'))
    .where((e) =>
      e.not(
        e.and([
          e('contract_sheets.applicant_id', '=', candidateId),
          e('contract_sheets.offer_id', '=', needId),
        ]),
      ),
    )
    .orderBy('is_same', (order) => order.desc().nullsLast())
    .orderBy('contract_sheets.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { pair: pairOfRow(row), isSameSession: Boolean(row.is_same) } : null;
};

/** The match whose file was finalised last, in whatever programme: what it says of the centre itself goes for all. */
export const findLastOfCentre = async (
  db: Queries,
  { candidateId, needId }: Pair,
): Promise<Pair | null> => {
  const row = await db
    .selectFrom('contract_sheets')
    .select(['applicant_id', 'offer_id'])
    .where('finalised_at', 'is not', null)
    .where((e) => e.not(e.and([e('applicant_id', '=', candidateId), e('offer_id', '=', needId)])))
    .orderBy('finalised_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? pairOfRow(row) : null;
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

export interface SealedSheet {
  pair: Pair;
  sealed: string;
}

/** The contract sheets that were last saved for needs of a company, of candidates who are seen, the last one first. */
export const findLastSheets = async (
  db: Queries,
  companyId: number,
  limit: number,
  sight: Sight = null,
): Promise<SealedSheet[]> => {
  const rows = await db
    .selectFrom('contract_sheets')
    .innerJoin('offers', 'offers.id', 'contract_sheets.offer_id')
    .innerJoin('applicants', 'applicants.id', 'contract_sheets.applicant_id')
    .select(['contract_sheets.applicant_id', 'contract_sheets.offer_id', 'contract_sheets.sealed'])
    .where('offers.company_id', '=', companyId)
    .where('contract_sheets.finalised_at', 'is not', null)
    .where(seenCandidates(sight))
    .orderBy('contract_sheets.created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ pair: pairOfRow(row), sealed: row.sealed }));
};

/**
 * The other finalised files of the company of a pair whose enrolment is neither broken nor over on a day, the last one
 * first.
 */
export const findSheetsOfCompany = async (
  db: Queries,
  { candidateId, needId }: Pair,
  { endingFrom, limit }: { endingFrom: string; limit: number },
): Promise<SealedSheet[]> => {
  const rows = await db
    .selectFrom('contract_sheets')
    .innerJoin('offers', 'offers.id', 'contract_sheets.offer_id')
    .innerJoin('offers as own', (join) =>
      join.onRef('own.company_id', '=', 'offers.company_id').on('own.id', '=', needId),
    )
    .innerJoin('enrolments', (join) =>
      join
        .onRef('enrolments.applicant_id', '=', 'contract_sheets.applicant_id')
        .onRef('enrolments.offer_id', '=', 'contract_sheets.offer_id'),
    )
    .select(['contract_sheets.applicant_id', 'contract_sheets.offer_id', 'contract_sheets.sealed'])
    .where('contract_sheets.finalised_at', 'is not', null)
    .where('enrolments.broken_on', 'is', null)
    .where('enrolments.annulled_at', 'is', null)
    .where((e) =>
      e.or([e('enrolments.ends_on', 'is', null), e('enrolments.ends_on', '>=', endingFrom)]),
    )
    .where('contract_sheets.applicant_id', '!=', candidateId)
    .orderBy('contract_sheets.created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ pair: pairOfRow(row), sealed: row.sealed }));
};
