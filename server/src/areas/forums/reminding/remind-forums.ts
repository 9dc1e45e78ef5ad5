import { isReminderDue, remindersUntil } from '@tandem/domain/meetings/reminder';
import type { Writes } from '../../../platform/database/database.ts';
import { findMeetings, updateMeeting } from '../../calendar/index.ts';
import type { Services } from '../../services.ts';
import { lockForum } from '../forum-queries.ts';
import { findComing, findComingForums, type ComingMeeting } from './coming-forums-queries.ts';
import { tellForum } from '../tell-forum.ts';

/** Nobody has been reminded of it; what was agreed on that very day is in mind. */
const isDue = (
  { starts_at: startsAt, agreed_at: agreedAt, reminded_at }: ComingMeeting,
  now: Date,
) => reminded_at === null && isReminderDue({ startsAt, agreedAt }, now);

const remindForum = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  id: number,
): Promise<void> => {
  const now = services.now();
  const forum = await lockForum(tx, id);
  if (forum?.state !== 'published') return;
  const coming = await findComing(tx, id, now);
  if (!coming.some((meeting) => isDue(meeting, now))) return;
  const ids = coming.map((meeting) => meeting.id);
  for (const meetingId of ids) await updateMeeting(tx, meetingId, { reminded_at: now });
  await tellForum(services, tx, forum, await findMeetings(tx, { ids }), { what: 'reminder' });
};

/** Reminds whoever takes part in a forum day once of all their meetings there, the day before it. */
export const remindForums = async (
  services: Pick<Services, 'config' | 'db' | 'jobs' | 'now'>,
): Promise<void> => {
  const { db } = services;
  const now = services.now();
  for (const id of await findComingForums(db.read, now, remindersUntil(now)))
    await db.transaction((tx) => remindForum(services, tx, id));
};
