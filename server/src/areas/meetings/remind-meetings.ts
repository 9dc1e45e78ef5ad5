import { isReminderDue, remindersUntil } from '@tandem/domain/meetings/reminder';
import { findMeeting, tellMeeting, updateMeeting } from '../calendar/index.ts';
import type { Services } from '../services.ts';
import { findUnreminded, lockUnreminded } from './reminder-queries.ts';

/** Reminds both sides of each meeting once, the day before it; each in a transaction of its own. */
export const remindMeetings = async (
  services: Pick<Services, 'config' | 'db' | 'jobs' | 'now'>,
): Promise<void> => {
  const { db } = services;
  const now = services.now();
  const isDue = (row: { starts_at: Date | null; agreed_at: Date | null }): boolean =>
    row.starts_at !== null &&
    row.agreed_at !== null &&
    isReminderDue({ startsAt: row.starts_at, agreedAt: row.agreed_at }, now);
  const coming = await findUnreminded(db.read, now, remindersUntil(now));
  for (const { id } of coming.filter(isDue))
    await db.transaction(async (tx) => {
      const held = await lockUnreminded(tx, id);
      const meeting = await findMeeting(tx, id);
      if (!held || !meeting?.starts_at || !isDue(held)) return;
      await updateMeeting(tx, id, { reminded_at: now });
      await tellMeeting(services, tx, meeting, { what: 'reminder', startsAt: meeting.starts_at });
    });
};
