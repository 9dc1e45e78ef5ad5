import { openStatuses } from '@tandem/domain/matches/match';
import type { FairnessCount } from '@tandem/domain/learning/fairness';
import { lookedAt } from '@tandem/matching/order/attention';
import { parts, type Weights } from '@tandem/matching/weights';
import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { seenCandidates, type Sight } from '../../platform/database/queries/sight.ts';
import { ownAnswers } from './answer-queries.ts';

/** As the lists of needs stand now: by score, less what a place costs. */
const asAdvised = sql`s.score - coalesce(
  (select price from candidate_prices p where p.applicant_id = s.applicant_id), 0)`;

/** As they would stand by these weights, without prices. */
const asWeighed = (weights: Weights): RawBuilder<unknown> =>
  sql.join(
    parts.map((part) => sql`${weights[part]}::int * s.${sql.ref(`${part}_score`)}`),
    sql` + `,
  );

/** How many first places there are on the lists of needs by the present weights, and how many of them others would have. */
export const countChangedPlaces = async (
  db: Queries,
  present: Weights,
  proposed: Weights,
): Promise<{ places: number; others: number }> => {
  const place = (weights: Weights) => sql`row_number() over (
    partition by s.offer_id order by ${asWeighed(weights)} desc, s.applicant_id)`;
  const { rows } = await sql<{ places: number; others: number }>`
    select count(*)::int as places, (count(*) filter (where later > ${lookedAt}))::int as others
    from (
      select ${place(present)} as now, ${place(proposed)} as later
      from matches s
      join offers on offers.id = s.offer_id
      join sessions on sessions.id = offers.session_id and sessions.closed_at is null
      where s.status = any(${[...openStatuses]}::int[])
    ) ranked where now <= ${lookedAt}`.execute(db);
  return rows[0] ?? { places: 0, others: 0 };
};

/**
 * The candidates whose sheet and test are complete, of one session or of all that are not closed, by what they are compared
 * by: how many there are, how many stand among the first of some need's list, how many stood among the first rows of a list that
 * a company has opened, and what companies have answered about them.
 */
export const countFairness = async (
  db: Queries,
  { sessionId, sight, weights }: { sessionId: number | null; sight: Sight; weights?: Weights },
): Promise<FairnessCount[]> => {
  const sessions =
    sessionId === null
      ? sql`(select id from sessions where closed_at is null)`
      : sql`(select ${sessionId}::int)`;
  const { rows } = await sql<FairnessCount>`
    with chosen as (
      select applicants.id, applicants.civility, applicants.kilometers_away, applicants.formation_id
      from applicants
      where applicants.page_done_at is not null and applicants.test_done_at is not null
        and applicants.session_id in ${sessions} and ${seenCandidates(sight)}
    ), places as (
      select s.applicant_id, row_number() over (
        partition by s.offer_id
        order by ${weights ? asWeighed(weights) : asAdvised} desc, s.applicant_id) as place
      from matches s
      join offers on offers.id = s.offer_id and offers.session_id in ${sessions}
      where s.status = any(${[...openStatuses]}::int[])
    ), first as (
      select distinct applicant_id from places where place <= ${lookedAt}
    ), seen as (
      select distinct s.applicant_id from shown_matches s
      join chosen on chosen.id = s.applicant_id where s.side = 'company'
    ), answers as (
      select applicant_id, count(*) filter (where accepted) as accepted,
        count(*) filter (where not accepted) as refused
      from ${ownAnswers} a where moved_by = 'company' group by 1
    )
    select c.civility, c.kilometers_away as distance, f.name as programme,
      count(*)::int as candidates,
      count(first.applicant_id)::int as shown,
      count(seen.applicant_id)::int as seen,
      coalesce(sum(answers.accepted), 0)::int as accepted,
      coalesce(sum(answers.refused), 0)::int as refused
    from chosen c
    left join formations f on f.id = c.formation_id
    left join first on first.applicant_id = c.id
    left join seen on seen.applicant_id = c.id
    left join answers on answers.applicant_id = c.id
    group by 1, 2, 3
    order by 1, 2, 3`.execute(db);
  return rows;
};
