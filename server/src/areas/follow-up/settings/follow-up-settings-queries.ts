import { alertsWith, type AlertChannels } from '@tandem/domain/follow-up/settings/channels';
import { rulesWith, type KindSettings, type Rules } from '@tandem/domain/follow-up/settings/rules';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import { preparedStatement } from '../../../platform/database/prepared.ts';

export interface FollowUpSettings {
  begunAt: Date;
  /** Of the day, in Paris, from which digests leave. */
  digestHour: number;
  /** Whether new matches are told by mail. */
  news: boolean;
  rules: Rules;
  /** What tells at once beside a mail. */
  alerts: AlertChannels;
  /** How many SMS leave a month at most of what cannot wait. */
  smsAMonth: number;
  /** Since when it is noted which sheets a company has opened; null where it always was. */
  readingsSince: Date | null;
}

const settingsRow = preparedStatement((db: Queries) =>
  db.selectFrom('follow_up_settings').selectAll(),
);

export const readFollowUpSettings = async (db: Queries): Promise<FollowUpSettings> => {
  const [row] = await settingsRow(db, {});
  if (!row) throw new Error('There are no settings of the follow-up.');
  return {
    begunAt: row.begun_at,
    digestHour: row.digest_hour,
    news: row.news,
    rules: rulesWith(row.kinds),
    alerts: alertsWith(row.alerts),
    smsAMonth: row.sms_a_month,
    readingsSince: row.readings_since,
  };
};

export const writeFollowUpSettings = async (
  tx: Writes,
  {
    digestHour,
    news,
    kinds,
    alerts,
    smsAMonth,
  }: Pick<FollowUpSettings, 'digestHour' | 'news' | 'alerts' | 'smsAMonth'> & {
    kinds: Partial<Record<string, KindSettings>>;
  },
): Promise<void> => {
  await tx
    .updateTable('follow_up_settings')
    .set({
      digest_hour: digestHour,
      news,
      kinds: JSON.stringify(kinds),
      alerts: JSON.stringify(alerts),
      sms_a_month: smsAMonth,
    })
    .execute();
};

export interface Hold {
  id: number;
  accountId: number | null;
  kind: string | null;
}

/** What is held for everybody: a kind, or all. */
export const readGeneralHolds = async (
  db: Queries,
): Promise<{ isAllHeld: boolean; kinds: string[] }> => {
  const rows = await db
    .selectFrom('follow_up_holds')
    .select('kind')
    .where('account_id', 'is', null)
    .execute();
  return {
    isAllHeld: rows.some(({ kind }) => kind === null),
    kinds: rows.flatMap(({ kind }) => (kind === null ? [] : [kind])),
  };
};

export const addHold = async (
  tx: Writes,
  { accountId, kind }: Omit<Hold, 'id'>,
  at: Date,
): Promise<void> => {
  await tx
    .insertInto('follow_up_holds')
    .values({ account_id: accountId, kind, created_at: at })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doNothing())
    .execute();
};

export const removeHold = async (
  tx: Writes,
  { accountId, kind }: Omit<Hold, 'id'>,
): Promise<void> => {
  await tx
    .deleteFrom('follow_up_holds')
    .where('account_id', 'is not distinct from', accountId)
    .where('kind', 'is not distinct from', kind)
    .execute();
};
