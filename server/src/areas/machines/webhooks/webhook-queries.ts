import { sql, type Selectable } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import type { MachineTables } from '../../../platform/database/tables/machine-tables.ts';

export type Webhook = Selectable<MachineTables['webhooks']>;

/** Ties the secret to its address. */
export const contextOfWebhook = (uid: string): string => `webhook ${uid}`;

const all = (db: Queries) =>
  db
    .selectFrom('webhooks')
    .selectAll()
    .select(
      sql<number>`(
        select count(*) from webhook_deliveries d
        where d.webhook_id = webhooks.id and d.state = 'waiting'
      )`.as('waiting'),
    );

export type CountedWebhook = Webhook & { waiting: number };

export const findWebhooks = (db: Queries): Promise<CountedWebhook[]> =>
  all(db).orderBy('id', 'desc').execute();

export const findWebhook = (db: Queries, id: number): Promise<CountedWebhook | undefined> =>
  all(db).where('id', '=', id).executeTakeFirst();

export const addWebhook = (
  tx: Writes,
  webhook: Pick<Webhook, 'uid' | 'url' | 'sealed' | 'kinds' | 'created_at' | 'created_by'>,
): Promise<Webhook> =>
  tx.insertInto('webhooks').values(webhook).returningAll().executeTakeFirstOrThrow();

export const deleteWebhook = async (tx: Writes, id: number): Promise<boolean> => {
  const deleted = await tx
    .deleteFrom('webhooks')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
};

/** What has waited all along is tried at once. */
export const resumeWebhook = async (tx: Writes, id: number): Promise<void> => {
  await tx
    .updateTable('webhooks')
    .set({ failing_since: null, stopped_at: null })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('webhook_deliveries')
    .set({ next_at: null })
    .where('webhook_id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
};

export const noteTaken = async (tx: Writes, id: number): Promise<void> => {
  await tx
    .updateTable('webhooks')
    .set({ failing_since: null })
    .where('id', '=', id)
    .where('failing_since', 'is not', null)
    .execute();
};

export const noteFailing = async (tx: Writes, id: number, at: Date): Promise<void> => {
  await tx
    .updateTable('webhooks')
    .set({ failing_since: at })
    .where('id', '=', id)
    .where('failing_since', 'is', null)
    .execute();
};

/** Whether it was told until now. */
export const stopWebhook = async (tx: Writes, id: number, at: Date): Promise<boolean> => {
  const stopped = await tx
    .updateTable('webhooks')
    .set({ stopped_at: at })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return stopped !== undefined;
};
