import { openStatuses, promisedStatuses, status } from '@tandem/domain/matches/match';
import { needState } from '@tandem/domain/needs/need-state';
import type { ShownPairs, Standings } from '@tandem/matching/order/attention';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { literals } from '../../platform/database/queries/literals.ts';
import { isPlaced } from '../stored/enrolled.ts';

/** Needs whose pairs are read at a time. */
const needsAtOnce = 500;

interface NeedRow {
  id: number;
  seats: number;
  /** Candidates whom it has said yes to. */
  promised: number;
}

const findNeeds = async (db: Queries, sessionId: number): Promise<NeedRow[]> => {
  const { rows } = await sql<NeedRow>`
    select o.id, o.seats - o.erased_seats as seats, (
      select count(*)::int from match_states m
      where m.offer_id = o.id and m.status in (${literals(promisedStatuses)})
    ) as promised
    from offers o where o.session_id = ${sessionId} and o.state = ${needState.active}
    order by o.id`.execute(db);
  return rows;
};

const findPromised = async (db: Queries, sessionId: number): Promise<Map<number, number>> => {
  const { rows } = await sql<{ id: number; promised: number }>`
    select m.applicant_id as id, count(*)::int as promised from match_states m
    where m.session_id = ${sessionId} and m.status in (${literals(promisedStatuses)})
    group by m.applicant_id`.execute(db);
  return new Map(rows.map(({ id, promised }) => [id, promised]));
};

/** The pairs of some needs that are on lists: still open, of candidates who look for a place. */
const findPairs = async (db: Queries, needIds: readonly number[]) => {
  const { rows } = await sql<{ applicant_id: number; offer_id: number; score: number }>`
    select s.applicant_id, s.offer_id, s.score from match_scores s
    join offers o on o.id = s.offer_id
    left join match_states m on m.applicant_id = s.applicant_id and m.offer_id = s.offer_id
    where s.offer_id = any(${[...needIds]}::int[])
      and coalesce(m.status, ${sql.lit(status.pending)}) in (${literals(openStatuses)})
      and not ${isPlaced('s.applicant_id', 'o.session_id')}`.execute(db);
  return rows;
};

/** What the prices of a session are counted from. */
export const findShown = async (
  db: Queries,
  sessionId: number,
): Promise<{ pairs: ShownPairs; standings: Standings }> => {
  const needs = await findNeeds(db, sessionId);
  const candidateId: number[] = [];
  const needId: number[] = [];
  const score: number[] = [];
  for (let start = 0; start < needs.length; start += needsAtOnce) {
    const ids = needs.slice(start, start + needsAtOnce).map(({ id }) => id);
    for (const row of await findPairs(db, ids)) {
      candidateId.push(row.applicant_id);
      needId.push(row.offer_id);
      score.push(row.score);
    }
  }
  return {
    pairs: { length: score.length, candidateId, needId, score },
    standings: {
      waitingForCandidate: await findPromised(db, sessionId),
      waitingForNeed: new Map(needs.map(({ id, promised }) => [id, promised])),
      seats: new Map(needs.map(({ id, seats }) => [id, seats])),
    },
  };
};
