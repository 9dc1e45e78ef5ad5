import type { Untold } from '@tandem/domain/follow-up/spoken-causes';
import type { Queries } from '../../../platform/database/database.ts';
import { tellsOfSeen, type Sight } from '../../../platform/database/queries/sight.ts';
import { accountsAmong, type Among } from './among.ts';

/** What nobody has told yet to those who have no address, by account; what a sight leaves out apart. */
export const readUntold = async (
  db: Queries,
  among: Among,
  sight: Sight = null,
): Promise<Map<number, Untold>> => {
  const rows = await db
    .selectFrom('calls')
    .select((e) => [
      'account_id',
      e.fn.countAll<number>().as('count'),
      e.fn.min('created_at').as('since'),
    ])
    .where('told_at', 'is', null)
    .where(tellsOfSeen(sight, 'calls'))
    .where(accountsAmong('account_id', among))
    .groupBy('account_id')
    .execute();
  return new Map(rows.map(({ account_id: id, count, since }) => [id, { count, since }]));
};
