import { invitationExpiry } from '@tandem/domain/accounts/sign-in';
import type { Writes } from '../../platform/database/database.ts';
import type { CallAuditLog } from '../../platform/audit-log/call-audit-log.ts';
import { refusedSoon } from '../../platform/messages/await-delivery.ts';
import { makeSecretToken } from '../../platform/security/tokens.ts';
import type { Services } from '../services.ts';
import { addInvitedAccounts } from './add-invitations.ts';
import type { InvitedAccount } from './invitation-queries.ts';
import { sendInvitations } from './send-invitations.ts';
import { splitKnown } from './split-known.ts';

/** What tells those who look for a place from those who offer one. */
interface Side<Row> {
  kind: InvitedAccount['kind'];
  invitedOf: (
    row: Row,
  ) => Pick<InvitedAccount, 'name' | 'phone'> & { firstName?: string; lastName?: string };
  add: (tx: Writes, rows: readonly (Row & { accountId: number })[]) => Promise<void>;
}

/** A row is kept even when its message cannot be sent; addresses that the mail server refuses at once are answered. */
export const invitePeople = async <Row extends { email: string }>(
  services: Pick<Services, 'config' | 'db' | 'jobs' | 'messagePatienceMs' | 'now'>,
  auditLog: CallAuditLog,
  body: readonly Row[],
  { kind, invitedOf, add }: Side<Row>,
) => {
  const begun = performance.now();
  const { db, now } = services;
  const rows = body.map((row) => ({ ...row, token: makeSecretToken() }));
  const { messageIds, created, rejectedEmails } = await db.transaction(async (tx) => {
    const invitees = rows.map((row) => ({
      firstName: '',
      lastName: '',
      ...invitedOf(row),
      email: row.email,
      token: row.token,
    }));
    const dates = { at: now(), expiresAt: invitationExpiry(now()) };
    const split = splitKnown(rows, await addInvitedAccounts(tx, kind, invitees, dates));
    await add(tx, split.created);
    await auditLog.changed(tx, { accounts: split.created.map(({ accountId }) => accountId) });
    const invited = split.created.map((row) => {
      const { name, phone } = invitedOf(row);
      return { accountId: row.accountId, kind, email: row.email, name, phone, token: row.token };
    });
    return { ...split, messageIds: await sendInvitations(services, tx, invited, false) };
  });
  return {
    number_created: created.length,
    rejected_emails: rejectedEmails,
    failed_emails: await refusedSoon(services, messageIds, begun),
  };
};
