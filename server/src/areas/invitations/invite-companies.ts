import { invitationExpiry } from '@tandem/domain/accounts/sign-in';
import type { Handler } from '../handler.ts';
import { refusedSoon } from '../../platform/messages/await-delivery.ts';
import { makeSecretToken } from '../../platform/security/tokens.ts';
import { addInvitedAccounts, addCompanies } from './add-invitations.ts';
import { sendInvitations } from './send-invitations.ts';
import { splitKnown } from './split-known.ts';

export const inviteCompanies: Handler<
  'POST /temp-companies/',
  'config' | 'db' | 'jobs' | 'messagePatienceMs' | 'now'
> = async (services, { body, auditLog }) => {
  const begun = performance.now();
  const { db, now } = services;
  const rows = body.map((row) => ({ ...row, token: makeSecretToken() }));
  const { messageIds, created, rejectedEmails } = await db.transaction(async (tx) => {
    const added = await addInvitedAccounts(
      tx,
      'company',
      rows.map(({ email, token }) => ({ email, firstName: '', lastName: '', token })),
      { at: now(), expiresAt: invitationExpiry(now()) },
    );
    const split = splitKnown(rows, added);
    await addCompanies(tx, split.created);
    await auditLog.changed(tx, { accounts: split.created.map(({ accountId }) => accountId) });
    const invited = split.created.map(({ accountId, email, name, token }) => ({
      accountId,
      kind: 'company' as const,
      email,
      name,
      phone: null,
      token,
    }));
    return { ...split, messageIds: await sendInvitations(services, tx, invited, false) };
  });
  return {
    number_created: created.length,
    rejected_emails: rejectedEmails,
    failed_emails: await refusedSoon(services, messageIds, begun),
  };
};
