import type { Selectable } from 'kysely';
import type { Queries, Writes } from '../database/database.ts';
import type { Page } from '../database/queries/page.ts';
import type { Tables } from '../database/tables/tables.ts';
import type { CalendarPart } from '../mail/mailer.ts';
import { findAccountsAbout, type About } from './about.ts';

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
