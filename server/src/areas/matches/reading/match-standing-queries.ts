import type { Standing } from '@tandem/domain/matches/standing';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { readByIds } from '../../../platform/database/queries/one-or-many.ts';

type Side = 'applicant_id' | 'offer_id';

export const standingKey = (row: { applicant_id: number; offer_id: number }): string =>
  `${row.applicant_id} ${row.offer_id}`;

interface StandingRow extends Standing {
  applicant_id: number;
  offer_id: number;
}

const standingsBy = (side: Side) =>
  readByIds(side, (db, isAsked) => ({
    compile: () =>
      sql<StandingRow>`
        select applicant_id, offer_id,
          (rank() over (partition by ${sql.ref(side)} order by score desc))::int as rank,
          (count(*) over (partition by ${sql.ref(side)}))::int as of
        from match_scores where ${isAsked}`.compile(db),
  }));

const standings = {
  applicant_id: standingsBy('applicant_id'),
  offer_id: standingsBy('offer_id'),
} as const;

/** Where each pair of some candidates (or of some needs) stands among all that they have. */
export const findStandings = async (
  db: Queries,
  side: Side,
  ids: readonly number[],
): Promise<Map<string, Standing>> => {
  const rows = await standings[side](db, ids);
  return new Map(rows.map((row) => [standingKey(row), { rank: row.rank, of: row.of }]));
};
