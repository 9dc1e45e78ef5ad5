import { promisedStatuses, type MatchStatus } from '@tandem/domain/matches/match';
import { findMeetings, meetingRecords } from '../calendar/index.ts';
import type { Handler } from '../handler.ts';
import { findOwnMatch } from '../matches/index.ts';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';

const promised: readonly MatchStatus[] = promisedStatuses;

export const listMatchMeetings: Handler<'GET /matches/{id}/meetings/', 'db' | 'now'> = async (
  { db, now },
  { actor, params },
) => {
  const match = await findOwnMatch(db.read, actor, params.id);
  const pair = pairOfRow(match);
  const meetings = await findMeetings(db.read, pair);
  const isOpen = meetings.some(({ state }) => state === 'proposed' || state === 'planned');
  return {
    meetings: await meetingRecords(db.read, meetings, actor.kind, now()),
    may_propose: promised.includes(match.status) && !isOpen,
  };
};
