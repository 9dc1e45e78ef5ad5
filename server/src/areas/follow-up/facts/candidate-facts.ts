import type { CandidateFacts } from '@tandem/domain/follow-up/candidate-causes';
import { findingAgainEndsAt } from '@tandem/domain/enrolments/find-again';
import type { MeetingFacts } from '@tandem/domain/follow-up/meeting-causes';
import { earliest } from '@tandem/domain/calendar/earliest';
import { parisMidnight } from '@tandem/domain/calendar/paris-time';
import { matchId, openStatuses, status } from '@tandem/domain/matches/match';
import {
  closedNeedStates,
  isClosedNeed,
  needState,
  type NeedState,
} from '@tandem/domain/needs/need-state';
import { sql } from 'kysely';
import { sideBySide, type Queries } from '../../../platform/database/database.ts';
import { isEnrolled, isPlacedWithoutCompany } from '../../../scoring/stored/enrolled.ts';
import { accountFacts, invitedAt, type AccountRow } from './account-facts.ts';
import { literals } from '../../../platform/database/queries/literals.ts';
import { accountsAmong, readAmong, type Among } from './among.ts';
import { readMeetingFacts } from './meeting-facts.ts';
import { restsUntilOf } from './pending-since.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';

/** What the follow-up knows of a candidate, besides their waits. */
export interface FollowedCandidate extends CandidateFacts {
  candidateId: number;
  name: string;
  firstName: string;
  email: string | null;
  referentId: number | null;
  programmeId: number | null;
  programme: string | null;
  isAgreed: boolean;
  hasContract: boolean;
  /** When they are no longer to be placed again although nothing has changed. */
  changesAt: Date | null;
}

interface Row extends AccountRow {
  candidate_id: number;
  first_name: string;
  last_name: string;
  test_done_at: Date | null;
  formation_id: number | null;
  formation_name: string | null;
  is_over: boolean;
  carried_at: Date | null;
  to_confirm_since: Date | null;
  has_open: boolean;
  /** Placed with a company that has no account any more. */
  is_kept: boolean;
  kept_broken_at: Date | null;
  kept_broken_on: string | null;
}

/** Of somebody who was carried over, what stood in the closed session waits for nobody. */
const readCandidates = (db: Queries, among: Among): Promise<Row[]> =>
  readAmong(
    db,
    among,
    sql<Row>`
    select a.id as account_id, p.id as candidate_id, a.first_name, a.last_name, a.email,
      ${invitedAt} as invited_at, a.registered_at, a.referent_id, a.address_refused_at, p.page_done_at, p.test_done_at,
      p.formation_id, f.name as formation_name, y.closed_at is not null as is_over,
      (select max(c.done_at) from carried_over c where c.applicant_id = p.id) as carried_at,
      (select max(c.told_at) from carried_over c
        left join confirmations n on n.applicant_id = c.applicant_id
        where c.applicant_id = p.id and c.to_session_id = p.session_id
          and (n.confirmed_at is null or n.confirmed_at < c.told_at)) as to_confirm_since,
      p.test_done_at is not null and exists (
        select 1 from match_scores s
        join offers o on o.id = s.offer_id
        join sessions held on held.id = o.session_id
          and (held.closed_at is null or held.id = p.session_id)
        left join match_states m
          on m.applicant_id = s.applicant_id and m.offer_id = s.offer_id
        where s.applicant_id = p.id and (
          (m.status = ${sql.lit(status.fullyAccepted)} and o.state not in (${literals(closedNeedStates)}))
          or (o.state = ${needState.active}
            and coalesce(m.status, ${sql.lit(status.pending)}) in (${literals(openStatuses)}))
        )
      ) as has_open,
      ${isPlacedWithoutCompany('p.id', 'p.session_id')} as is_kept,
      lost.broken_told_at as kept_broken_at, lost.broken_on as kept_broken_on
    from accounts a
    join applicants p on p.account_id = a.id
    left join sessions y on y.id = p.session_id
    left join formations f on f.id = p.formation_id
    left join lateral (
      select kept.broken_told_at, kept.broken_on from kept_enrolments kept
      where kept.applicant_id = p.id and kept.session_id = p.session_id and kept.broken_on is not null
      order by kept.broken_told_at desc limit 1
    ) lost on true
    where ${accountsAmong('a.id', among)}
    order by a.id`,
  );

