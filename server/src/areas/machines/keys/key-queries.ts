import type { MachineScope } from '@tandem/domain/machines/scopes';
import { sql, type Selectable } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import type { MachineTables } from '../../../platform/database/tables/machine-tables.ts';

export type MachineKey = Selectable<MachineTables['machine_keys']>;

/** Ties what is sealed to its key: in another row it opens nothing. */
export const contextOfKey = (prefix: string): string => `machine key ${prefix}`;

export const addKey = (
  tx: Writes,
  key: {
    name: string;
    prefix: string;
    sealed: string;
    scopes: MachineScope[];
    ends_on: string | null;
    created_at: Date;
    created_by: number;
  },
): Promise<MachineKey> =>
  tx.insertInto('machine_keys').values(key).returningAll().executeTakeFirstOrThrow();

export const findKeys = (db: Queries): Promise<MachineKey[]> =>
  db.selectFrom('machine_keys').selectAll().orderBy('id', 'desc').execute();

export const findKeyByPrefix = (db: Queries, prefix: string): Promise<MachineKey | undefined> =>
  db.selectFrom('machine_keys').selectAll().where('prefix', '=', prefix).executeTakeFirst();

/** Whether it was there; one that is revoked already stays as it was. */
export const revoke = async (tx: Writes, id: number, at: Date): Promise<boolean> => {
  const found = await tx
    .updateTable('machine_keys')
    .set((e) => ({ revoked_at: e.fn.coalesce('revoked_at', e.val(at)) }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return found !== undefined;
};

/** Counts a call of the key; answers how many it has made in this minute. */
export const countUse = async (db: Queries, id: number, at: Date): Promise<number> => {
  const minute = new Date(Math.floor(at.getTime() / 60_000) * 60_000);
  const { calls } = await db
    .updateTable('machine_keys')
    .set({
      last_used_at: at,
      minute,
      calls: sql<number>`case when minute = ${minute} then calls + 1 else 1 end`,
    })
    .where('id', '=', id)
    .returning('calls')
    .executeTakeFirstOrThrow();
  return calls;
};
