import { remindedKinds } from '@tandem/domain/follow-up/wait-kinds';
import type { Handler } from '../../handler.ts';
import { readFollowUpSettings, type FollowUpSettings } from './settings-queries.ts';

export const settingsRecord = ({ digestHour, news, rules }: FollowUpSettings) => ({
  digest_hour: digestHour,
  news,
  kinds: remindedKinds.map((kind) => ({
    kind,
    runs: rules[kind].runs,
    reminders: [...rules[kind].reminders],
    staff_after: rules[kind].staffAfter,
  })),
});

export const readSettings: Handler<'GET /follow-up/settings/', 'db'> = async ({ db }) =>
  settingsRecord(await readFollowUpSettings(db.read));
