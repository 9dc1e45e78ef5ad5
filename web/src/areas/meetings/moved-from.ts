import { meetingLengths, usualLength } from '@tandem/domain/meetings/meeting';
import type { Meeting } from './meeting.ts';

const isLength = (minutes: number): boolean =>
  (meetingLengths as readonly number[]).includes(minutes);

/** What other moments for a meeting begin from: one of a forum day takes neither its place, its word nor its few minutes along. */
export const movedFrom = (meeting: Meeting): Pick<Meeting, 'place' | 'note' | 'minutes'> => {
  const { forum, place, note, minutes } = meeting;
  if (forum) return { place: forum.elsewhere, note: '', minutes: usualLength };
  return { place, note, minutes: isLength(minutes) ? minutes : usualLength };
};
