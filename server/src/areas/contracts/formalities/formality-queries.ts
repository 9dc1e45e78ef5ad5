import {
  formalityKeys,
  formalityStates,
  type Formality,
} from '@tandem/domain/contracts/formalities/formalities';
import { interviewBy } from '@tandem/domain/contracts/formalities/formality-days';
import type { Pair } from '@tandem/domain/matches/match';
import type { Selectable } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import { rowOfPair } from '../../../platform/database/queries/pair-of-row.ts';
import type { Tables } from '../../../platform/database/tables/tables.ts';
import { findLastEnrolment } from '../../enrolments/index.ts';

type FormalityRow = Selectable<Tables['contract_formalities']>;

type Noted = Pick<FormalityRow, 'formality' | 'done_on' | 'noted_by' | 'noted_at'>;

/** Those that somebody has said to be done. */
export const findNotedFormalities = (db: Queries, pair: Pair): Promise<Noted[]> =>
  db
    .selectFrom('contract_formalities')
    .select(['formality', 'done_on', 'noted_by', 'noted_at'])
    .where('applicant_id', '=', pair.candidateId)
    .where('offer_id', '=', pair.needId)
    .execute();

export interface AskedFormality {
  formality: Formality;
  dueOn: string;
  noted: Noted | null;
}

/** What is asked for whoever begins, of a signed contract; of one that was broken, what was done. */
export const findFormalities = async (db: Queries, pair: Pair): Promise<AskedFormality[]> => {
  const file = await db
    .selectFrom('contract_sheets')
    .select(['state', 'visit_by', 'card_by', 'is_professional'])
    .where('applicant_id', '=', pair.candidateId)
    .where('offer_id', '=', pair.needId)
    .executeTakeFirst();
  if (!file || !formalityStates.has(file.state)) return [];
  const enrolment = await findLastEnrolment(db, pair);
  const isBroken = Boolean(enrolment?.broken_on);
  const begins = file.is_professional ? (enrolment?.begins_on ?? null) : null;
  const noted = await findNotedFormalities(db, pair);
  const days = {
    visit: file.visit_by,
    card: file.card_by,
    interview: begins === null ? null : interviewBy(begins),
  };
  return formalityKeys.flatMap((formality) => {
    const done = noted.find((one) => one.formality === formality) ?? null;
    const dueOn = days[formality];
    return dueOn === null || (isBroken && !done) ? [] : [{ formality, dueOn, noted: done }];
  });
};

export const writeFormality = async (tx: Writes, pair: Pair, noted: Noted): Promise<void> => {
  const { formality: _, ...said } = noted;
  await tx
    .insertInto('contract_formalities')
    .values({ ...rowOfPair(pair), ...noted })
    .onConflict((conflict) =>
      conflict.columns(['applicant_id', 'offer_id', 'formality']).doUpdateSet(said),
    )
    .execute();
};

export const removeFormality = async (
  tx: Writes,
  { candidateId, needId }: Pair,
  formality: Formality,
): Promise<void> => {
  await tx
    .deleteFrom('contract_formalities')
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .where('formality', '=', formality)
    .execute();
};
