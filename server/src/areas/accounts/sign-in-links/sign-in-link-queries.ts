import type { Selectable } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import type { SignInTables } from '../../../platform/database/tables/sign-in-tables.ts';

export type SignInLink = Selectable<SignInTables['sign_in_links']>;

/** Whether superusers let candidates and companies sign in by a link. */
export const areLinksAvailable = async (db: Queries): Promise<boolean> => {
  const { sign_in_links: areAvailable } = await db
    .selectFrom('centre_settings')
    .select('sign_in_links')
    .executeTakeFirstOrThrow();
  return areAvailable;
};

export const addSignInLink = async (
  tx: Writes,
  link: { accountId: number; tokenHash: string; browserHash: string; expiresAt: Date },
): Promise<void> => {
  await tx
    .insertInto('sign_in_links')
    .values({
      account_id: link.accountId,
      token_hash: link.tokenHash,
      browser_hash: link.browserHash,
      expires_at: link.expiresAt,
    })
    .execute();
};

/** Undefined for one that does not, or no longer, work. */
export const findSignInLink = (
  db: Queries,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<SignInLink | undefined> =>
  db
    .selectFrom('sign_in_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Uses up a link; whether it was there still. */
export const takeSignInLink = async (tx: Writes, id: number): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('sign_in_links')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Makes every link of an account useless. */
export const deleteSignInLinks = async (tx: Writes, accountId: number): Promise<void> => {
  await tx.deleteFrom('sign_in_links').where('account_id', '=', accountId).execute();
};
