import { isStaff } from '@tandem/domain/accounts/roles';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { Account } from '../../accounts/index.ts';

/** Of the texts that one received: the staff's often tell of people they work with, whose data is not theirs to take along. */
const ownTexts = ({ id, kind }: Pick<Account, 'id' | 'kind'>) =>
  isStaff(kind) ? sql<boolean>`coalesce(about, '{}') <@ array[${id}]::int[]` : sql<boolean>`true`;

export const findOwnNotifications = (
  db: Queries,
  account: Pick<Account, 'id' | 'kind'>,
  { after, limit }: { after: number; limit: number },
) =>
  db
    .selectFrom('notifications')
    .select(['id', 'text', 'created_at', 'read_at'])
    .where('account_id', '=', account.id)
    .where(ownTexts(account))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

const ownNumbers = (accountId: number) => sql<string>`(
  select phone from applicants where account_id = ${accountId}
  union select contact_phone from companies where account_id = ${accountId}
)`;

/** Mail to the account's address and to those of before, alerts of its devices, SMS of its invitation and to the number of its sheet. */
export const findOwnMessages = (
  db: Queries,
  account: Pick<Account, 'id' | 'kind' | 'email'>,
  { after, limit }: { after: number; limit: number },
) =>
  db
    .selectFrom('messages')
    .select(['id', 'channel', 'recipient', 'subject', 'text', 'state', 'created_at', 'sent_at'])
    .where((e) =>
      e.or([
        e.and([
          e(e.fn<string>('lower', ['recipient']), '=', account.email?.toLowerCase() ?? ''),
          e('reader_account_id', 'is', null),
        ]),
        e('reader_account_id', '=', account.id),
        e('invited_account_id', '=', account.id),
        e.and([e('channel', '=', 'sms'), e('recipient', 'in', ownNumbers(account.id))]),
      ]),
    )
    .where(ownTexts(account))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
