import { needState } from '@tandem/domain/needs/need-state';
import { sql } from 'kysely';
import { isPlaced } from '../../../scoring/stored/enrolled.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { seenCandidates, type Sight } from '../../../platform/database/queries/sight.ts';

/** What the sheets of candidates ask for once they are complete. */
export const completeSheets = (db: Queries) =>
  db
    .selectFrom('applicants')
    .select([
      'applicants.id',
      'applicants.session_id',
      'applicants.formation_id',
      'applicants.contract_type',
      'applicants.target_educational_level',
      'applicants.latitude',
      'applicants.longitude',
      'applicants.kilometers_away',
    ])
    .where('applicants.page_done_at', 'is not', null);

const candidates = (db: Queries) =>
  completeSheets(db).where('applicants.test_done_at', 'is not', null);

/** What the sheet of a candidate asks for who can be matched: sheet and test are complete. */
export const findCandidateTerms = (db: Queries, candidateId: number) =>
  candidates(db)
    .leftJoin('sessions as closed', (join) =>
      join.onRef('closed.id', '=', 'applicants.session_id').on('closed.closed_at', 'is not', null),
    )
    .select([
      isPlaced('applicants.id', 'applicants.session_id').as('is_placed'),
      'closed.name as closed_session',
    ])
    .where('applicants.id', '=', candidateId)
    .executeTakeFirst();

export type CandidateTermsRow = Omit<
  NonNullable<Awaited<ReturnType<typeof findCandidateTerms>>>,
  'is_placed' | 'closed_session'
>;

/** The candidates of some programmes in a session who look for a place. */
export const findCandidatesTerms = (
  db: Queries,
  { sessionId, programmeIds }: { sessionId: number; programmeIds: readonly number[] },
  sight: Sight = null,
): Promise<CandidateTermsRow[]> =>
  candidates(db)
    .where('applicants.session_id', '=', sessionId)
    .where((e) => e('applicants.formation_id', '=', e.fn.any(e.val([...programmeIds]))))
    .where(sql<boolean>`not ${isPlaced('applicants.id', 'applicants.session_id')}`)
    .where(seenCandidates(sight))
    .orderBy('applicants.id')
    .execute();

const needs = (db: Queries) =>
  db
    .selectFrom('offers')
    .select((e) => [
      'offers.id',
      'offers.company_id',
      'offers.session_id',
      'offers.contract_type',
      'offers.target_educational_level',
      'offers.latitude',
      'offers.longitude',
      'offers.state',
      sql<number[]>`array(${e
        .selectFrom('offer_formations')
        .select('formation_id')
        .whereRef('offer_id', '=', 'offers.id')})`.as('programme_ids'),
    ])
    .where('offers.state', 'in', [needState.active, needState.inactive]);

/** The needs of a programme in a session that look for somebody, or will once their tutor has passed the test. */
export const findNeedsTerms = (db: Queries, sessionId: number, programmeId: number) =>
  needs(db)
    .innerJoin('offer_formations', 'offer_formations.offer_id', 'offers.id')
    .where('offers.session_id', '=', sessionId)
    .where('offer_formations.formation_id', '=', programmeId)
    .orderBy('offers.id')
    .execute();

export type NeedTermsRow = Awaited<ReturnType<typeof findNeedsTerms>>[number];

/** A need that is not closed. */
export const findNeedTerms = (db: Queries, needId: number): Promise<NeedTermsRow | undefined> =>
  needs(db).where('offers.id', '=', needId).executeTakeFirst();

/** The needs of a company that are not closed, and for which the matching has found nobody. */
export const findUnmatchedNeeds = (db: Queries, companyId: number): Promise<NeedTermsRow[]> =>
  needs(db)
    .where('offers.company_id', '=', companyId)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('match_scores')
            .select('match_scores.offer_id')
            .whereRef('match_scores.offer_id', '=', 'offers.id'),
        ),
      ),
    )
    .orderBy('offers.id')
    .execute();
