import { matchId, status, type MatchStatus } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import type { Handler } from '../../handler.ts';
import { readChanges } from '../changes/read-changes.ts';
import { pairsOf } from './pairs-of.ts';

interface Row {
  applicant_id: number;
  offer_id: number;
  status: MatchStatus | null;
  moved_at: Date | null;
  proposed: boolean;
  agreed_at: Date | null;
  begins_on: string | null;
  ends_on: string | null;
  broken_on: string | null;
}

/** What somebody did: scores come and go with each run. */
const findRows = async (db: Queries, ids: readonly number[]): Promise<Row[]> => {
  const { candidates, needs } = pairsOf(ids);
  const { rows } = await sql<Row>`
    select k.applicant_id, k.offer_id, m.status, m.moved_at, d.applicant_id is not null as proposed,
      e.agreed_at, e.begins_on, e.ends_on, e.broken_on
    from unnest(${candidates}::int[], ${needs}::int[]) k (applicant_id, offer_id)
    left join match_states m using (applicant_id, offer_id)
    left join proposed_pairs d using (applicant_id, offer_id)
    left join lateral (
      select * from enrolments n
      where n.applicant_id = k.applicant_id and n.offer_id = k.offer_id and n.annulled_at is null
      order by n.id desc limit 1
    ) e on true
    where m.applicant_id is not null or d.applicant_id is not null`.execute(db);
  return rows;
};

const recordOf = (row: Row) => ({
  applicant: row.applicant_id,
  offer: row.offer_id,
  status: row.status ?? status.pending,
  moved_at: row.moved_at?.toISOString() ?? null,
  proposed: row.proposed,
  enrolment:
    row.status !== status.finalised || row.agreed_at === null
      ? null
      : {
          agreed_at: row.agreed_at.toISOString(),
          begins_on: row.begins_on,
          ends_on: row.ends_on,
          broken_on: row.broken_on,
        },
});

export const readMatches: Handler<'GET /v1/matches/', 'db'> = async (
  { db },
  { query, auditLog },
) => {
  await auditLog.sawList('matches');
  return readChanges(db, 'match', query, async (ids) => {
    const rows = await findRows(db.read, ids);
    return new Map(rows.map((row) => [matchId(pairOfRow(row)), recordOf(row)]));
  });
};
