import type { Selectable } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import type { MachineTables } from '../../../platform/database/tables/machine-tables.ts';

export type Delivery = Selectable<MachineTables['webhook_deliveries']>;

/** What an address is still to be told, in the order in which it happened. */
export const findWaiting = (db: Queries, webhookId: number, limit: number): Promise<Delivery[]> =>
  db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .limit(limit)
    .execute();

const shown = 50;

export const findLastDeliveries = (db: Queries, webhookId: number): Promise<Delivery[]> =>
  db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();

/** From the first try on, and at once. */
export const sendAgain = (tx: Writes, id: number): Promise<Delivery | undefined> =>
  tx
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', next_at: null, attempts: 0 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/**
 * Whether it is this process that tells it, until `until`: of two servers that come upon it at the same instant one does. What
 * a killed one has left untold is told after that.
 */
export const claim = async (
  tx: Writes,
  id: number,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> => {
  const claimed = await tx
    .updateTable('webhook_deliveries')
    .set({ next_at: until })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where((e) => e.or([e('next_at', 'is', null), e('next_at', '<=', now)]))
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
};

/** How a try went: `next_at` is null where there will be no other. */
export const noteTry = async (
  tx: Writes,
  id: number,
  tried: Pick<Delivery, 'state' | 'status' | 'error' | 'next_at'> & { tried_at: Date },
): Promise<void> => {
  await tx
    .updateTable('webhook_deliveries')
    .set((e) => ({ ...tried, attempts: e('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const deleteOldDeliveries = async (tx: Writes, before: Date): Promise<void> => {
  await tx.deleteFrom('webhook_deliveries').where('happened_at', '<', before).execute();
};
