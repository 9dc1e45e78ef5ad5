import { promisedStatuses, type MatchStatus } from '@tandem/domain/matches/match';
import { findMeetings, meetingRecords } from '../calendar/index.ts';
import type { Handler } from '../handler.ts';
import { findOwnMatch } from '../matches/index.ts';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';
import { findOnSitePlace } from './on-site-place.ts';

const promised: readonly MatchStatus[] = promisedStatuses;

export const listMatchMeetings: Handler<'GET /matches/{id}/meetings/', 'db' | 'now'> = async (
  { db, now },
  { actor, params },
) => {
  const match = await findOwnMatch(db.read, actor, params.id);
  const pair = pairOfRow(match);
  const meetings = await findMeetings(db.read, pair);
  const isOpen = meetings.some(({ state }) => state === 'proposed' || state === 'planned');
  const isPromised = promised.includes(match.status) && match.broken_on === null;
  return {
    meetings: await meetingRecords(db.read, meetings, actor.kind, now()),
    may_propose: isPromised && !isOpen,
    on_site_place: isPromised ? await findOnSitePlace(db.read, match.offer_id) : '',
  };
};
