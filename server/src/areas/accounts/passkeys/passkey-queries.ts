import type { Selectable } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import type { SignInTables } from '../../../platform/database/tables/sign-in-tables.ts';

export type Passkey = Selectable<SignInTables['passkeys']>;

export const findPasskeys = (db: Queries, accountId: number): Promise<Passkey[]> =>
  db.selectFrom('passkeys').selectAll().where('account_id', '=', accountId).orderBy('id').execute();

export const findPasskeyByCredential = (
  db: Queries,
  credentialId: string,
): Promise<Passkey | undefined> =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();

export interface NewPasskey {
  accountId: number;
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  name: string;
  at: Date;
}

/** Undefined where this very key is kept already. */
export const addPasskey = (tx: Writes, passkey: NewPasskey): Promise<Passkey | undefined> =>
  tx
    .insertInto('passkeys')
    .values({
      account_id: passkey.accountId,
      credential_id: passkey.credentialId,
      public_key: Buffer.from(passkey.publicKey),
      counter: passkey.counter,
      name: passkey.name,
      created_at: passkey.at,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();

export const renameOwnPasskey = (
  tx: Writes,
  { accountId, id, name }: { accountId: number; id: number; name: string },
): Promise<Passkey | undefined> =>
  tx
    .updateTable('passkeys')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** What it was called; undefined where there is none. */
export const deleteOwnPasskey = (
  tx: Writes,
  { accountId, id }: { accountId: number; id: number },
): Promise<{ name: string } | undefined> =>
  tx
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();

/** Whether there were any. */
export const deletePasskeys = async (tx: Writes, accountId: number): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Whether it is there still, and has counted on: a copy of it that answered at the same instant says the same number. */
export const notePasskeyUse = async (
  tx: Writes,
  id: number,
  { counter, at }: { counter: number; at: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ counter, last_used_at: at })
    .where('id', '=', id)
    .where((e) => e.or([e('counter', '<', counter), e('counter', '=', 0)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const deleteOldChallenges = async (tx: Writes, now: Date): Promise<void> => {
  await tx.deleteFrom('used_challenges').where('ends_at', '<=', now).execute();
};

/** Whether the challenge had not been answered until now; kept until it has come to its end. */
export const useChallenge = async (
  tx: Writes,
  challenge: string,
  endsAt: Date,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('used_challenges')
    .values({ challenge, ends_at: endsAt })
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};
