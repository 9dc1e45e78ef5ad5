import { invitationExpiry } from '@tandem/domain/accounts/sign-in';
import type { Handler } from '../handler.ts';
import { refusedSoon } from '../../platform/messages/await-delivery.ts';
import { makeSecretToken } from '../../platform/security/tokens.ts';
import { addCandidates, addInvitedAccounts } from './add-invitations.ts';
import { sendInvitations } from './send-invitations.ts';
import { splitKnown } from './split-known.ts';

/** A row is kept even when its message cannot be sent; addresses that the mail server refuses at once are answered. */
export const inviteCandidates: Handler<
  'POST /temp-applicants/',
  'config' | 'db' | 'jobs' | 'messagePatienceMs' | 'now'
> = async (services, { body, auditLog }) => {
  const begun = performance.now();
  const { db, now } = services;
  const rows = body.map((row) => ({ ...row, token: makeSecretToken() }));
  const { messageIds, created, rejectedEmails } = await db.transaction(async (tx) => {
    const added = await addInvitedAccounts(
      tx,
      'applicant',
      rows.map(({ email, first_name, last_name, token }) => ({
        email,
        firstName: first_name ?? '',
        lastName: last_name ?? '',
        token,
      })),
      { at: now(), expiresAt: invitationExpiry(now()) },
    );
    const split = splitKnown(rows, added);
    await addCandidates(tx, split.created);
    await auditLog.changed(tx, { accounts: split.created.map(({ accountId }) => accountId) });
    const invited = split.created.map(({ accountId, email, first_name, phone, token }) => ({
      accountId,
      kind: 'applicant' as const,
      email,
      name: first_name ?? '',
      phone,
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
