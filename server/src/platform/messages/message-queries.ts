import { emailKey } from '@tandem/domain/accounts/email';
import type { Selectable } from 'kysely';
import type { Queries, Writes } from '../database/database.ts';
import type { Page } from '../database/queries/page.ts';
import type { Tables } from '../database/tables/tables.ts';
import type { CalendarPart } from '../mail/mailer.ts';
import { findAccountsAbout, type About } from './about.ts';
import {
  noteTutorNumberReached,
  noteTutorNumberRefused,
  noteTutorReached,
  noteTutorRefused,
} from './tutor-address-queries.ts';

export type Message = Selectable<Tables['messages']>;

export interface NewMessage {
  channel: 'mail' | 'sms' | 'push';
  recipient: string;
  subject: string;
  text: string;
  html: string | null;
  about: About;
  /** The account whose invitation it carries. */
  invitedAccountId?: number;
  calendar?: CalendarPart;
  /** It is given up if it has not left by then. */
  leaveUntil?: Date;
  /** With which whoever receives it asks for less. */
  lessToken?: string;
  /** The device that a push message goes to; its text is the path that it opens. */
  pushDeviceId?: number;
}

/** PostgreSQL takes at most 65,535 parameters a statement. */
const rowsPerInsert = 5000;

/** Why a message that was to leave by a moment has not left. */
export const tooLate = 'Pas parti à temps : rien ne part la nuit.';

export const addMessages = async (
  tx: Writes,
  messages: readonly NewMessage[],
  at: Date,
): Promise<number[]> => {
  const ids: number[] = [];
  for (let start = 0; start < messages.length; start += rowsPerInsert) {
    const part = messages.slice(start, start + rowsPerInsert);
    const about = await findAccountsAbout(
      tx,
      part.map((message) => message.about),
    );
    const rows = part.map((message, index) => ({
      channel: message.channel,
      recipient: message.recipient,
      subject: message.subject,
      text: message.text,
      html: message.html,
      about: about[index] ?? [],
      calendar: message.calendar ? JSON.stringify(message.calendar) : null,
      invited_account_id: message.invitedAccountId ?? null,
      leave_until: message.leaveUntil ?? null,
      less_token: message.lessToken ?? null,
      push_device_id: message.pushDeviceId ?? null,
      created_at: at,
    }));
    const added = await tx.insertInto('messages').values(rows).returning('id').execute();
    ids.push(...added.map(({ id }) => id));
  }
  return ids;
};

export const findMessage = (db: Queries, id: number): Promise<Message | undefined> =>
  db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();

/** Of these messages those that are there, each with the moment at which it was written. */
export const findKnownMessages = async (
  db: Queries,
  ids: readonly number[],
): Promise<Map<number, Date>> => {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'created_at'])
    .where((e) => e('id', '=', e.fn.any(e.val([...ids]))))
    .execute();
  return new Map(rows.map((row) => [row.id, row.created_at]));
};

/** The addresses, among these messages, of the mails that have failed for good so far. */
export const listFailedAddresses = async (
  db: Queries,
  ids: readonly number[],
): Promise<string[]> => {
  const rows = await db
    .selectFrom('messages')
    .select('recipient')
    .where((e) => e('id', '=', e.fn.any(e.val([...ids]))))
    .where('channel', '=', 'mail')
    .where('state', '=', 'failed')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.recipient);
};

/** How many of these messages have not been tried yet. */
export const countUntried = async (db: Queries, ids: readonly number[]): Promise<number> => {
  const { untried } = await db
    .selectFrom('messages')
    .select((e) => e.fn.countAll<number>().as('untried'))
    .where((e) => e('id', '=', e.fn.any(e.val([...ids]))))
    .where('state', '=', 'queued')
    .where('attempts', '=', 0)
    .executeTakeFirstOrThrow();
  return untried;
};

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

/** The account has another address from now on: what was written to the one before stays its own, whoever gets that one. */
export const keepMailOf = async (
  tx: Writes,
  { accountId, address }: { accountId: number; address: string },
): Promise<void> => {
  await tx
    .updateTable('messages')
    .set({ reader_account_id: accountId })
    .where((e) => e(e.fn<string>('lower', ['recipient']), '=', address.toLowerCase()))
    .where('channel', '=', 'mail')
    .where('reader_account_id', 'is', null)
    .execute();
};

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
  const invitation = tx
    .updateTable('invitations')
    .where('account_id', '=', message.invited_account_id);
  await (
    message.channel === 'mail'
      ? invitation.set((e) => ({
          email_sent_count: e('email_sent_count', '+', 1),
          last_email_sent: at,
          email_error: null,
        }))
      : invitation.set((e) => ({
          sms_sent_count: e('sms_sent_count', '+', 1),
          last_sms_sent: at,
        }))
  ).execute();
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
  await tx
    .updateTable('invitations')
    .set({ email_error: error })
    .where('account_id', '=', message.invited_account_id)
    .execute();
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

export const findMessages = async (
  db: Queries,
  { limit, offset = 0 }: Page,
): Promise<{ items: Message[]; total: number }> => {
  let rows = db.selectFrom('messages').selectAll().orderBy('id', 'desc').offset(offset);
  if (limit !== undefined) rows = rows.limit(limit);
  const { total } = await db
    .selectFrom('messages')
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items: await rows.execute(), total };
};
