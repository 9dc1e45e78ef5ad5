import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { type PairRows, readByPairs } from '../../../platform/database/queries/one-or-many.ts';
import { standingKey } from './match-standing-queries.ts';

interface Beside {
  applicant_id: number;
  offer_id: number;
  /** When the staff proposed it; null where they have not. */
  proposed_at: Date | null;
  /** Since when the candidate is interested; null where they are not. */
  interested_at: Date | null;
  /** What its place costs whoever reads it, in tenths of a point. */
  price: number;
}

const besideFor = (reader: 'candidate' | 'others') => {
  const [prices, owner] =
    reader === 'candidate'
      ? [sql.table('need_prices'), sql.ref('offer_id')]
      : [sql.table('candidate_prices'), sql.ref('applicant_id')];
  return readByPairs(
    (_, pairs) => sql<Beside>`
      select p.applicant_id, p.offer_id, proposed.proposed_at, interest.shown_at as interested_at,
        coalesce(priced.price, 0) as price
      from ${pairs}
      left join proposed_pairs proposed
        on proposed.applicant_id = p.applicant_id and proposed.offer_id = p.offer_id
      left join match_interests interest
        on interest.applicant_id = p.applicant_id and interest.offer_id = p.offer_id
          and interest.revoked_at is null
      left join ${prices} priced on priced.${owner} = p.${owner}`,
  );
};

const beside = { candidate: besideFor('candidate'), others: besideFor('others') } as const;

/**
 * What is noted of matches in tables of their own, in one statement, by `candidate need`. A candidate reads what a need costs,
 * all others what a candidate does.
 */
export const findBeside = async (
  db: Queries,
  pairs: PairRows,
  reader: keyof typeof beside,
): Promise<ReadonlyMap<string, Beside>> => {
  const rows = await beside[reader](db, pairs);
  return new Map(rows.map((row) => [standingKey(row), row]));
};
