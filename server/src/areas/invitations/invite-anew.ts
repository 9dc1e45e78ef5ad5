import { invitationExpiry } from '@tandem/domain/accounts/sign-in';
import type { ExpressionBuilder } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';
import { makeSecretToken } from '../../platform/security/tokens.ts';
import type { Services } from '../services.ts';
import { findInvitedAmong } from './invitation-queries.ts';
import { sendInvitations } from './send-invitations.ts';

/** A link of its own, for the old one lies with another. */
const makeNewLink = async (tx: Writes, accountId: number, at: Date): Promise<void> => {
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
};

/** Invites somebody whose address or number was wrong. */
export const inviteAnew = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  kind: 'applicant' | 'company',
  accountId: number,
): Promise<void> => {
  await makeNewLink(tx, accountId, services.now());
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

/** The candidates who have an invitation, and have not answered it. */
const openInvitations = (db: Queries) =>
  db
    .selectFrom('accounts')
    .innerJoin('applicants', 'applicants.account_id', 'accounts.id')
    .innerJoin('invitations', 'invitations.account_id', 'accounts.id')
    .where('accounts.registered_at', 'is', null)
    .where('accounts.email', 'is not', null);

/** The messages that the link of the invitation now went with: those before were of another. */
const messagesOfLink = (e: ExpressionBuilder<Tables, 'accounts' | 'invitations'>) =>
  e
    .selectFrom('messages')
    .select('messages.id')
    .whereRef('messages.invited_account_id', '=', 'accounts.id')
    .where((m) =>
      m.or([
        m('invitations.invited_anew_at', 'is', null),
        m('messages.created_at', '>=', m.ref('invitations.invited_anew_at')),
      ]),
    );

/** Whether the link of an invitation was made anew, and has gone to nobody. */
export const isLinkUnsent = (e: ExpressionBuilder<Tables, 'accounts' | 'invitations'>) =>
  e.and([e('invitations.invited_anew_at', 'is not', null), e.not(e.exists(messagesOfLink(e)))]);

/** To which numbers the links of these candidates went by SMS. */
export const findLinkNumbers = async (
  db: Queries,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> => {
  const rows = await openInvitations(db)
    .innerJoin('messages', 'messages.invited_account_id', 'accounts.id')
    .select(['accounts.id', 'messages.recipient'])
    .where((e) => e('accounts.id', '=', e.fn.any(e.val([...accountIds]))))
    .where('messages.channel', '=', 'sms')
    .where((e) =>
      e.or([
        e('invitations.invited_anew_at', 'is', null),
        e('messages.created_at', '>=', e.ref('invitations.invited_anew_at')),
      ]),
    )
    .execute();
  const all = Map.groupBy(rows, ({ id }) => id);
  return new Map([...all].map(([id, some]) => [id, some.map(({ recipient }) => recipient)]));
};

/** Makes the links of those of these candidates anew that lie on the telephone of a number that they no longer have. */
export const endLinksThatMoved = async (
  { now }: Pick<Services, 'now'>,
  tx: Writes,
  accountIds: readonly number[],
): Promise<void> => {
  const moved = await openInvitations(tx)
    .select('accounts.id')
    .where((e) => e('accounts.id', '=', e.fn.any(e.val([...accountIds]))))
    .where((e) =>
      e.exists(
        messagesOfLink(e)
          .where('messages.channel', '=', 'sms')
          .where('messages.recipient', 'is distinct from', e.ref('applicants.phone')),
      ),
    )
    .execute();
  for (const { id } of moved) await makeNewLink(tx, id, now());
};

/** Sends those of these candidates their link that lies with another number, or that was made since a day and sent to nobody. */
export const inviteWhoMoved = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  accountIds: readonly number[],
  since: Date,
): Promise<void> => {
  await endLinksThatMoved(services, tx, accountIds);
  const unsent = await openInvitations(tx)
    .select('accounts.id')
    .where((e) => e('accounts.id', '=', e.fn.any(e.val([...accountIds]))))
    .where('invitations.invited_anew_at', '>=', since)
    .where(isLinkUnsent)
    .orderBy('accounts.id')
    .execute();
  const ids = unsent.map(({ id }) => id);
  await sendInvitations(services, tx, await findInvitedAmong(tx, 'applicant', ids), false);
};
