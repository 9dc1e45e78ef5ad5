import { waitingStatuses, type WaitingStatus } from '@tandem/domain/needs/closing';
import { needState, type NeedState } from '@tandem/domain/needs/need-state';
import { sql } from 'kysely';
import { sideBySide, type Queries } from '../../platform/database/database.ts';
import { isPlaced } from '../../scoring/stored/enrolled.ts';

interface Named {
  id: number;
  name: string;
}

/** Who was handed on to another session, and how far that is. */
export interface CarriedFacts {
  to: Named | null;
  isDone: boolean;
  confirmedAt: Date | null;
}

const countPeople = async (db: Queries, sessionId: number) => {
  const { rows } = await sql<{ candidates: number; placed: number }>`
    select count(*)::int as candidates,
      count(*) filter (where ${isPlaced('p.id', 'p.session_id')})::int as placed
    from applicants p join accounts a on a.id = p.account_id
    where p.session_id = ${sessionId} and a.registered_at is not null`.execute(db);
  return rows[0] ?? { candidates: 0, placed: 0 };
};

const countNeeds = async (db: Queries, sessionId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('offers')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('session_id', '=', sessionId)
    .where('state', 'in', [needState.active, needState.inactive])
    .executeTakeFirstOrThrow();
  return count;
};

const countOpenMatches = async (db: Queries, sessionId: number) => {
  const rows = await db
    .selectFrom('matches')
    .innerJoin('offers', 'offers.id', 'matches.offer_id')
    .select((e) => ['matches.status', e.fn.countAll<number>().as('count')])
    .where('offers.session_id', '=', sessionId)
    .where('offers.state', '=', needState.active)
    .where('matches.status', 'in', waitingStatuses)
    .where(sql<boolean>`not ${isPlaced('matches.applicant_id', 'offers.session_id')}`)
    .groupBy('matches.status')
    .$narrowType<{ status: WaitingStatus }>()
    .execute();
  return waitingStatuses.flatMap((one) => rows.filter(({ status }) => status === one));
};

/** Needs of the session about which somebody is still to meet. */
export const findNeedsToMeet = async (
  db: Queries,
  sessionId: number,
  now: Date,
): Promise<{ needId: number; meetings: number }[]> => {
  const rows = await db
    .selectFrom('meetings')
    .innerJoin('offers', 'offers.id', 'meetings.offer_id')
    .select((e) => ['offers.id as needId', e.fn.countAll<number>().as('meetings')])
    .where('offers.session_id', '=', sessionId)
    .where((e) =>
      e.or([
        e('meetings.state', '=', 'proposed'),
        e.and([e('meetings.state', '=', 'planned'), e('meetings.starts_at', '>', now)]),
      ]),
    )
    .groupBy('offers.id')
    .orderBy('offers.id')
    .execute();
  return rows;
};

const countCarried = async (db: Queries, sessionId: number) => {
  const { rows } = await sql<{
    candidates: number;
    needs: number;
    waiting: number;
    confirmed: number;
  }>`
    select count(c.applicant_id)::int as candidates, count(c.offer_id)::int as needs,
      count(*) filter (where c.done_at is null)::int as waiting,
      count(*) filter (where n.confirmed_at >= c.done_at)::int as confirmed
    from carried_over c
    left join confirmations n on n.applicant_id = c.applicant_id or n.offer_id = c.new_offer_id
    where c.from_session_id = ${sessionId}`.execute(db);
  return rows[0] ?? { candidates: 0, needs: 0, waiting: 0, confirmed: 0 };
};

export const countClosing = async (db: Queries, sessionId: number, now: Date) => {
  const [people, needs, matches, toMeet, carried] = await sideBySide(
    db,
    () => countPeople(db, sessionId),
    () => countNeeds(db, sessionId),
    () => countOpenMatches(db, sessionId),
    () => findNeedsToMeet(db, sessionId, now),
    () => countCarried(db, sessionId),
  );
  return {
    figures: {
      ...people,
      unplaced: people.candidates - people.placed,
      active_needs: needs,
      open_matches: matches,
      meetings: toMeet.reduce((sum, { meetings }) => sum + meetings, 0),
    },
    carried,
  };
};

const carriedColumns = sql`
  case when t.id is null then null else json_build_object('id', t.id, 'name', t.name) end as "to",
  c.done_at is not null as "isDone",
  case when n.confirmed_at >= c.done_at then n.confirmed_at end as "confirmedAt"`;

interface LeavingCandidate extends CarriedFacts {
  id: number;
  first_name: string;
  last_name: string;
  formation: Named;
  placed: boolean;
}

/** Who is in the session, or was until it handed them on, by name. */
export const findLeavingCandidates = async (
  db: Queries,
  sessionId: number,
): Promise<LeavingCandidate[]> => {
  const { rows } = await sql<LeavingCandidate>`
    with own as (
      select id, formation_id, session_id as closed_id from applicants where session_id = ${sessionId}
      union all
      select p.id, x.from_formation_id, x.from_session_id from carried_over x join applicants p on p.id = x.applicant_id
      where x.from_session_id = ${sessionId} and p.session_id <> ${sessionId}
    )
    select p.id, a.first_name, a.last_name,
      json_build_object('id', f.id, 'name', f.name) as formation,
      ${isPlaced('p.id', 'own.closed_id')} as placed,
      ${carriedColumns}
    from own
    join applicants p on p.id = own.id
    join accounts a on a.id = p.account_id
    join formations f on f.id = own.formation_id
    left join carried_over c on c.applicant_id = p.id and c.from_session_id = ${sessionId}
    left join sessions t on t.id = c.to_session_id
    left join confirmations n on n.applicant_id = p.id
    where a.registered_at is not null
    order by a.last_name, a.first_name, p.id`.execute(db);
  return rows;
};

interface LeavingNeed extends CarriedFacts {
  id: number;
  title: string;
  company: string;
  formations: Named[];
  state: NeedState;
}

/** The needs of the session, by company. */
export const findLeavingNeeds = async (db: Queries, sessionId: number): Promise<LeavingNeed[]> => {
  const { rows } = await sql<LeavingNeed>`
    select o.id, o.title, h.name as company, o.state,
      coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name) order by f.name)
        from offer_formations p join formations f on f.id = p.formation_id
        where p.offer_id = o.id), '[]') as formations,
      ${carriedColumns}
    from offers o
    join companies h on h.id = o.company_id
    left join carried_over c on c.offer_id = o.id
    left join sessions t on t.id = c.to_session_id
    left join confirmations n on n.offer_id = c.new_offer_id
    where o.session_id = ${sessionId}
    order by h.name, o.title, o.id`.execute(db);
  return rows;
};
