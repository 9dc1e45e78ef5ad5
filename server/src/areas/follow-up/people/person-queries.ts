import { matchId, status, type MatchStatus } from '@tandem/domain/matches/match';
import type { MeetingKind, MeetingState } from '@tandem/domain/meetings/meeting';
import { isClosedNeed, type NeedState } from '@tandem/domain/needs/need-state';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { seenCandidates, seenNeeds, type Sight } from '../../../platform/database/queries/sight.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { backOn } from '../facts/need-matches.ts';
import { restsUntilOf } from '../facts/pending-since.ts';

/** Who somebody is and how they are reached. */
export const findPerson = (db: Queries, accountId: number) =>
  db
    .selectFrom('accounts')
    .leftJoin('applicants', 'applicants.account_id', 'accounts.id')
    .leftJoin('formations', 'formations.id', 'applicants.formation_id')
    .leftJoin('companies', 'companies.account_id', 'accounts.id')
    .leftJoin('invitations', 'invitations.account_id', 'accounts.id')
    .select((e) => [
      'accounts.id',
      'accounts.kind',
      'accounts.first_name',
      'accounts.last_name',
      'accounts.email',
      'accounts.created_at',
      'accounts.registered_at',
      'accounts.source',
      'invitations.opened_at',
      'applicants.id as candidate_id',
      'companies.id as company_id',
      'companies.siret',
      'applicants.phone',
      'applicants.page_done_at as candidate_sheet_at',
      'applicants.test_done_at',
      e.fn.coalesce('applicants.filled_at', 'companies.filled_at').as('filled_at'),
      e.fn.coalesce('applicants.reread_at', 'companies.reread_at').as('reread_at'),
      sql<string | null>`(select trim(f.first_name || ' ' || f.last_name) from accounts f
        where f.id = coalesce(applicants.filled_by, companies.filled_by))`.as('filled_by_name'),
      'formations.name as programme',
      'companies.page_done_at as company_sheet_at',
      'companies.name',
      'companies.contact_name',
      'companies.contact_role',
      'companies.contact_phone',
    ])
    .where('accounts.id', '=', accountId)
    .where('accounts.kind', 'in', ['applicant', 'company'])
    .executeTakeFirst();

export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

const shown = 50;

interface MatchRow {
  applicant_id: number;
  offer_id: number;
  other: string;
  other_account_id: number;
  title: string;
  status: MatchStatus;
  score: number;
  need_state: NeedState;
  moved_at: Date | null;
  company_until: string | null;
  candidate_until: string | null;
  broken_on: string | null;
  has_contract: boolean;
  total: number;
}

/** Those that moved, newest first, then the best that nobody has answered. */
export const findMatchesOf = async (
  db: Queries,
  { id, kind }: Pick<Person, 'id' | 'kind'>,
  sight: Sight,
): Promise<MatchRow[]> => {
  const isCandidate = kind === 'applicant';
  const own = isCandidate ? sql`p.account_id` : sql`c.account_id`;
  const other = isCandidate
    ? sql`coalesce(nullif(c.name, ''), ca.email)`
    : sql`coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email)`;
  const { rows } = await sql<MatchRow>`
    select s.applicant_id, s.offer_id, ${other} as other,
      ${isCandidate ? sql`ca.id` : sql`a.id`} as other_account_id, o.title,
      coalesce(m.status, ${sql.lit(status.pending)}) as status, s.score, m.moved_at, m.broken_on, o.state as need_state,
      ${backOn} as company_until, greatest(l.later_until, met.rests_until) as candidate_until,
      exists (
        select 1 from contract_sheets x
        where x.applicant_id = s.applicant_id and x.offer_id = s.offer_id
      ) as has_contract, count(*) over ()::int as total
    from match_scores s
    join applicants p on p.id = s.applicant_id
    join accounts a on a.id = p.account_id
    join offers o on o.id = s.offer_id
    join companies c on c.id = o.company_id
    join accounts ca on ca.id = c.account_id
    left join match_states m on m.applicant_id = s.applicant_id and m.offer_id = s.offer_id
    left join match_marks k on k.applicant_id = s.applicant_id and k.offer_id = s.offer_id
      and k.side = 'company'
    left join match_marks l on l.applicant_id = s.applicant_id and l.offer_id = s.offer_id
      and l.side = 'applicant'
    cross join lateral (select ${restsUntilOf('s')} as rests_until) met
    where ${own} = ${id} and ${seenCandidates(sight, 'p')}
    order by m.moved_at desc nulls last, s.score desc, s.applicant_id, s.offer_id
    limit ${shown}`.execute(db);
  return rows;
};

/** Whose answer is asked for again on a day to come; before it nobody waits for one. */
const restingOf = (row: MatchRow, today: string) => {
  if (isClosedNeed(row.need_state)) return null;
  const on = row.status === status.acceptedByCompany ? 'applicant' : 'company';
  const isOwed =
    on === 'applicant' || row.status === status.pending || row.status === status.queued;
  const until = on === 'applicant' ? row.candidate_until : row.company_until;
  return isOwed && until !== null && until > today ? ({ on, until } as const) : null;
};

export const matchRecord = (row: MatchRow, today: string) => ({
  id: matchId(pairOfRow(row)),
  other: row.other,
  other_account_id: row.other_account_id,
  need_id: row.offer_id,
  title: row.title,
  status: row.status,
  score: row.score / 10,
  moved_at: row.moved_at?.toISOString() ?? null,
  resting: restingOf(row, today),
  broken_on: row.broken_on,
  has_contract: row.has_contract,
});

export const findNeedsOf = (db: Queries, accountId: number, sight: Sight) =>
  db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .select([
      'offers.id',
      'offers.title',
      'offers.state',
      'offers.state_since',
      'offers.seats',
      sql<number>`(select count(*)::int from match_scores s where s.offer_id = offers.id)`.as(
        'matches',
      ),
    ])
    .where('companies.account_id', '=', accountId)
    .where(seenNeeds(sight))
    .orderBy('offers.id', 'desc')
    .execute();

interface MeetingRow {
  id: number;
  applicant_id: number;
  offer_id: number;
  other: string;
  title: string;
  state: MeetingState;
  kind: MeetingKind;
  starts_at: Date | null;
}

export const findMeetingsOf = async (
  db: Queries,
  { id, kind }: Pick<Person, 'id' | 'kind'>,
  sight: Sight,
): Promise<MeetingRow[]> => {
  const isCandidate = kind === 'applicant';
  const { rows } = await sql<MeetingRow>`
    select m.id, m.applicant_id, m.offer_id, o.title, m.state, m.kind, m.starts_at,
      ${isCandidate ? sql`c.name` : sql`trim(a.first_name || ' ' || a.last_name)`} as other
    from meetings m
    join applicants p on p.id = m.applicant_id
    join accounts a on a.id = p.account_id
    join offers o on o.id = m.offer_id
    join companies c on c.id = o.company_id
    where ${isCandidate ? sql`p.account_id` : sql`c.account_id`} = ${id} and ${seenCandidates(sight, 'p')}
    order by coalesce(m.starts_at, m.changed_at) desc limit ${shown}`.execute(db);
  return rows;
};

export const meetingRecord = (row: MeetingRow) => ({
  id: row.id,
  match_id: matchId(pairOfRow(row)),
  other: row.other,
  title: row.title,
  state: row.state,
  kind: row.kind,
  starts_at: row.starts_at?.toISOString() ?? null,
});
