import { emailKey } from '@tandem/domain/accounts/email';
import type { Writes } from '../database/database.ts';
import type { Message } from './message-queries.ts';
import {
  noteTutorNumberReached,
  noteTutorNumberRefused,
  noteTutorReached,
  noteTutorRefused,
} from './tutor-address-queries.ts';

type Addressed = Pick<Message, 'channel' | 'recipient' | 'invited_account_id'>;

/**
 * Whose account is deleted has it locked before its messages: whatever is noted of a message and of its reader keeps to that
 * order, or each would wait for the other.
 */
export const lockReader = async (
  tx: Writes,
  { channel, recipient, invited_account_id: invited }: Addressed,
): Promise<void> => {
  if (channel !== 'mail' && invited === null) return;
  await tx
    .selectFrom('accounts')
    .select('id')
    .where((e) =>
      e.or([
        ...(invited === null ? [] : [e('id', '=', invited)]),
        ...(channel === 'mail' ? [e('email_key', '=', emailKey(recipient))] : []),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
};

/** The invitation that a message carries; one whose address was corrected meanwhile has nothing to do with a mail to the one before. */
export const invitationOf = (tx: Writes, message: Addressed) =>
  tx
    .updateTable('invitations')
    .from('accounts')
    .whereRef('accounts.id', '=', 'invitations.account_id')
    .where('invitations.account_id', '=', message.invited_account_id)
    .where((e) =>
      message.channel === 'mail'
        ? e('accounts.email_key', '=', emailKey(message.recipient))
        : e.val(true),
    );

/** Notes that a message went out, also on the indicators of the invitation it carries. */
export const noteSent = async (tx: Writes, message: Message, at: Date): Promise<void> => {
  await lockReader(tx, message);
  await tx
    .updateTable('messages')
    .set((e) => ({ state: 'sent', sent_at: at, error: null, attempts: e('attempts', '+', 1) }))
    .where('id', '=', message.id)
    .execute();
  if (message.channel === 'mail')
    await tx
      .updateTable('accounts')
      .set({ address_refused_at: null, address_returned: false })
      .where('email_key', '=', emailKey(message.recipient))
      .where('address_refused_at', 'is not', null)
      // The mail server that takes a mail is another than the one that gave it back; the staff who invite anew know more.
      .where((e) =>
        e.or([e('address_returned', '=', false), e.val(message.invited_account_id !== null)]),
      )
      .execute();
  if (message.invited_account_id === null) {
    if (message.channel === 'mail') await noteTutorReached(tx, message.recipient);
    if (message.channel === 'sms') await noteTutorNumberReached(tx, message.recipient);
    return;
  }
  const { channel } = message;
  await invitationOf(tx, message)
    .set((e) =>
      channel === 'mail'
        ? {
            email_sent_count: e('email_sent_count', '+', 1),
            last_email_sent: at,
            email_error: null,
          }
        : { sms_sent_count: e('sms_sent_count', '+', 1), last_sms_sent: at },
    )
    .execute();
};

/** Notes that a try failed; `final` when there will be no other. */
export const noteFailure = async (
  tx: Writes,
  message: Message,
  error: string,
  final: boolean,
): Promise<void> => {
  await lockReader(tx, message);
  await tx
    .updateTable('messages')
    .set((e) => ({
      error,
      attempts: e('attempts', '+', 1),
      ...(final && { state: 'failed' as const }),
    }))
    .where('id', '=', message.id)
    .execute();
  if (message.invited_account_id === null || message.channel !== 'mail') return;
  await invitationOf(tx, message).set({ email_error: error }).execute();
};

/** The recipient is refused for good: whoever has that address, or the tutor who has that number, cannot be reached there. */
export const noteRefused = async (tx: Writes, message: Message, at: Date): Promise<void> => {
  if (message.channel === 'sms') await noteTutorNumberRefused(tx, message.recipient, at);
  if (message.channel !== 'mail') return;
  await tx
    .updateTable('accounts')
    .set({ address_refused_at: at })
    .where('email_key', '=', emailKey(message.recipient))
    .where('address_refused_at', 'is', null)
    .execute();
  await noteTutorRefused(tx, message.recipient, { at, isReturned: false });
};
