import type { NotNull, Selectable } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';
import { emailKey } from '@tandem/domain/accounts/email';
import { forgetImportedRows } from './forgetting/imported-rows.ts';
import { forgetMessages } from '../../platform/messages/forget-messages.ts';
import type { AccountKind } from '@tandem/domain/accounts/roles';

export type Account = Selectable<Tables['accounts']>;

/** An account into which somebody signs in, or is invited to: it has an address. */
export type Member = Account & { email: string; email_key: string };

/** What somebody is called, or by which address they are known where no name is; null where neither is. */
export const nameOfAccount = (account: Account): string | null =>
  `${account.first_name} ${account.last_name}`.trim() || account.email;

export interface NewAccount {
  kind: AccountKind;
  /** Null for somebody whom the staff look after, who has none. */
  email: string | null;
  firstName?: string;
  lastName?: string;
  passwordHash?: string;
  /** Null while the account is only invited. */
  registeredAt: Date | null;
  at: Date;
}

/** The id of the new account; null when its address belongs to one already. */
export const addAccount = async (tx: Writes, account: NewAccount): Promise<number | null> => {
  const row = await tx
    .insertInto('accounts')
    .values({
      kind: account.kind,
      email: account.email,
      email_key: account.email === null ? null : emailKey(account.email),
      first_name: account.firstName ?? '',
      last_name: account.lastName ?? '',
      password_hash: account.passwordHash ?? null,
      created_at: account.at,
      registered_at: account.registeredAt,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
};

export const findAccount = (db: Queries, id: number): Promise<Account | undefined> =>
  db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();

/** The account as it is once every change to it that is under way has ended; no other begins before `tx` ends. */
export const lockAccount = (tx: Writes, id: number): Promise<Account | undefined> =>
  tx.selectFrom('accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

const members = (db: Queries) =>
  db
    .selectFrom('accounts')
    .selectAll()
    .where('email', 'is not', null)
    .$narrowType<{ email: NotNull; email_key: NotNull }>();

export const findMember = (db: Queries, id: number): Promise<Member | undefined> =>
  members(db).where('id', '=', id).executeTakeFirst();

/** As `lockAccount`. */
export const lockMember = (tx: Writes, id: number): Promise<Member | undefined> =>
  members(tx).where('id', '=', id).forUpdate().executeTakeFirst();

export const findAccountByEmail = (db: Queries, key: string): Promise<Member | undefined> =>
  members(db).where('email_key', '=', key).executeTakeFirst();

export const hasSuperuser = async (db: Queries): Promise<boolean> =>
  (await db
    .selectFrom('accounts')
    .select('id')
    .where('kind', '=', 'superuser')
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Sets the password; an account that was only invited is registered by it. */
export const setPassword = async (
  tx: Writes,
  accountId: number,
  passwordHash: string,
  at: Date,
): Promise<void> => {
  await tx
    .updateTable('accounts')
    .set((e) => ({
      password_hash: passwordHash,
      registered_at: e.fn.coalesce('registered_at', e.val(at)),
    }))
    .where('id', '=', accountId)
    .execute();
};

/** Deletes accounts with what was written to their addresses, sent or not. */
export const deleteAccounts = async (tx: Writes, accountIds: readonly number[]): Promise<void> => {
  await forgetMessages(tx, accountIds);
  await forgetImportedRows(tx, accountIds);
  // One by one: what two of them share would be left by one while it goes with the other.
  for (const id of accountIds) await tx.deleteFrom('accounts').where('id', '=', id).execute();
};

export const findManagers = (db: Queries): Promise<Member[]> =>
  members(db)
    .where('kind', '=', 'staff')
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .execute();

/** Whom to tell what concerns the whole centre: everybody of the staff who signs in. */
export const findStaff = (
  db: Queries,
): Promise<{ id: number; email: string; firstName: string }[]> =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name as firstName'])
    .where('kind', 'in', ['staff', 'superuser'])
    .where('registered_at', 'is not', null)
    .orderBy('id')
    .$narrowType<{ email: NotNull }>()
    .execute();

/** Those who have registered: whoever answers for all of it. */
export const findSuperusers = (db: Queries): Promise<{ id: number; email: string }[]> =>
  db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('kind', '=', 'superuser')
    .where('registered_at', 'is not', null)
    .orderBy('id')
    .$narrowType<{ email: NotNull }>()
    .execute();

/** Puts a fresh link to choose a password in the place of any earlier one. */
export const replaceReset = async (
  tx: Writes,
  reset: { accountId: number; tokenHash: string; expiresAt: Date },
): Promise<void> => {
  const values = { token_hash: reset.tokenHash, expires_at: reset.expiresAt };
  await tx
    .insertInto('password_resets')
    .values({ account_id: reset.accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
};

/** Makes an account's link to choose a password useless. */
export const deleteReset = async (tx: Writes, accountId: number): Promise<void> => {
  await tx.deleteFrom('password_resets').where('account_id', '=', accountId).execute();
};

/** The account whose link this is; undefined for one that does not, or no longer, work. */
export const findUsableReset = (
  db: Queries,
  reset: { uid: string; tokenHash: string; now: Date },
): Promise<{ accountId: number } | undefined> =>
  db
    .selectFrom('password_resets')
    .innerJoin('accounts', 'accounts.id', 'password_resets.account_id')
    .select('accounts.id as accountId')
    .where('accounts.uid', '=', reset.uid)
    .where('password_resets.token_hash', '=', reset.tokenHash)
    .where('password_resets.expires_at', '>', reset.now)
    .executeTakeFirst();

/** Uses up a link to choose a password; whether it was one that still worked. */
export const useReset = async (
  tx: Writes,
  reset: { accountId: number; tokenHash: string; now: Date },
): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('password_resets')
    .where('account_id', '=', reset.accountId)
    .where('token_hash', '=', reset.tokenHash)
    .where('expires_at', '>', reset.now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const findCompanyName = async (db: Queries, id: number): Promise<string> => {
  const { name } = await db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return name;
};

/** What people added for themselves alone goes with them: it may be their name. */
export const deleteOwnSkills = async (tx: Writes, accountIds: readonly number[]): Promise<void> => {
  await tx
    .deleteFrom('skills')
    .where((e) => e('added_by', '=', e.fn.any(e.val([...accountIds]))))
    .where('taken', '=', false)
    .execute();
};

/** Ends the secret address of the account's calendar; whether there was one. */
export const endCalendarAddress = async (tx: Writes, accountId: number): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('calendar_addresses')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
