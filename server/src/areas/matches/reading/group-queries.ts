import { status } from '@tandem/domain/matches/match';
import { needState } from '@tandem/domain/needs/need-state';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { isPlaced } from '../../../scoring/stored/enrolled.ts';
import { countTakenSeats } from '../../../scoring/stored/pair-queries.ts';
import { filtered, type MatchFilter } from './match-filter.ts';
import type { GroupedBy } from './match-queries.ts';

interface StandingRow {
  id: number;
  /** Tenths of a point. */
  best: number;
  company_owes: number;
  company_since: Date | null;
  applicant_owes: number;
  applicant_since: Date | null;
  agreed: number;
}

const at = sql`coalesce(s.status, ${sql.lit(status.pending)})`;
const atCompany = sql`waits and ${at} in (${sql.lit(status.pending)}, ${sql.lit(status.queued)})`;
const atCandidate = sql`waits and ${at} = ${sql.lit(status.acceptedByCompany)}`;

/** Who waits for whom in these groups of the filtered matches: nobody at a closed need, or for somebody who is placed. */
export const findGroupStandings = async (
  db: Queries,
  { by, ids }: { by: GroupedBy; ids: readonly number[] },
  filter: MatchFilter,
): Promise<Map<number, StandingRow>> => {
  const own = sql.ref(by === 'offer' ? 'match_scores.offer_id' : 'match_scores.applicant_id');
  const scores = filtered(db, filter)
    .innerJoin('offers', 'offers.id', 'match_scores.offer_id')
    .select([
      sql<number>`${own}`.as('id'),
      'match_scores.applicant_id',
      'match_scores.offer_id',
      'match_scores.score',
      'match_scores.created_at',
      sql<boolean>`offers.state = ${needState.active}
        and not ${isPlaced('match_scores.applicant_id', 'offers.session_id')}`.as('waits'),
    ])
    .where(sql<boolean>`${own} = any(${[...ids]}::int[])`);
  const { rows } = await sql<StandingRow>`
    select m.id, max(m.score)::int as best,
      (count(*) filter (where ${atCompany}))::int as company_owes,
      min(coalesce(s.moved_at, m.created_at)) filter (where ${atCompany}) as company_since,
      (count(*) filter (where ${atCandidate}))::int as applicant_owes,
      min(s.moved_at) filter (where ${atCandidate}) as applicant_since,
      (count(*) filter (where waits and ${at} = ${sql.lit(status.fullyAccepted)}))::int as agreed
    from (${scores}) m
    left join match_states s on s.applicant_id = m.applicant_id and s.offer_id = m.offer_id
    group by m.id`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};

export interface Seats {
  total: number;
  taken: number;
}

/** How many seats these needs have, and how many of them are taken. */
export const findSeats = async (
  db: Queries,
  needIds: readonly number[],
): Promise<Map<number, Seats>> => {
  const needs = await db
    .selectFrom('offers')
    .select(['id', 'seats'])
    .where((e) => e('id', '=', e.fn.any(e.val([...needIds]))))
    .execute();
  const taken = await countTakenSeats(db, [...needIds]);
  return new Map(needs.map(({ id, seats }) => [id, { total: seats, taken: taken.get(id) ?? 0 }]));
};
