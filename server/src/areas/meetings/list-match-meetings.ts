import { findMeetings, findOnSitePlace, meetingRecords } from '../calendar/index.ts';
import type { Handler } from '../handler.ts';
import { findOwnMatch } from '../matches/index.ts';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';
import { isOpenToMeet, isPromised } from './open-to-meet.ts';

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
    may_propose: isOpenToMeet(match) && !isOpen,
    on_site_place: isPromised(match) ? await findOnSitePlace(db.read, match.offer_id) : '',
  };
};
