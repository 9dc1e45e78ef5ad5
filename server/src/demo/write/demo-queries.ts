import { sql } from 'kysely';
import { isEnrolled } from '../../scoring/stored/enrolled.ts';
import type { Queries, Writes } from '../../platform/database/database.ts';

/** What the demo data set writes at once, and no use case ever would. */

/**
 * Counts every queued message as sent when it was written, and as refused where the recipient is one of `refused`; the
 * indicators of invitations follow.
 */
export const settleMessages = async (
  tx: Writes,
  refused: readonly string[],
  error: string,
): Promise<void> => {
  await sql`
    update messages set
      attempts = 1,
      state = case when recipient = any(${[...refused]}::text[]) then 'failed' else 'sent' end,
      error = case when recipient = any(${[...refused]}::text[]) then ${error}::text end,
      sent_at = case when recipient = any(${[...refused]}::text[]) then null
                     else created_at + interval '2 seconds' end
    where state = 'queued'`.execute(tx);
  await sql`
    update invitations i set
      email_sent_count = m.mails,
      last_email_sent = m.last_mail,
      email_error = m.error,
      sms_sent_count = m.sms,
      last_sms_sent = m.last_sms,
      opened_at = case when i.used_at is not null then i.used_at - interval '3 minutes'
        when m.error is null and i.account_id % 3 = 0 then m.last_mail + interval '2 minutes' end
    from (
      select
        invited_account_id,
        count(*) filter (where channel = 'mail' and state = 'sent')::int as mails,
        max(sent_at) filter (where channel = 'mail') as last_mail,
        max(error) filter (where channel = 'mail') as error,
        count(*) filter (where channel = 'sms' and state = 'sent')::int as sms,
        max(sent_at) filter (where channel = 'sms') as last_sms
      from messages
      where invited_account_id is not null
      group by invited_account_id
    ) m
    where m.invited_account_id = i.account_id`.execute(tx);
};

/** Lets every pair have been scored when its second side was complete, as the server does. */
export const dateMatches = async (tx: Writes): Promise<void> => {
  await sql`
    update match_scores s
    set created_at = greatest(a.test_done_at, o.activated_at) + interval '3 seconds'
    from applicants a, offers o
    where a.id = s.applicant_id and o.id = s.offer_id`.execute(tx);
};

export const readNotificationsBefore = async (tx: Writes, moment: Date): Promise<void> => {
  await tx
    .updateTable('notifications')
    .set((e) => ({ read_at: e.ref('created_at') }))
    .where('created_at', '<', moment)
    .execute();
};

/** A need whose tutor has not passed the test: one of the company's where it has one, else the latest. */
export const findWaitingNeed = (
  db: Queries,
  companyEmail: string,
): Promise<{ title: string; token: string } | undefined> =>
  db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .innerJoin('accounts', 'accounts.id', 'companies.account_id')
    .select(['offers.title', 'offers.token'])
    .where('offers.activated_at', 'is', null)
    .orderBy((e) => e('accounts.email', '=', companyEmail), 'desc')
    .orderBy('offers.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The candidate or company record of every account that has one. */
export const findRecordIds = async (db: Queries): Promise<Map<number, number>> => {
  const candidates = await db.selectFrom('applicants').select(['id', 'account_id']).execute();
  const companies = await db.selectFrom('companies').select(['id', 'account_id']).execute();
  return new Map([...candidates, ...companies].map((row) => [row.account_id, row.id]));
};

/** As if the product had reminded people for a while: what began since then is reminded of, and what waited before is known. */
export const beginFollowUp = async (tx: Writes, at: Date): Promise<void> => {
  await tx.updateTable('follow_up_settings').set({ begun_at: at, older_told_at: at }).execute();
  await tx
    .updateTable('accounts')
    .set((e) => ({ address_refused_at: e.ref('accounts.created_at') }))
    .where('email', 'in', (e) =>
      e
        .selectFrom('messages')
        .select('recipient')
        .where('state', '=', 'failed')
        .where('channel', '=', 'mail'),
    )
    .execute();
};

export const findPlacedCandidates = async (db: Queries): Promise<number[]> => {
  const rows = await db
    .selectFrom('match_states')
    .select('applicant_id')
    .distinct()
    .where(isEnrolled('match_states'))
    .execute();
  return rows.map((row) => row.applicant_id);
};
