import { matchStatuses, status, type MatchStatus } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import { seenCandidates, type Sight } from '../../platform/database/queries/sight.ts';
import type { Queries } from '../../platform/database/database.ts';
import { countedBySession } from '../enrolments/index.ts';

/** Statuses are counted as a set, a bit each from the least one on, since arrays of them are dear to make and to group by. */
const leastStatus = Math.min(...matchStatuses);

const bitOf = (one: MatchStatus) => sql.lit(1 << (one - leastStatus));

const statusesOf = (bits: number): MatchStatus[] =>
  matchStatuses.filter((one) => (bits & (1 << (one - leastStatus))) !== 0);

/**
 * The statuses that the matches of each candidate have in one session, or in all, looked at once for everybody: a match that
 * nobody has moved waits, a broken enrolment has none.
 */
const standing = (sessionId: number | null) => sql`(
  select s.applicant_id, bit_or(case
    when m.applicant_id is null then
      case when ${
        sessionId === null
          ? sql`true`
          : sql`s.offer_id in (select id from offers where session_id = ${sessionId}::int)`
      } then ${bitOf(status.pending)} end
    when m.broken_on is null
      and (${sessionId}::int is null or m.session_id = ${sessionId}::int)
      then 1 << (m.status - ${sql.lit(leastStatus)}) end) as bits
  from match_scores s
  left join match_states m on m.applicant_id = s.applicant_id and m.offer_id = s.offer_id
  group by s.applicant_id
) standing`;

/** Those of a candidate; finalised also where the company of an enrolment has been deleted since. */
const bits = (sessionId: number | null) => sql<number>`
  coalesce(standing.bits, 0) | case when exists (
    select 1 from kept_enrolments k where k.applicant_id = a.id and k.broken_on is null
      and (${sessionId}::int is null or k.session_id = ${sessionId}::int)
  ) then ${bitOf(status.finalised)} else 0 end`;

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
  const { rows } = await sql<Omit<StatusesGroup, 'statuses'> & { bits: number }>`
    select formation_id as "programmeId", bits, count(*)::int as candidates
    from (
      select a.formation_id, ${bits(sessionId)} as bits
      from ${counted(sessionId)}
      join accounts on accounts.id = a.account_id
      left join ${standing(sessionId)} on standing.applicant_id = a.id
      where a.formation_id is not null and accounts.registered_at is not null
    ) candidates
    group by formation_id, bits`.execute(db);
  return rows.map(({ bits: set, ...group }) => ({ ...group, statuses: statusesOf(set) }));
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
  const { rows } = await sql<Omit<CountedCandidate, 'statuses'> & { bits: number }>`
    select a.id, accounts.first_name, accounts.last_name, accounts.email,
      formations.name as formation, sessions.name as session, ${bits(sessionId)} as bits
    from ${counted(sessionId)}
    join accounts on accounts.id = a.account_id
    join formations on formations.id = a.formation_id
    left join sessions on sessions.id = a.session_id
    left join ${standing(sessionId)} on standing.applicant_id = a.id
    where accounts.registered_at is not null
      and (${programmeId}::int is null or a.formation_id = ${programmeId}::int)
      and ${seenCandidates(sight, 'a')}
    order by accounts.last_name, accounts.first_name, a.id`.execute(db);
  return rows.map(({ bits: set, ...candidate }) => ({ ...candidate, statuses: statusesOf(set) }));
};
