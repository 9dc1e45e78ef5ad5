import { maySms } from '@tandem/domain/alerts/sms';
import type { Topic } from '@tandem/domain/follow-up/settings/topics';
import { sql } from 'kysely';
import { makeSecretToken } from '../../platform/security/tokens.ts';
import type { Queries, Writes } from '../../platform/database/database.ts';

const topic: Topic = 'sms';

/** Of a month such as `2026-11`. */
export interface SmsCount {
  sent: number;
  leftOut: number;
}

export const countSms = async (db: Queries, month: string): Promise<SmsCount> => {
  const row = await db
    .selectFrom('alert_sms')
    .select(['sent', 'left_out'])
    .where('month', '=', month)
    .executeTakeFirst();
  return { sent: row?.sent ?? 0, leftOut: row?.left_out ?? 0 };
};

export interface SmsReader {
  /** As E.164; null where none is known that takes SMS. */
  phone: string | null;
  wanted: boolean;
}

export const findSmsReader = async (db: Queries, accountId: number): Promise<SmsReader> => {
  const row = await db
    .selectFrom('accounts')
    .leftJoin('applicants', 'applicants.account_id', 'accounts.id')
    .leftJoin('companies', 'companies.account_id', 'accounts.id')
    .leftJoin('follow_up_readers', 'follow_up_readers.account_id', 'accounts.id')
    .select((e) => [
      'follow_up_readers.muted',
      e.fn.coalesce('applicants.phone', 'companies.contact_phone').as('phone'),
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  const phone = row?.phone ?? null;
  return {
    phone: phone !== null && maySms(phone) ? phone : null,
    wanted: !row?.muted?.includes(topic),
  };
};

/** The same choice as on the page of 'moins de messages', whose token is made here where there was none. */
export const setSmsWanted = async (
  db: Queries,
  accountId: number,
  wanted: boolean,
): Promise<void> => {
  const others = sql<string[]>`array_remove(follow_up_readers.muted, ${topic})`;
  await db
    .insertInto('follow_up_readers')
    .values({
      account_id: accountId,
      token: makeSecretToken(),
      muted: wanted ? [] : [topic],
      news_until: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ muted: wanted ? others : sql<string[]>`${others} || ${topic}::text` }),
    )
    .execute();
};

const ceiling = sql<number>`(select sms_a_month from follow_up_settings)`;

/** Counts one more of the month, unless that would pass the ceiling: whether it did. */
export const countSent = async (tx: Writes, month: string): Promise<boolean> => {
  await tx
    .insertInto('alert_sms')
    .values({ month })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('alert_sms')
    .set((e) => ({ sent: e('sent', '+', 1) }))
    .where('month', '=', month)
    .where('sent', '<', ceiling)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Counts one that the ceiling has held back: whether it is the first of the month, where SMS are wanted at all. */
export const countLeftOut = async (tx: Writes, month: string): Promise<boolean> => {
  const row = await tx
    .updateTable('alert_sms')
    .set((e) => ({ left_out: e('left_out', '+', 1) }))
    .where('month', '=', month)
    .returning(['left_out', sql<boolean>`${ceiling} > 0`.as('is_wanted')])
    .executeTakeFirstOrThrow();
  return row.is_wanted && row.left_out === 1;
};
