import { isClosedNeed, needState, type NeedState } from '@tandem/domain/needs/need-state';
import type { Insertable } from 'kysely';
import { rescore, rescoreSessions } from '../../../scoring/live/request-rescore.ts';
import type { Writes } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables/tables.ts';
import type { Services } from '../../services.ts';
import type { Need } from '../need-queries.ts';
import { fallMeetings, type Fallen } from '../../calendar/index.ts';
import { findWaiting, writeNeedMove } from './need-move-queries.ts';

type Move = Insertable<Tables['offer_moves']>;

/** What a move tells beside the states between which it goes. */
type Said = Partial<
  Pick<Move, 'set_aside_until' | 'filled_by' | 'channel' | 'reason' | 'note' | 'account_id'>
> &
  Pick<Move, 'moved_by'>;

/** Who waits for a need that is closed meets nobody about it, at a forum neither; who is enrolled may. */
const fallMeetingsOfWaiting = async (
  services: Pick<Services, 'now'>,
  tx: Writes,
  needId: number,
): Promise<Fallen[]> => {
  const waiting = new Set((await findWaiting(tx, needId)).map((one) => one.candidate_id));
  return fallMeetings(services, tx, { needId }, (candidateId) => waiting.has(candidateId));
};

export interface NeedMoved {
  moveId: number;
  /** Meetings that fall with it: who calls tells of them. */
  fallen: Fallen[];
}

/** Sets the state of a locked need; its candidates are looked for anew, or no longer, and the others compared without it. */
export const setNeedState = async (
  services: Pick<Services, 'jobs' | 'now'>,
  tx: Writes,
  need: Pick<Need, 'id' | 'session_id' | 'state'>,
  to: NeedState,
  said: Said,
): Promise<NeedMoved> => {
  const moveId = await writeNeedMove(tx, {
    ...said,
    offer_id: need.id,
    from_state: need.state,
    to_state: to,
    moved_at: services.now(),
  });
  const fallen = isClosedNeed(to) ? await fallMeetingsOfWaiting(services, tx, need.id) : [];
  const isMatched = (state: NeedState) => state === needState.active;
  if (isMatched(need.state) === isMatched(to)) return { moveId, fallen };
  await rescore(services, tx, { needId: need.id });
  if (!isMatched(to)) await rescoreSessions(services, tx, [need.session_id]);
  return { moveId, fallen };
};
