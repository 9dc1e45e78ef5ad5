import { matchId } from '@tandem/domain/matches/match';
import type { FileState } from '@tandem/domain/contracts/signing/file-state';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import type { Handler } from '../../handler.ts';
import { readChanges } from '../changes/read-changes.ts';
import { pairsOf } from './pairs-of.ts';

interface Row {
  applicant_id: number;
  offer_id: number;
  state: FileState;
  state_since: Date | null;
  finalised_at: Date | null;
  all_signed_on: string | null;
  lodged_on: string | null;
}

/** Where files stand: what is written in them stays sealed. */
const findRows = async (db: Queries, ids: readonly number[]): Promise<Row[]> => {
  const { candidates, needs } = pairsOf(ids);
  const { rows } = await sql<Row>`
    select applicant_id, offer_id, state, state_since, finalised_at, all_signed_on, lodged_on
    from unnest(${candidates}::int[], ${needs}::int[]) k (applicant_id, offer_id)
    join contract_sheets using (applicant_id, offer_id)`.execute(db);
  return rows;
};

const recordOf = (row: Row) => ({
  applicant: row.applicant_id,
  offer: row.offer_id,
  state: row.state,
  state_since: row.state_since?.toISOString() ?? null,
  finalised_at: row.finalised_at?.toISOString() ?? null,
  all_signed_on: row.all_signed_on,
  lodged_on: row.lodged_on,
});

export const readContracts: Handler<'GET /v1/contracts/', 'db'> = async (
  { db },
  { query, auditLog },
) => {
  await auditLog.sawList('contract_files');
  return readChanges(db, 'contract', query, async (ids) => {
    const rows = await findRows(db.read, ids);
    return new Map(rows.map((row) => [matchId(pairOfRow(row)), recordOf(row)]));
  });
};
