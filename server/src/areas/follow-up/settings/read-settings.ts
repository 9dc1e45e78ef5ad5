import { alertKindKeys } from '@tandem/domain/follow-up/settings/channels';
import { remindedKinds } from '@tandem/domain/follow-up/wait-kinds';
import type { Queries } from '../../../platform/database/database.ts';
import { countSms, monthOf } from '../../alerts/index.ts';
import type { Handler } from '../../handler.ts';
import { readFollowUpSettings } from './follow-up-settings-queries.ts';

export const readSettingsRecord = async (db: Queries, now: Date) => {
  const { digestHour, news, rules, alerts, smsAMonth } = await readFollowUpSettings(db);
  const { sent, leftOut } = await countSms(db, monthOf(now));
  return {
    digest_hour: digestHour,
    news,
    kinds: remindedKinds.map((kind) => ({
      kind,
      runs: rules[kind].runs,
      reminders: [...rules[kind].reminders],
      staff_after: rules[kind].staffAfter,
      channels: [...rules[kind].channels],
    })),
    alerts: alertKindKeys.map((kind) => ({ kind, channels: [...alerts[kind]] })),
    sms_a_month: smsAMonth,
    sms_sent: sent,
    sms_left_out: leftOut,
  };
};

export const readSettings: Handler<'GET /follow-up/settings/', 'db' | 'now'> = ({ db, now }) =>
  readSettingsRecord(db.read, now());
