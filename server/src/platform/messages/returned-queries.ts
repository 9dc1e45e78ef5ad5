import { emailKey } from '@tandem/domain/accounts/email';
import type { Writes, Queries } from '../database/database.ts';
import type { Place } from '../mail/returned/mailbox.ts';
import type { Message } from './message-queries.ts';
import { invitationOf, lockReader } from './outcome-queries.ts';
import { noteTutorNumberRefused, noteTutorRefused } from './tutor-address-queries.ts';

export const findPlace = async (db: Queries, mailbox: string): Promise<Place | null> => {
  const row = await db
    .selectFrom('returned_mailboxes')
    .select(['validity', 'last_uid'])
    .where('mailbox', '=', mailbox)
    .executeTakeFirst();
  return row ? { validity: row.validity, lastUid: row.last_uid } : null;
};

/** Moves on in a mailbox; false where another server has done so since `from`. */
export const movePlace = async (
  tx: Writes,
  mailbox: string,
  from: Place | null,
  to: Place,
): Promise<boolean> => {
  const place = { validity: to.validity, last_uid: to.lastUid };
  if (from === null) {
    const added = await tx
      .insertInto('returned_mailboxes')
      .values({ mailbox, ...place })
      .onConflict((conflict) => conflict.doNothing())
      .returning('mailbox')
      .execute();
    return added.length > 0;
  }
  const moved = await tx
    .updateTable('returned_mailboxes')
    .set(place)
    .where('mailbox', '=', mailbox)
    .where('validity', '=', from.validity)
    .where('last_uid', '=', from.lastUid)
    .returning('mailbox')
    .execute();
  return moved.length > 0;
};

/** It has not arrived: its note, and that of the invitation it carried, say so as if it had been refused at once. */
const noteNotArrived = async (tx: Writes, message: Message, reason: string): Promise<void> => {
  await tx
    .updateTable('messages')
    .set({ state: 'failed', error: reason })
    .where('id', '=', message.id)
    .execute();
  if (message.invited_account_id === null) return;
  if (message.channel === 'sms') {
    await invitationOf(tx, message)
      .set((e) => ({
        sms_sent_count: e.fn<number>('greatest', [e('sms_sent_count', '-', 1), e.val(0)]),
        last_sms_sent: e.case().when('sms_sent_count', '>', 1).then(e.ref('last_sms_sent')).end(),
      }))
      .execute();
    return;
  }
  await invitationOf(tx, message)
    .set((e) => ({
      email_sent_count: e.fn<number>('greatest', [e('email_sent_count', '-', 1), e.val(0)]),
      last_email_sent: e
        .case()
        .when('email_sent_count', '>', 1)
        .then(e.ref('last_email_sent'))
        .end(),
      email_error: reason,
    }))
    .execute();
};

const noteReturnedAddress = async (
  tx: Writes,
  { channel, recipient }: Message,
  at: Date,
): Promise<void> => {
  if (channel === 'sms') return noteTutorNumberRefused(tx, recipient, at);
  await tx
    .updateTable('accounts')
    .set({ address_refused_at: at, address_returned: true })
    .where('email_key', '=', emailKey(recipient))
    .where('address_refused_at', 'is', null)
    .execute();
  await noteTutorRefused(tx, recipient, { at, isReturned: true });
};

/** Notes once that a mail or an SMS which had left came back; whether there was anything to note. `isRefused`: the address takes no mail at all. */
export const noteReturned = async (
  tx: Writes,
  { channel, messageId }: { channel: 'mail' | 'sms'; messageId: number },
  {
    isRefused,
    reason,
    at,
  }: { isRefused: (recipient: string) => boolean; reason: string; at: Date },
): Promise<boolean> => {
  const sent = tx
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', messageId)
    .where('channel', '=', channel)
    .where('state', '=', 'sent');
  const found = await sent.executeTakeFirst();
  if (!found) return false;
  await lockReader(tx, found);
  const message = await sent.forUpdate().executeTakeFirst();
  if (!message) return false;
  await noteNotArrived(tx, message, reason);
  if (isRefused(message.recipient)) await noteReturnedAddress(tx, message, at);
  return true;
};
