import type { Writes } from '../../platform/database/database.ts';
import type { Services } from '../services.ts';
import { findMeetings, type Meeting, type MeetingFilter } from './meeting-queries.ts';
import { addStep, updateMeeting } from './meeting-writes.ts';

/** A meeting that does not take place any more, with the moment at which those who were to meet expect it. */
export interface Fallen {
  meeting: Meeting;
  before: Date | null;
}

/** Cancels the meetings to come, of which nobody is told yet. */
export const fallMeetings = async (
  { now }: Pick<Services, 'now'>,
  tx: Writes,
  of: Pick<MeetingFilter, 'candidateId' | 'needId' | 'companyId'>,
  isMeant: (candidateId: number) => boolean = () => true,
): Promise<Fallen[]> => {
  const at = now();
  const fallen: Fallen[] = [];
  for (const meeting of await findMeetings(tx, of)) {
    const isComing =
      meeting.state === 'proposed' ||
      (meeting.state === 'planned' && meeting.starts_at !== null && meeting.starts_at > at);
    if (!isComing || !isMeant(meeting.applicant_id)) continue;
    const before = meeting.starts_at ?? meeting.told_starts_at;
    const sequence = before === null ? meeting.sequence : (meeting.sequence ?? -1) + 1;
    await updateMeeting(tx, meeting.id, {
      state: 'cancelled',
      waits_for: null,
      changed_at: at,
      sequence,
    });
    await addStep(tx, { meetingId: meeting.id, step: 'drop', by: null, startsAt: before, at });
    fallen.push({ meeting: { ...meeting, sequence }, before });
  }
  return fallen;
};
