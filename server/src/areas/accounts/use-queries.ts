import type { Queries, Writes } from '../../platform/database/database.ts';

const hour = 3_600_000;

/** Whether anybody has signed in to an account, or registered it. */
export const wasUsed = async (tx: Writes, accountId: number): Promise<boolean> =>
  (await tx
    .selectFrom('account_uses')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()) !== undefined;

/** Notes that somebody signed in, or registered. */
export const noteUse = async (tx: Writes, accountId: number, at: Date): Promise<void> => {
  const values = { last_used_at: at, noticed_at: null };
  await tx
    .insertInto('account_uses')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
};

/** Notes that a sign-in is still in use: once an hour is as exact as it has to be. */
export const noteSignInUse = async (db: Queries, signInId: number, at: Date): Promise<void> => {
  await db
    .updateTable('account_uses')
    .set({ last_used_at: at, noticed_at: null })
    .where('account_id', 'in', (e) =>
      e.selectFrom('sign_ins').select('account_id').where('id', '=', signInId),
    )
    .where('last_used_at', '<', new Date(at.getTime() - hour))
    .execute();
};
