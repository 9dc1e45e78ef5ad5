import type { CompanyFacts, NeedFacts } from '@tandem/domain/follow-up/company-causes';
import { parisMidnight } from '@tandem/domain/calendar/paris-time';
import { status } from '@tandem/domain/matches/match';
import type { NeedState } from '@tandem/domain/needs/need-state';
import { sql } from 'kysely';
import { sideBySide, type Queries } from '../../../platform/database/database.ts';
import { isEnrolled } from '../../../scoring/stored/enrolled.ts';
import { accountFacts, invitedAt, type AccountRow } from './account-facts.ts';
import { literals } from '../../../platform/database/queries/literals.ts';
import { accountsAmong, readAmong, type Among } from './among.ts';
import { readMeetingFacts } from './meeting-facts.ts';
import { countedOpen, needMatches } from './need-matches.ts';
import { opensAt } from './pending-since.ts';
import { isTutorMuted } from '../../needs/index.ts';
import { tutorMail, tutorPhone, tutorReach } from './tutor-reach.ts';

export interface FollowedNeed extends NeedFacts {
  title: string;
  programmeIds: readonly number[];
}

/** What the follow-up knows of a company, besides its waits. */
export interface FollowedCompany extends CompanyFacts {
  companyId: number;
  name: string;
  email: string | null;
  referentId: number | null;
  needs: readonly FollowedNeed[];
}

interface CompanyRow extends AccountRow {
  company_id: number;
  name: string;
}

const readCompanies = (db: Queries, among: Among): Promise<CompanyRow[]> =>
  readAmong(
    db,
    among,
    sql<CompanyRow>`
    select a.id as account_id, c.id as company_id, c.name, a.email,
      ${invitedAt} as invited_at, a.registered_at, a.referent_id, a.address_refused_at, c.page_done_at
    from accounts a join companies c on c.account_id = a.id
    where ${accountsAmong('a.id', among)}
    order by a.id`,
  );

interface NeedRow {
  id: number;
  company_id: number;
  title: string;
  state: NeedState;
  state_since: Date;
  programme_ids: number[];
  pending: number | null;
  pending_since: Date | null;
  fresh_since: Date | null;
  returned_on: string | null;
  back_on: string | null;
  open: number | null;
  agreed: number | null;
  seats: number;
  moved_at: Date | null;
  is_over: boolean;
  opens_at: Date | null;
  to_confirm_since: Date | null;
  tutor_mail: string | null;
  tutor_phone: string | null;
  tutor_muted: boolean;
  tutor_refused_at: Date | null;
}

const readNeeds = (db: Queries, today: string, among: Among): Promise<NeedRow[]> =>
  readAmong(
    db,
    among,
    sql<NeedRow>`
    with own as (
      select o.* from offers o join companies c on c.id = o.company_id
      where ${accountsAmong('c.account_id', among)}
    ), standing as (
      ${needMatches(today)}
    ), counted as (
      select offer_id,
        count(waits_since)::int as pending,
        min(waits_since) as pending_since,
        min(waits_since) filter (where waits_since >= (select begun_at from follow_up_settings))
          as fresh_since,
        min(back_on) as back_on, max(returned_on) as returned_on,
        ${countedOpen} as open,
        count(*) filter (where status = ${sql.lit(status.fullyAccepted)})::int as agreed
      from standing group by offer_id
    ), moved as (
      select m.offer_id, max(m.moved_at) as moved_at,
        count(*) filter (where ${isEnrolled('m')})::int as enrolled
      from match_states m join own o on o.id = m.offer_id group by m.offer_id
    )
    select o.id, o.company_id, o.title, o.state, o.state_since,
      array(select formation_id from offer_formations f where f.offer_id = o.id) as programme_ids,
      counted.pending, counted.pending_since, counted.back_on, counted.returned_on,
      case when greatest(o.state_since, ${opensAt}) >= (select begun_at from follow_up_settings)
        then counted.pending_since else counted.fresh_since end as fresh_since, counted.open, counted.agreed,
      o.seats - o.erased_seats - coalesce(moved.enrolled, 0) as seats,
      greatest(moved.moved_at, n.confirmed_at) as moved_at,
      case when (n.confirmed_at is null or n.confirmed_at < told.at) and not exists (
        select from match_states m where m.offer_id = o.id and m.moved_at > told.at
          and m.status not in (${literals([status.pending, status.refusedByCandidate])})
      ) then told.at end as to_confirm_since,
      y.closed_at is not null as is_over, ${opensAt} as opens_at,
      least(o.tutor_refused_at, o.tutor_phone_refused_at) as tutor_refused_at,
      ${tutorMail} as tutor_mail, ${tutorPhone} as tutor_phone, ${isTutorMuted} as tutor_muted
    from own o
    join sessions y on y.id = o.session_id
    left join counted on counted.offer_id = o.id
    left join moved on moved.offer_id = o.id
    left join confirmations n on n.offer_id = o.id
    left join lateral (
      select max(c.told_at) as at from carried_over c where c.new_offer_id = o.id
    ) told on true
    order by o.id`,
  );

const needOf = (row: NeedRow): FollowedNeed => ({
  needId: row.id,
  title: row.title,
  programmeIds: row.programme_ids,
  state: row.state,
  stateSince: row.state_since,
  isOver: row.is_over,
  opensAt: row.opens_at,
  toConfirmSince: row.to_confirm_since,
  tutorBy: tutorReach({
    mail: row.tutor_mail,
    phone: row.tutor_phone,
    isMuted: row.tutor_muted,
  }),
  tutorRefusedAt: row.tutor_refused_at,
  pending: row.pending ?? 0,
  pendingSince: row.pending_since,
  freshSince: row.fresh_since,
  returnedAt: row.returned_on === null ? null : parisMidnight(row.returned_on),
  backAt: row.back_on === null ? null : parisMidnight(row.back_on),
  openMatches: (row.open ?? 0) - (row.agreed ?? 0),
  agreed: row.agreed ?? 0,
  seats: row.seats,
  movedAt: row.moved_at,
});

/** `today`, as `2026-11-30`: what was put off until then or before waits for its company again. */
export const readFollowedCompanies = async (
  db: Queries,
  today: string,
  among?: Among,
): Promise<FollowedCompany[]> => {
  const [rows, needs, meetings] = await sideBySide(
    db,
    () => readCompanies(db, among),
    () => readNeeds(db, today, among),
    () => readMeetingFacts(db, 'company', among),
  );
  const byCompany = Map.groupBy(needs, (one) => one.company_id);
  return rows.map((row) => ({
    ...accountFacts(row),
    companyId: row.company_id,
    name: row.name || (row.email ?? ''),
    needs: (byCompany.get(row.company_id) ?? []).map(needOf),
    meetings: meetings.get(row.account_id) ?? [],
  }));
};
