import { emailKey } from '@tandem/domain/accounts/email';
import { sql } from 'kysely';
import { makeSecretToken } from '../../../platform/security/tokens.ts';
import { keepMailOf } from '../../../platform/messages/message-queries.ts';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import { deleteReset } from '../account-queries.ts';
import { deleteAddressChange } from './address-change-queries.ts';
import { deleteSignInLinks } from '../sign-in-links/sign-in-link-queries.ts';

/** Whether another account has that address. */
export const isTaken = async (db: Queries, email: string, accountId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .where('id', '!=', accountId)
    .executeTakeFirst();
  return row !== undefined;
};

/** Links of mails that ask for no sign-in: by which a sheet or a need is confirmed or closed, and messages are switched off. */
const endMailedLinks = async (tx: Writes, accountId: number): Promise<void> => {
  await sql`
    delete from confirmation_links l using confirmations n
    left join offers o on o.id = n.offer_id
    left join companies c on c.id = o.company_id
    left join applicants p on p.id = n.applicant_id
    where n.id = l.confirmation_id and (p.account_id = ${accountId} or c.account_id = ${accountId})`.execute(
    tx,
  );
  await tx
    .updateTable('follow_up_readers')
    .set({ token: makeSecretToken() })
    .where('account_id', '=', accountId)
    .execute();
};

/**
 * What was mailed to the address of before opens nothing any more. Two who are given one address at the same instant: the second
 * finds it taken.
 */
export const setAddress = async (tx: Writes, accountId: number, email: string): Promise<void> => {
  const { email: former } = await tx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (former !== null && emailKey(former) !== emailKey(email)) {
    await keepMailOf(tx, { accountId, address: former });
    await endMailedLinks(tx, accountId);
  }
  await tx
    .updateTable('accounts')
    .set({ email, email_key: emailKey(email), address_refused_at: null, address_returned: false })
    .where('id', '=', accountId)
    .execute();
  await deleteReset(tx, accountId);
  await deleteSignInLinks(tx, accountId);
  await deleteAddressChange(tx, accountId);
};

/** The link of an invitation went to an address that is given up: it says nothing of the new one. */
export const endInvitation = async (tx: Writes, accountId: number, at: Date): Promise<void> => {
  await tx
    .updateTable('invitations')
    .set({ expires_at: at })
    .where('account_id', '=', accountId)
    .where('expires_at', '>', at)
    .execute();
};

/**
 * Whoever opens a link that was mailed has the mail: whatever came back once, the address is a right one. Whether
 * it was held to be none.
 */
export const noteReached = async (tx: Writes, accountId: number): Promise<boolean> => {
  const changed = await tx
    .updateTable('accounts')
    .set({ address_refused_at: null, address_returned: false })
    .where('id', '=', accountId)
    .where('address_refused_at', 'is not', null)
    .returning('id')
    .execute();
  return changed.length > 0;
};
