import { Failure } from '@tandem/domain/errors';
import { promisedStatuses, status, type MatchStatus } from '@tandem/domain/matches/match';
import type { Writes } from '../../platform/database/database.ts';
import type { SignedInActor } from '../../platform/http/call.ts';
import { isGoingOn, requireAvailable, requireOpenNeed, type MatchRow } from '../matches/index.ts';
import { requireOpenSession } from '../programmes/index.ts';

const promised: readonly MatchStatus[] = promisedStatuses;

/** Whether the company has said yes, and nothing was broken off since. */
export const isPromised = (match: Pick<MatchRow, 'status' | 'broken_on'>): boolean =>
  promised.includes(match.status) && match.broken_on === null;

/** Those who are placed together may meet on; others only while somebody is looked for. */
export const isOpenToMeet = (match: MatchRow): boolean =>
  isPromised(match) && (match.status === status.finalised || isGoingOn(match));

/** The same, with the reason to whoever comes too late. */
export const requireOpenToMeet = async (
  tx: Writes,
  actor: SignedInActor,
  match: MatchRow,
): Promise<void> => {
  if (!isPromised(match)) throw new Failure('meetings_not_open');
  requireAvailable(actor, match);
  if (match.status === status.finalised) return;
  await requireOpenSession(tx, match.session_id);
  requireOpenNeed(actor, match, match.status);
};
