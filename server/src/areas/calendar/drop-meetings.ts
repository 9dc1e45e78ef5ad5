import type { MeetingSide } from '@tandem/domain/meetings/meeting';
import type { Writes } from '../../platform/database/database.ts';
import type { Services } from '../services.ts';
import { findMeetings, type MeetingFilter } from './meeting-queries.ts';
import { addStep, updateMeeting } from './meeting-writes.ts';
import type { Cause } from './messages.ts';
import { tellMeeting } from './tell-meeting.ts';

/**
 * Meetings that fall with what they stood on: a match that is refused, a need that is closed, an account that is deleted.
 * Those who were to meet are told, `only` one side where the other one is gone; calendars forget them.
 */
export const dropMeetings = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  of: Pick<MeetingFilter, 'candidateId' | 'needId' | 'companyId'>,
  cause: Cause,
  only?: MeetingSide,
): Promise<void> => {
  const now = services.now();
  for (const meeting of await findMeetings(tx, of)) {
    const isComing =
      meeting.state === 'proposed' ||
      (meeting.state === 'planned' && meeting.starts_at !== null && meeting.starts_at > now);
    if (!isComing) continue;
    const before = meeting.starts_at ?? meeting.told_starts_at;
    await updateMeeting(tx, meeting.id, { state: 'cancelled', waits_for: null, changed_at: now });
    await addStep(tx, { meetingId: meeting.id, step: 'drop', by: null, startsAt: before, at: now });
    await tellMeeting(services, tx, meeting, { what: 'dropped', before, cause }, only);
  }
};
