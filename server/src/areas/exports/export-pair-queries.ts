import { exportRowsMax } from '@tandem/domain/exports/export-state';
import type { Pair } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';
import type { Writes } from '../../platform/database/database.ts';
import { inOrder } from '../matches/index.ts';

/** Keeps which matches a file will hold, in its order. */
export const keepPairs = async (
  tx: Writes,
  exportId: number,
  filter: Parameters<typeof inOrder>[1],
  sorted: Parameters<typeof inOrder>[2],
): Promise<void> => {
  const best = inOrder(tx, filter, sorted).limit(exportRowsMax).as('best');
  await tx
    .insertInto('export_pairs')
    .columns(['export_id', 'position', 'applicant_id', 'offer_id'])
    .expression((e) =>
      e
        .selectFrom(best)
        .select(({ lit }) => [
          lit(exportId).as('export_id'),
          sql<number>`row_number() over (order by place, score desc, applicant_id, offer_id) - 1`.as(
            'position',
          ),
          'best.applicant_id',
          'best.offer_id',
        ]),
    )
    .execute();
};

export const findPairs = async (
  tx: Writes,
  exportId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<Pair[]> => {
  const rows = await tx
    .selectFrom('export_pairs')
    .select(['applicant_id', 'offer_id'])
    .where('export_id', '=', exportId)
    .where('position', '>=', offset)
    .where('position', '<', offset + limit)
    .orderBy('position')
    .execute();
  return rows.map(pairOfRow);
};

/** Of a file that is made, or given up. */
export const forgetPairs = async (tx: Writes, exportId: number): Promise<void> => {
  await tx.deleteFrom('export_pairs').where('export_id', '=', exportId).execute();
};
