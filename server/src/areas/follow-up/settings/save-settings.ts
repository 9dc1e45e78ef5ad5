import { alertsWith } from '@tandem/domain/follow-up/settings/channels';
import type { Handler } from '../../handler.ts';
import { readSettingsRecord } from './read-settings.ts';
import { writeFollowUpSettings } from './follow-up-settings-queries.ts';

/** Days in their order, each once. */
const inOrder = (days: readonly number[]): number[] => [...new Set(days)].toSorted((a, b) => a - b);

export const saveSettings: Handler<'PUT /follow-up/settings/', 'db' | 'now'> = (
  { db, now },
  { actor, body, auditLog },
) =>
  db.transaction(async (tx) => {
    const kinds = Object.fromEntries(
      body.kinds.map(({ kind, runs, reminders, staff_after: staffAfter, channels }) => [
        kind,
        { runs, reminders: inOrder(reminders), staffAfter, channels },
      ]),
    );
    await writeFollowUpSettings(tx, {
      digestHour: body.digest_hour,
      news: body.news,
      kinds,
      alerts: alertsWith(
        Object.fromEntries(body.alerts.map(({ kind, channels }) => [kind, channels])),
      ),
      smsAMonth: body.sms_a_month,
    });
    await auditLog.changed(tx, { accounts: [actor.accountId] });
    return readSettingsRecord(tx, now());
  });
