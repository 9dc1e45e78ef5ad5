import { status, type MatchStatus } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import { seenCandidates, type Sight } from '../../platform/database/queries/sight.ts';
import type { Queries } from '../../platform/database/database.ts';
import { countedBySession } from '../enrolments/index.ts';

/** Matches of one session, or of all. */
const inSession = (offer: string, sessionId: number | null) =>
  sessionId === null
    ? sql`true`
    : sql`${sql.ref(offer)} in (select id from offers where session_id = ${sessionId}::int)`;

/**
 * The statuses that a candidate's matches have in the session; finalised also where the company of an enrolment has been
 * deleted since.
 */
const statuses = (sessionId: number | null) => sql<MatchStatus[]>`
  coalesce(moved.statuses, '{}')
    || case when exists (
         select 1 from match_scores s
         where s.applicant_id = a.id and ${inSession('s.offer_id', sessionId)} and not exists (
           select 1 from match_states m
           where m.applicant_id = s.applicant_id and m.offer_id = s.offer_id)
       ) then array[${sql.lit(status.pending)}]::int[] else '{}'::int[] end
    || case when exists (
         select 1 from kept_enrolments k where k.applicant_id = a.id
           and (${sessionId}::int is null or k.session_id = ${sessionId}::int)
       ) then array[${sql.lit(status.finalised)}]::int[] else '{}'::int[] end`;

/** The statuses of matches that somebody has moved, of all candidates at once; a broken enrolment is none of them. */
const moved = (sessionId: number | null) => sql`(
  select m.applicant_id, array_agg(distinct m.status::int) as statuses
  from match_states m
  join match_scores s on s.applicant_id = m.applicant_id and s.offer_id = m.offer_id
  where m.broken_on is null
    and (${sessionId}::int is null or m.session_id = ${sessionId}::int)
  group by m.applicant_id
) moved`;

/** Those of one session, or everybody once. */
const counted = (sessionId: number | null) =>
  sessionId === null
    ? sql`(select id, account_id, formation_id, session_id from applicants) a`
    : sql`(select * from ${countedBySession} one where session_id = ${sessionId}::int) a`;

export interface StatusesGroup {
  programmeId: number;
  statuses: MatchStatus[];
  /** How many candidates of the programme have exactly these. */
  candidates: number;
}

/** The candidates of each programme, of one session or of all, by the set of statuses that their matches have. */
export const countByStatuses = async (
  db: Queries,
  sessionId: number | null,
): Promise<StatusesGroup[]> => {
  const { rows } = await sql<StatusesGroup>`
    select formation_id as "programmeId", statuses, count(*)::int as candidates
    from (
      select a.formation_id, ${statuses(sessionId)} as statuses
      from ${counted(sessionId)}
      join accounts on accounts.id = a.account_id
      left join ${moved(sessionId)} on moved.applicant_id = a.id
      where a.formation_id is not null and accounts.registered_at is not null
    ) candidates
    group by formation_id, statuses`.execute(db);
  return rows;
};

export interface CountedCandidate {
  id: number;
  first_name: string;
  last_name: string;
  email: string | null;
  formation: string;
  session: string | null;
  statuses: MatchStatus[];
}

/** The candidates that the statistics count, by name: those of one programme or session, or all. */
export const findCountedCandidates = async (
  db: Queries,
  {
    programmeId,
    sessionId,
    sight,
  }: { programmeId: number | null; sessionId: number | null; sight: Sight },
): Promise<CountedCandidate[]> => {
  const { rows } = await sql<CountedCandidate>`
    select a.id, accounts.first_name, accounts.last_name, accounts.email,
      formations.name as formation, sessions.name as session, ${statuses(sessionId)} as statuses
    from ${counted(sessionId)}
    join accounts on accounts.id = a.account_id
    join formations on formations.id = a.formation_id
    left join sessions on sessions.id = a.session_id
    left join ${moved(sessionId)} on moved.applicant_id = a.id
    where accounts.registered_at is not null
      and (${programmeId}::int is null or a.formation_id = ${programmeId}::int)
      and ${seenCandidates(sight, 'a')}
    order by accounts.last_name, accounts.first_name, a.id`.execute(db);
  return rows;
};
