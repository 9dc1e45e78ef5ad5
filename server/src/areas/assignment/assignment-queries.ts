import type { MatchStatus, Pair } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';

export interface Group {
  sessionId: number;
  formationId: number;
}

/** The candidates of a formation and session, with whether they can be matched. */
export const findGroupCandidates = (db: Queries, { sessionId, formationId }: Group) =>
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
    .where('applicants.formation_id', '=', formationId)
    .orderBy('applicants.id')
    .execute();

const needRows = (db: Queries) =>
  db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .select((e) => [
      'offers.id',
      'offers.title',
      'offers.seats',
      'offers.company_id',
      'companies.name as company_name',
      e('offers.activated_at', 'is not', null).$castTo<boolean>().as('active'),
      sql<number>`(select count(*) from offer_formations f where f.offer_id = offers.id)`.as(
        'formations',
      ),
    ])
    .orderBy('offers.id');

export type GroupNeed = Awaited<ReturnType<typeof findGroupNeeds>>[number];

/** The needs of a session that a formation is open to, active or not. */
export const findGroupNeeds = (db: Queries, { sessionId, formationId }: Group) =>
  needRows(db)
    .where('offers.session_id', '=', sessionId)
    .where('offers.id', 'in', (e) =>
      e.selectFrom('offer_formations').select('offer_id').where('formation_id', '=', formationId),
    )
    .execute();

export const findNeeds = (db: Queries, ids: readonly number[]) =>
  needRows(db)
    .where((e) => e('offers.id', '=', e.fn.any(e.val([...ids]))))
    .execute();

/**
 * What is agreed in a session, whatever the formation: accepted by the company, by both, or finalised. A candidate who
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
      'offers.seats',
      'applicants.formation_id',
      e.fn.coalesce('s.score', sql<number>`0`).as('score'),
      e.fn.coalesce('s.industry_score', sql<number>`0`).as('industry'),
      e.fn.coalesce('s.test_score', sql<number>`0`).as('test'),
      e.fn.coalesce('s.geographic_score', sql<number>`0`).as('geographic'),
      e.fn.coalesce('s.resume_score', sql<number>`0`).as('resume'),
    ])
    .where('m.session_id', '=', sessionId)
    .where('m.status', 'in', [1, 3, 4])
    .where((e) => e.or([e('m.status', '=', 4), e('applicants.session_id', '=', sessionId)]))
    .orderBy('m.applicant_id')
    .orderBy('m.offer_id')
    .execute();

const openPairs = (db: Queries, applicantIds: readonly number[], offerIds: readonly number[]) =>
  db
    .selectFrom('matches')
    .where((e) => e('applicant_id', '=', e.fn.any(e.val([...applicantIds]))))
    .where((e) => e('offer_id', '=', e.fn.any(e.val([...offerIds]))))
    .where('status', 'in', [0, 1, 2]);

/** The matches between some candidates and some needs that neither side has refused. */
export const findOpenPairs = (
  db: Queries,
  applicantIds: readonly number[],
  offerIds: readonly number[],
) =>
  openPairs(db, applicantIds, offerIds)
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
export const findWantedOffers = async (
  db: Queries,
  applicantIds: readonly number[],
  offerIds: readonly number[],
): Promise<number[]> => {
  const rows = await openPairs(db, applicantIds, offerIds).select('offer_id').distinct().execute();
  return rows.map((row) => row.offer_id);
};

/** The matches of some candidates that one side or the other has refused. */
export const findRefusedPairs = (db: Queries, applicantIds: readonly number[]) =>
  db
    .selectFrom('matches')
    .select(['applicant_id', 'offer_id'])
    .where((e) => e('applicant_id', '=', e.fn.any(e.val([...applicantIds]))))
    .where('status', 'in', [-1, -2])
    .execute();

export const findNotices = (db: Queries, applicantIds: readonly number[]) =>
  db
    .selectFrom('assignment_notices')
    .select(['applicant_id', 'offer_id', 'notified_at'])
    .where((e) => e('applicant_id', '=', e.fn.any(e.val([...applicantIds]))))
    .orderBy('applicant_id')
    .orderBy('offer_id')
    .execute();

const values = (pairs: readonly Pair[]) => sql<{ applicant_id: number; offer_id: number }>`
  unnest(${pairs.map(({ applicantId }) => applicantId)}::int4[],
         ${pairs.map(({ offerId }) => offerId)}::int4[])`;

export interface SuggestedPair {
  applicant_id: number;
  offer_id: number;
  status: MatchStatus;
  formation_id: number | null;
  /** Both have accepted, or enrolled, elsewhere; or others hold all seats of the need in that way. */
  taken: boolean;
  applicant_account: number;
  applicant_email: string;
  first_name: string;
  last_name: string;
  company_id: number;
  company_account: number;
  company_email: string;
  company: string;
  title: string;
}

/** Of these pairs, those that are matches still, with whom to tell; their two sides stay until the transaction ends. */
export const lockSuggestedPairs = async (
  tx: Writes,
  pairs: readonly Pair[],
): Promise<SuggestedPair[]> => {
  const { rows } = await sql<SuggestedPair>`
    select
      m.applicant_id, m.offer_id, m.status, a.formation_id,
      c.id as company_id, a.account_id as applicant_account, c.account_id as company_account,
      ours.email as applicant_email, ours.first_name, ours.last_name,
      theirs.email as company_email, c.name as company, o.title,
      exists (
        select 1 from match_states s
        where s.applicant_id = m.applicant_id and s.session_id = o.session_id
          and s.offer_id <> m.offer_id and s.status in (3, 4)
      ) or (
        select count(*) from match_states s
        where s.offer_id = m.offer_id and s.applicant_id <> m.applicant_id and s.status in (3, 4)
      ) >= o.seats as taken
    from ${values(pairs)} as wanted (applicant_id, offer_id)
    join matches m using (applicant_id, offer_id)
    join applicants a on a.id = m.applicant_id
    join offers o on o.id = m.offer_id
    join companies c on c.id = o.company_id
    join accounts ours on ours.id = a.account_id
    join accounts theirs on theirs.id = c.account_id
    order by m.applicant_id, m.offer_id
    for key share of a, o`.execute(tx);
  return rows;
};

/** Notes that both sides of these pairs are told; answers those of whom that was not noted before. */
export const addNotices = async (
  tx: Writes,
  pairs: readonly Pair[],
  by: { accountId: number; at: Date },
): Promise<Pair[]> => {
  if (pairs.length === 0) return [];
  const rows = await tx
    .insertInto('assignment_notices')
    .values(
      pairs.map(({ applicantId, offerId }) => ({
        applicant_id: applicantId,
        offer_id: offerId,
        account_id: by.accountId,
        notified_at: by.at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['applicant_id', 'offer_id']).doNothing())
    .returning(['applicant_id', 'offer_id'])
    .execute();
  return rows.map((row) => ({ applicantId: row.applicant_id, offerId: row.offer_id }));
};
