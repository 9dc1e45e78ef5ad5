import { sql, type Selectable } from 'kysely';
import type { Queries, Writes } from '../database/database.ts';
import type { PushTables } from '../database/tables/push-tables.ts';

export type PushDevice = Selectable<PushTables['push_devices']>;

/** Ties what is sealed to its device. */
export const contextOfDevice = (fingerprint: string): string => `push device ${fingerprint}`;

/** An account's devices, newest first. */
export const findPushDevices = (db: Queries, accountId: number): Promise<PushDevice[]> =>
  db
    .selectFrom('push_devices')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Those of all these accounts, by account. */
export const findDeviceIds = async (
  db: Queries,
  accountIds: readonly number[],
): Promise<Map<number, number[]>> => {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('push_devices')
    .select(['id', 'account_id'])
    .where((e) => e('account_id', '=', e.fn.any(e.val([...accountIds]))))
    .orderBy('id')
    .execute();
  const byAccount = Map.groupBy(rows, (row) => row.account_id);
  return new Map([...byAccount].map(([id, devices]) => [id, devices.map((one) => one.id)]));
};

export const findPushDevice = (db: Queries, id: number): Promise<PushDevice | undefined> =>
  db.selectFrom('push_devices').selectAll().where('id', '=', id).executeTakeFirst();

export const findDeviceOfOthers = (
  db: Queries,
  { fingerprint, accountId }: { fingerprint: string; accountId: number },
): Promise<PushDevice | undefined> =>
  db
    .selectFrom('push_devices')
    .selectAll()
    .where('fingerprint', '=', fingerprint)
    .where('account_id', '!=', accountId)
    .executeTakeFirst();

export const putPushDevice = (
  tx: Writes,
  device: Omit<PushDevice, 'id' | 'told_at'>,
): Promise<PushDevice> =>
  tx
    .insertInto('push_devices')
    .values(device)
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet({ ...device, told_at: null }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

/** Forgets a device with what was still to be told to it: whether there was one. */
export const deletePushDevice = async (
  db: Queries,
  of: { id: number; accountId?: number },
): Promise<boolean> => {
  let found = db.deleteFrom('push_devices').where('id', '=', of.id);
  if (of.accountId !== undefined) found = found.where('account_id', '=', of.accountId);
  const { numDeletedRows } = await found.executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Keeps the newest devices of an account. */
export const keepNewestDevices = async (
  tx: Writes,
  accountId: number,
  most: number,
): Promise<void> => {
  const devices = await findPushDevices(tx, accountId);
  for (const { id } of devices.slice(most)) await deletePushDevice(tx, { id });
};

/** The device on which somebody's sign-in is ended by hand is told nothing more. */
export const forgetDeviceOfSignIn = async (db: Queries, signInId: number): Promise<void> => {
  await db.deleteFrom('push_devices').where('sign_in_id', '=', signInId).execute();
};

/** The same of all devices of an account, but for the one of the sign-in that is kept. */
export const forgetDevicesOf = async (
  db: Queries,
  accountId: number,
  keptSignInId: number | null,
): Promise<void> => {
  await db
    .deleteFrom('push_devices')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`sign_in_id is distinct from ${keptSignInId} or sign_in_id is null`)
    .execute();
};

export const noteToldDevice = async (db: Queries, id: number, at: Date): Promise<void> => {
  await db.updateTable('push_devices').set({ told_at: at }).where('id', '=', id).execute();
};

export const countUnread = async (db: Queries, accountId: number): Promise<number> => {
  const { unread } = await db
    .selectFrom('notifications')
    .select((e) => e.fn.countAll<number>().as('unread'))
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
};
