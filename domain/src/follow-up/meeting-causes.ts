import type { MeetingSide } from '../meetings/meeting.ts';
import { matchCause } from './match-cause.ts';
import type { Cause } from './wait.ts';

/** A meeting that is neither over nor cancelled, of a match that could still come to something. */
export interface MeetingFacts {
  matchId: number;
  /** Whose answer it waits for, while it is proposed. */
  waitsFor: MeetingSide | null;
  changedAt: Date;
  /** Of the moment that was taken; null while none is. */
  endsAt: Date | null;
}

/** What one side owes the meetings that it is part of: an answer to the moments proposed, a word on how it went. */
export const meetingCauses = (
  side: MeetingSide,
  accountId: number,
  meetings: readonly MeetingFacts[],
): Cause[] =>
  meetings.flatMap(({ matchId, waitsFor, changedAt, endsAt }): Cause[] => {
    if (waitsFor === side)
      return [matchCause('answer_meeting', accountId, { matchId, since: changedAt })];
    return waitsFor === null && endsAt !== null
      ? [matchCause('meeting_outcome', accountId, { matchId, since: endsAt })]
      : [];
  });
