import { sql } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';

/** Ties the key of an app to its account. */
export const contextOfSecondFactor = (accountId: number): string => `second factor ${accountId}`;

export interface SecondFactor {
  sealed: string;
  since: Date;
  recovery_codes_left: number;
}

export const findSecondFactor = (
  db: Queries,
  accountId: number,
): Promise<SecondFactor | undefined> =>
  db
    .selectFrom('second_factors')
    .select([
      'sealed',
      'since',
      sql<number>`(select count(*) from recovery_codes c
        where c.account_id = second_factors.account_id and c.used_at is null)`.as(
        'recovery_codes_left',
      ),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** Whether the account had none until now. */
export const addSecondFactor = async (
  tx: Writes,
  factor: { accountId: number; sealed: string; step: number; at: Date },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('second_factors')
    .values({
      account_id: factor.accountId,
      sealed: factor.sealed,
      last_step: factor.step,
      since: factor.at,
    })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/** Whether there was one. Its recovery codes go with it. */
export const deleteSecondFactor = async (tx: Writes, accountId: number): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('second_factors')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Uses up the code of a step, and those of all before it; whether none of them had been used. */
export const useStep = async (tx: Writes, accountId: number, step: number): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const replaceRecoveryCodes = async (
  tx: Writes,
  accountId: number,
  codes: readonly { name: string; hash: string }[],
): Promise<void> => {
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ account_id: accountId, ...code })))
    .execute();
};

/** The hash of a recovery code that has not been used. */
export const findRecoveryHash = async (
  db: Queries,
  accountId: number,
  name: string,
): Promise<string | null> => {
  const row = await db
    .selectFrom('recovery_codes')
    .select('hash')
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row?.hash ?? null;
};

/** Whether it had not been used until now. */
export const useRecoveryCode = async (
  tx: Writes,
  accountId: number,
  name: string,
  at: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
