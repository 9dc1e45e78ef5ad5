import type { ColumnType, JSONColumnType } from 'kysely';
import type { CalendarPart } from '../../mail/mailer.ts';
import type { PushTables } from './push-tables.ts';

type Id = ColumnType<number, never, never>;
type WithDefault<Type> = ColumnType<Type, Type | undefined, Type>;

/** Mail, SMS and push messages, written in the transaction of what they tell. */
interface MessagesTable {
  id: Id;
  invited_account_id: number | null;
  channel: 'mail' | 'sms' | 'push';
  recipient: string;
  subject: string;
  text: string;
  html: string | null;
  state: WithDefault<'queued' | 'sent' | 'failed'>;
  attempts: WithDefault<number>;
  error: string | null;
  created_at: Date;
  sent_at: Date | null;
  calendar: JSONColumnType<CalendarPart> | null;
  leave_until: Date | null;
  less_token: string | null;
  push_device_id: number | null;
  /** The accounts that it tells of; null where it was written before this was noted. */
  about: number[] | null;
  /** Of a mail to an address that its account has no longer. */
  reader_account_id: WithDefault<number | null>;
}

/** What would have been written to somebody who has no address: the staff tell them. */
interface CallsTable {
  id: Id;
  account_id: number;
  subject: string;
  text: string;
  /** The accounts that it tells of. */
  about: number[];
  created_at: Date;
  told_at: WithDefault<Date | null>;
  told_by: WithDefault<number | null>;
}

/** How far a mailbox has been read in which mails come back. */
interface ReturnedMailboxesTable {
  /** A hash of its address. */
  mailbox: string;
  validity: string;
  last_uid: number;
}

export interface MessageTables extends PushTables {
  messages: MessagesTable;
  calls: CallsTable;
  returned_mailboxes: ReturnedMailboxesTable;
}
