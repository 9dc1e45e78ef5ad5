import type { Pair } from '@tandem/domain/matches/match';
import type { Queries, Writes } from '../../platform/database/database.ts';
import type { PlainFacts } from './contract-queries.ts';

/** Tells beside a file what its sealed fields say, unless it has been saved since the day of a visit is. */
export const addPlainFacts = async (
  tx: Writes,
  { candidateId, needId }: Pair,
  plain: PlainFacts,
): Promise<void> => {
  await tx
    .updateTable('contract_sheets')
    .set({ ...plain })
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .where('visit_by', 'is', null)
    .execute();
};

/** The enrolments that go on without a day on which they began, or by which a visit is due, though a sheet finalised them. */
export const findUndated = (db: Queries) =>
  db
    .selectFrom('enrolments')
    .innerJoin('contract_sheets', (join) =>
      join
        .onRef('contract_sheets.applicant_id', '=', 'enrolments.applicant_id')
        .onRef('contract_sheets.offer_id', '=', 'enrolments.offer_id'),
    )
    .select(['enrolments.applicant_id', 'enrolments.offer_id', 'enrolments.begins_on'])
    .where((e) =>
      e.or([e('enrolments.begins_on', 'is', null), e('contract_sheets.visit_by', 'is', null)]),
    )
    .where('enrolments.broken_on', 'is', null)
    .where('enrolments.annulled_at', 'is', null)
    .where('contract_sheets.finalised_at', 'is not', null)
    .orderBy('enrolments.id')
    .execute();
