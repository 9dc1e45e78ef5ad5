import { maySms } from '@tandem/domain/alerts/sms';
import type { Channel } from '@tandem/domain/follow-up/settings/channels';
import type { Sent } from '@tandem/domain/follow-up/wait';
import type { WaitKind } from '@tandem/domain/follow-up/wait-kinds';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { accountsAmong, readAmong, type Among } from './among.ts';

/** As a reminder to the tutor of a need is noted, beside what its company is told. */
export const toTutor = 'tutor_link';

/** As it is noted that a company was to be asked about a need, and nothing could reach it. */
export const unreached = 'still_looking_unreached';

const kindOf = (kind: string): Pick<Sent, 'kind' | 'isElsewhere' | 'isUnreached'> => {
  if (kind === toTutor) return { kind: 'tutor_test', isElsewhere: true };
  if (kind === unreached) return { kind: 'still_looking', isUnreached: true };
  return { kind: kind as WaitKind };
};

export const readSent = async (db: Queries, among: Among): Promise<Sent[]> => {
  const rows = await db
    .selectFrom('follow_up_reminders')
    .select(['account_id', 'kind', 'subject_id', 'since', 'step', 'sent_at', 'by_staff'])
    .where(accountsAmong('account_id', among))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...kindOf(row.kind),
    accountId: row.account_id,
    subjectId: row.subject_id,
    since: row.since,
    step: row.step,
    at: row.sent_at,
    isByHand: row.by_staff,
  }));
};

export interface ReaderState {
  accountId: number;
  token: string | null;
  muted: string[];
  newsUntil: Date | null;
  lastDay: string | null;
  remindedAt: Date[];
  isHeld: boolean;
  /** By what something reaches them now. */
  reach: Channel[];
}

interface ReaderRow {
  account_id: number;
  token: string | null;
  muted: string[] | null;
  news_until: Date | null;
  last_day: string | null;
  reminded_at: Date[];
  is_held: boolean;
  phone: string | null;
  has_device: boolean;
}

/** The meetings that people were reminded of; those of one forum day in one message. */
const remindedMeetings = sql`
  select m.applicant_id, m.offer_id, m.reminded_at, coalesce(-f.forum_id, m.id) as in_one
  from meetings m left join forum_meetings f on f.meeting_id = m.id and f.slot is not null
  where m.reminded_at is not null`;

/** Whoever asked for no SMS is reached by none, at a number that takes any. */
export const reachOf = ({
  muted,
  phone,
  hasDevice,
}: {
  muted: readonly string[];
  phone: string | null;
  hasDevice: boolean;
}): Channel[] => [
  'mail',
  ...(hasDevice ? (['push'] as const) : []),
  ...(phone !== null && maySms(phone) && !muted.includes('sms') ? (['sms'] as const) : []),
];

/** What was told to each, and what they asked for. */
export const readReaderStates = async (
  db: Queries,
  among: Among,
  now: Date,
): Promise<Map<number, ReaderState>> => {
  const rows = await readAmong(
    db,
    among,
    sql<ReaderRow>`
    with recent as (
      select d.account_id, d.sent_at as at from follow_up_digests d where d.reminders > 0
      union all
      select p.account_id, told.reminded_at from (${remindedMeetings}) told
      join applicants p on p.id = told.applicant_id
      group by p.account_id, told.reminded_at, told.in_one
      union all
      select c.account_id, told.reminded_at from (${remindedMeetings}) told
      join offers o on o.id = told.offer_id
      join companies c on c.id = o.company_id
      group by c.account_id, told.reminded_at, told.in_one
    ), reminded as (
      select account_id, array_agg(at) as at from recent
      where at > ${now}::timestamptz - interval '7 days' and ${accountsAmong('account_id', among)}
      group by account_id
    )
    select a.id as account_id, r.token, r.muted, r.news_until,
      (select max(d.day)::text from follow_up_digests d where d.account_id = a.id) as last_day,
      coalesce(reminded.at, '{}') as reminded_at,
      exists (select 1 from follow_up_holds h where h.account_id = a.id) as is_held,
      coalesce(p.phone, case when a.registered_at is not null then c.contact_phone end) as phone,
      exists (select 1 from push_devices d where d.account_id = a.id) as has_device
    from accounts a
    left join follow_up_readers r on r.account_id = a.id
    left join reminded on reminded.account_id = a.id
    left join applicants p on p.account_id = a.id
    left join companies c on c.account_id = a.id
    where a.kind in ('applicant', 'company') and ${accountsAmong('a.id', among)}`,
  );
  return new Map(
    rows.map((row) => [
      row.account_id,
      {
        accountId: row.account_id,
        token: row.token,
        muted: row.muted ?? [],
        newsUntil: row.news_until,
        lastDay: row.last_day,
        remindedAt: row.reminded_at,
        isHeld: row.is_held,
        reach: reachOf({
          muted: row.muted ?? [],
          phone: row.phone,
          hasDevice: row.has_device,
        }),
      },
    ]),
  );
};
