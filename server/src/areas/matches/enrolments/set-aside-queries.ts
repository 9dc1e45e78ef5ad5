import { status } from '@tandem/domain/matches/match';
import type { Queries } from '../../../platform/database/database.ts';
import type { MatchRow } from '../reading/match-queries.ts';

/** At these somebody has answered, and nothing is finalised. */
const answered = [status.acceptedByCompany, status.queued, status.fullyAccepted];

/** The needs of the same session with which a candidate was on the way to an enrolment. */
export const findOpenMatchesBeside = async (
  db: Queries,
  match: Pick<MatchRow, 'applicant_id' | 'offer_id' | 'session_id'>,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('match_states')
    .select('offer_id')
    .where('applicant_id', '=', match.applicant_id)
    .where('session_id', '=', match.session_id)
    .where('offer_id', '!=', match.offer_id)
    .where('status', 'in', answered)
    .orderBy('offer_id')
    .execute();
  return rows.map((row) => row.offer_id);
};
