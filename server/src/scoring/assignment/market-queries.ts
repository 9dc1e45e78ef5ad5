import { needState } from '@tandem/domain/needs/need-state';
import {
  openStatuses,
  promisedStatuses,
  refusedStatuses,
  status,
  type PromisedStatus,
} from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import { isEnrolled } from '../stored/enrolled.ts';
import type { Queries } from '../../platform/database/database.ts';

export interface Group {
  sessionId: number;
  programmeId: number;
}

/** Those of erased accounts are nobody's any more, and taken all the same. */
const seatsToGive = sql<number>`(offers.seats - offers.erased_seats)`;

const needRows = (db: Queries) =>
  db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .select((e) => [
      'offers.id',
      'offers.title',
      seatsToGive.as('seats'),
      'offers.company_id',
      'companies.name as company_name',
      e('offers.state', '=', needState.active).$castTo<boolean>().as('active'),
      sql<number>`(select count(*) from offer_formations f where f.offer_id = offers.id)`.as(
        'formations',
      ),
    ])
    .orderBy('offers.id');

const openPairs = (db: Queries, candidateIds: readonly number[], needIds: readonly number[]) =>
  db
    .selectFrom('matches')
    .where((e) => e('applicant_id', '=', e.fn.any(e.val([...candidateIds]))))
    .where((e) => e('offer_id', '=', e.fn.any(e.val([...needIds]))))
    .where('status', 'in', openStatuses);

/** The candidates of a programme and session, with whether they can be matched. */
export const findGroupCandidates = (db: Queries, { sessionId, programmeId }: Group) =>
  db
    .selectFrom('applicants')
    .innerJoin('accounts', 'accounts.id', 'applicants.account_id')
    .select(({ eb, and }) => [
      'applicants.id',
      'accounts.first_name',
      'accounts.last_name',
      and([
        eb('applicants.page_done_at', 'is not', null),
        eb('applicants.test_done_at', 'is not', null),
      ])
        .$castTo<boolean>()
        .as('complete'),
    ])
    .where('applicants.session_id', '=', sessionId)
    .where('applicants.formation_id', '=', programmeId)
    .orderBy('applicants.id')
    .execute();

export type GroupNeed = Awaited<ReturnType<typeof findGroupNeeds>>[number];

/** The needs of a session that a programme is open to, active or not. */
export const findGroupNeeds = (db: Queries, { sessionId, programmeId }: Group) =>
  needRows(db)
    .where('offers.session_id', '=', sessionId)
    .where('offers.id', 'in', (e) =>
      e.selectFrom('offer_formations').select('offer_id').where('formation_id', '=', programmeId),
    )
    .execute();

export const findNeeds = (db: Queries, ids: readonly number[]) =>
  needRows(db)
    .where((e) => e('offers.id', '=', e.fn.any(e.val([...ids]))))
    .execute();

/**
 * What is agreed in a session, whatever the programme: accepted by the company, by both, or finalised. A candidate who
 * has gone to another session leaves there what is not finalised.
 */
export const findAgreedPairs = (db: Queries, sessionId: number) =>
  db
    .selectFrom('match_states as m')
    .innerJoin('offers', 'offers.id', 'm.offer_id')
    .innerJoin('applicants', 'applicants.id', 'm.applicant_id')
    .leftJoin('match_scores as s', (join) =>
      join.onRef('s.applicant_id', '=', 'm.applicant_id').onRef('s.offer_id', '=', 'm.offer_id'),
    )
    .select((e) => [
      'm.applicant_id',
      'm.offer_id',
      'm.status',
      seatsToGive.as('seats'),
      'applicants.formation_id',
      e.fn.coalesce('s.score', sql<number>`0`).as('score'),
      e.fn.coalesce('s.industry_score', sql<number>`0`).as('industry'),
      e.fn.coalesce('s.test_score', sql<number>`0`).as('test'),
      e.fn.coalesce('s.geographic_score', sql<number>`0`).as('geographic'),
      e.fn.coalesce('s.resume_score', sql<number>`0`).as('resume'),
    ])
    .where('m.session_id', '=', sessionId)
    .where('m.status', 'in', promisedStatuses)
    .where((e) =>
      e.or([
        isEnrolled('m'),
        e.and([e('m.status', '!=', status.finalised), e('applicants.session_id', '=', sessionId)]),
      ]),
    )
    .orderBy('m.applicant_id')
    .orderBy('m.offer_id')
    .$narrowType<{ status: PromisedStatus }>()
    .execute();

/** The matches between some candidates and some needs that neither side has refused. */
export const findOpenPairs = (
  db: Queries,
  candidateIds: readonly number[],
  needIds: readonly number[],
) =>
  openPairs(db, candidateIds, needIds)
    .select([
      'applicant_id',
      'offer_id',
      'status',
      'score',
      'industry_score',
      'test_score',
      'geographic_score',
      'resume_score',
    ])
    .execute();

/** Of some needs, those that have a match with one of some candidates that neither side has refused. */
export const findWantedNeeds = async (
  db: Queries,
  candidateIds: readonly number[],
  needIds: readonly number[],
): Promise<number[]> => {
  const rows = await openPairs(db, candidateIds, needIds).select('offer_id').distinct().execute();
  return rows.map((row) => row.offer_id);
};

/** The matches of some candidates that one side or the other has refused. */
export const findRefusedPairs = (db: Queries, candidateIds: readonly number[]) =>
  db
    .selectFrom('matches')
    .select(['applicant_id', 'offer_id'])
    .where((e) => e('applicant_id', '=', e.fn.any(e.val([...candidateIds]))))
    .where('status', 'in', refusedStatuses)
    .execute();

export const findNotices = (db: Queries, candidateIds: readonly number[]) =>
  db
    .selectFrom('assignment_notices')
    .select(['applicant_id', 'offer_id', 'notified_at'])
    .where((e) => e('applicant_id', '=', e.fn.any(e.val([...candidateIds]))))
    .orderBy('applicant_id')
    .orderBy('offer_id')
    .execute();
