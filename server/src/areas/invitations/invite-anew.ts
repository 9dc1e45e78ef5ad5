import { invitationExpiry } from '@tandem/domain/accounts/sign-in';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { makeSecretToken } from '../../platform/security/tokens.ts';
import type { Services } from '../services.ts';
import { findInvitedAmong } from './invitation-queries.ts';
import { sendInvitations } from './send-invitations.ts';

/** Invites somebody whose address or number was wrong: by a link of its own, for the old one lies with another. */
export const inviteAnew = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  kind: 'applicant' | 'company',
  accountId: number,
): Promise<void> => {
  const at = services.now();
  await tx
    .updateTable('invitations')
    .set({
      token: makeSecretToken(),
      expires_at: invitationExpiry(at),
      invited_anew_at: at,
      email_error: null,
      // What another opened says nothing of whom it was meant for.
      opened_at: null,
    })
    .where('account_id', '=', accountId)
    .execute();
  await sendInvitations(services, tx, await findInvitedAmong(tx, kind, [accountId]), false);
};

/** Whether the link of the invitation went to this number: whoever has it may open the account. */
export const wasInvitedAt = async (
  db: Queries,
  accountId: number,
  number: string,
): Promise<boolean> => {
  const sent = await db
    .selectFrom('messages')
    .select('id')
    .where('invited_account_id', '=', accountId)
    .where('channel', '=', 'sms')
    .where('recipient', '=', number)
    .limit(1)
    .executeTakeFirst();
  return sent !== undefined;
};

/** Invites those of these candidates anew whose link lies on the telephone of a number that they no longer have. */
export const inviteWhoMoved = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  accountIds: readonly number[],
): Promise<void> => {
  const moved = await tx
    .selectFrom('accounts')
    .innerJoin('applicants', 'applicants.account_id', 'accounts.id')
    .innerJoin('invitations', 'invitations.account_id', 'accounts.id')
    .select('accounts.id')
    .where((e) => e('accounts.id', '=', e.fn.any(e.val([...accountIds]))))
    .where('accounts.registered_at', 'is', null)
    .where('accounts.email', 'is not', null)
    .where((e) =>
      e.exists(
        e
          .selectFrom('messages')
          .select('messages.id')
          .whereRef('messages.invited_account_id', '=', 'accounts.id')
          .where('messages.channel', '=', 'sms')
          .where((m) => m('messages.recipient', 'is distinct from', m.ref('applicants.phone')))
          // Those before were of another link.
          .where((m) =>
            m.or([
              m('invitations.invited_anew_at', 'is', null),
              m('messages.created_at', '>=', m.ref('invitations.invited_anew_at')),
            ]),
          ),
      ),
    )
    .orderBy('accounts.id')
    .execute();
  for (const { id } of moved) await inviteAnew(services, tx, 'applicant', id);
};
