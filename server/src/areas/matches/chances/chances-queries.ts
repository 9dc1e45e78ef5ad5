import { needState } from '@tandem/domain/needs/need-state';
import type { Queries } from '../../../platform/database/database.ts';

/** What the sheet of a candidate asks for who can be matched: sheet and test are complete. */
export const findCandidateTerms = (db: Queries, candidateId: number) =>
  db
    .selectFrom('applicants')
    .select([
      'session_id',
      'formation_id',
      'contract_type',
      'target_educational_level',
      'latitude',
      'longitude',
      'kilometers_away',
    ])
    .where('id', '=', candidateId)
    .where('page_done_at', 'is not', null)
    .where('test_done_at', 'is not', null)
    .executeTakeFirst();

/** The needs of a programme in a session that look for somebody, or will once their tutor has passed the test. */
export const findNeedTerms = (db: Queries, sessionId: number, programmeId: number) =>
  db
    .selectFrom('offers')
    .innerJoin('offer_formations', 'offer_formations.offer_id', 'offers.id')
    .select([
      'offers.contract_type',
      'offers.target_educational_level',
      'offers.latitude',
      'offers.longitude',
      'offers.state',
    ])
    .where('offers.session_id', '=', sessionId)
    .where('offer_formations.formation_id', '=', programmeId)
    .where('offers.state', 'in', [needState.active, needState.inactive])
    .execute();