interface MovedRow {
  applicant_id: number;
  offer_id: number;
  status: number;
  moved_at: Date;
  need_state: NeedState;
  has_contract: boolean;
  is_placed: boolean;
  later_until: string | null;
  rests_until: string | null;
  broken_at: Date | null;
  broken_on: string | null;
}

const readMoved = (db: Queries, among: Among): Promise<MovedRow[]> =>
  readAmong(
    db,
    among,
    sql<MovedRow>`
    select m.applicant_id, m.offer_id, m.status, m.moved_at, m.broken_on, o.state as need_state,
      ${isEnrolled('m')} and m.session_id is not distinct from p.session_id as is_placed,
      (select max(e.broken_told_at) from enrolments e
        where e.applicant_id = m.applicant_id and e.offer_id = m.offer_id
          and m.broken_on is not null and m.session_id = p.session_id) as broken_at,
      exists (
        select 1 from contract_sheets s
        where s.applicant_id = m.applicant_id and s.offer_id = m.offer_id
      ) as has_contract, k.later_until, ${restsUntilOf('m')} as rests_until
    from match_states m
    join applicants p on p.id = m.applicant_id
    join offers o on o.id = m.offer_id
    join sessions held on held.id = m.session_id
      and (held.closed_at is null or held.id = p.session_id)
    left join match_marks k on k.applicant_id = m.applicant_id and k.offer_id = m.offer_id
      and k.side = 'applicant'
    where ${accountsAmong('p.account_id', among)}`,
  );

const latestOf = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((last, at) => (at !== null && (last === null || at > last) ? at : last), null);

/** An enrolment that was broken: when it was told, and until when the centre helps to find another. */
interface LostRow {
  at: Date;
  until: Date;
}

const lostOf = (row: Row, moved: readonly MovedRow[], now: Date): LostRow[] =>
  [{ broken_at: row.kept_broken_at, broken_on: row.kept_broken_on }, ...moved]
    .flatMap(({ broken_at: at, broken_on: on }) =>
      at === null || on === null ? [] : [{ at, until: findingAgainEndsAt(on) }],
    )
    .filter(({ until }) => until > now);

/** Both have said yes, to a need that still stands. */
const isAgreed = ({ status: at, need_state: state }: MovedRow): boolean =>
  at === status.fullyAccepted && !isClosedNeed(state);

const factsOf = (
  row: Row,
  {
    moved,
    lost,
    meetings,
  }: {
    moved: readonly MovedRow[];
    lost: readonly LostRow[];
    meetings: readonly MeetingFacts[];
  },
): FollowedCandidate => ({
  ...accountFacts(row),
  candidateId: row.candidate_id,
  name: `${row.first_name} ${row.last_name}`.trim() || (row.email ?? ''),
  firstName: row.first_name,
  programmeId: row.formation_id,
  programme: row.formation_name,
  testAt: row.test_done_at,
  openMatches: row.has_open ? 1 : 0,
  isOver: row.is_over,
  toConfirmSince: row.to_confirm_since,
  isPlaced: row.is_kept || moved.some((one) => one.is_placed),
  brokenAt: latestOf(lost.map((one) => one.at)),
  changesAt: earliest(lost.map((one) => one.until)),
  isAgreed: moved.some(isAgreed),
  hasContract: moved.some((one) => isAgreed(one) && one.has_contract),
  movedAt: latestOf([row.carried_at, ...moved.map((one) => one.moved_at)]),
  yeses: moved
    .filter((one) => one.status === status.acceptedByCompany && !isClosedNeed(one.need_state))
    .map((one) => ({
      matchId: matchId(pairOfRow(one)),
      at: one.moved_at,
      ...(one.later_until !== null && { backAt: parisMidnight(one.later_until) }),
      ...(one.rests_until !== null && { restsUntil: parisMidnight(one.rests_until) }),
    })),
  meetings,
});

/** What a candidate has put off until a later day is a yes from that day on. */
export const readFollowedCandidates = async (
  db: Queries,
  now: Date,
  among?: Among,
): Promise<FollowedCandidate[]> => {
  const [rows, moved, meetings] = await sideBySide(
    db,
    () => readCandidates(db, among),
    () => readMoved(db, among),
    () => readMeetingFacts(db, 'applicant', among),
  );
  const byCandidate = Map.groupBy(moved, (one) => one.applicant_id);
  return rows.map((row) => {
    const own = byCandidate.get(row.candidate_id) ?? [];
    return factsOf(row, {
      moved: own,
      lost: lostOf(row, own, now),
      meetings: meetings.get(row.account_id) ?? [],
    });
  });
};
