import type { Standing } from '@tandem/domain/matches/standing';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

type Side = 'applicant_id' | 'offer_id';

export const standingKey = (row: { applicant_id: number; offer_id: number }): string =>
  `${row.applicant_id} ${row.offer_id}`;

/** Where each pair of some candidates (or of some needs) stands among all that they have. */
export const findStandings = async (
  db: Queries,
  side: Side,
  ids: readonly number[],
): Promise<Map<string, Standing>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('match_scores')
    .select([
      'applicant_id',
      'offer_id',
      sql<number>`(rank() over (partition by ${sql.ref(side)} order by score desc))::int`.as(
        'rank',
      ),
      sql<number>`(count(*) over (partition by ${sql.ref(side)}))::int`.as('of'),
    ])
    .where(side, 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [standingKey(row), { rank: row.rank, of: row.of }]));
};
