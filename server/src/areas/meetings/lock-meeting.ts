import { isStaff } from '@tandem/domain/accounts/roles';
import { Failure } from '@tandem/domain/errors';
import type { MeetingMove, MeetingSide } from '@tandem/domain/meetings/meeting';
import type { Writes } from '../../platform/database/database.ts';
import type { SignedInActor } from '../../platform/http/call.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { findMeeting, openMoves, type Author, type Meeting } from '../calendar/index.ts';
import { lockOwnMatch, type MatchRow } from '../matches/index.ts';

/** For which side somebody acts: their own; staff for the one that they say, or that is most likely meant. */
export const authorOf = (
  actor: SignedInActor,
  asked: MeetingSide | undefined,
  likely: MeetingSide,
): Author => {
  if (isStaff(actor.kind)) return { side: asked ?? likely, byStaff: true };
  return { side: actor.kind === 'applicant' ? 'applicant' : 'company', byStaff: false };
};

/** A meeting of the actor's that nobody else can change until the transaction ends, with its match. */
export const lockOwnMeeting = async (
  tx: Writes,
  actor: SignedInActor,
  id: number,
): Promise<{ meeting: Meeting; match: MatchRow }> => {
  const seen = orNotFound(await findMeeting(tx, id));
  const match = await lockOwnMatch(tx, actor, seen.matchId);
  return { meeting: orNotFound(await findMeeting(tx, id)), match };
};

export const requireOpen = (
  meeting: Meeting,
  actor: SignedInActor,
  move: MeetingMove,
  now: Date,
): void => {
  if (!openMoves(meeting, actor.kind, now).includes(move))
    throw new Failure('meeting_closed', { data: { state: meeting.state } });
};
