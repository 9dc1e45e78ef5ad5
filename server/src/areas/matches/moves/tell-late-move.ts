import { dropMeetings, fallMeetings } from '../../calendar/index.ts';
import type { Services } from '../../services.ts';
import { tellMove } from '../messages/tell-move.ts';
import { findLastMove, findMove, lockMatch, noteTold } from './move-queries.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';

/**
 * Tells a refusal that waited, and drops the meetings of its match: neither where it was taken back meanwhile, nor where
 * something else has happened since. What is recorded quietly drops meetings all the same, or somebody would go there.
 */
export const tellLateMove = (
  services: Pick<Services, 'config' | 'db' | 'jobs' | 'now'>,
  { moveId }: { moveId: number },
): Promise<void> =>
  services.db.transaction(async (tx) => {
    const move = await findMove(tx, moveId);
    if (!move) return;
    const pair = pairOfRow(move);
    if (!(await lockMatch(tx, pair))) return;
    const last = await findLastMove(tx, pair);
    if (last?.id !== moveId || last.told_at !== null) return;
    if (last.quiet) return dropMeetings(services, tx, pair, 'match_closed');
    await noteTold(tx, moveId, services.now());
    const told = {
      from: last.from_status,
      to: last.to_status,
      movedBy: last.moved_by,
      isUndo: false,
      reason: last.reason,
      tellReason: last.tell_reason,
      note: last.note,
    };
    await tellMove(services, tx, pair, told, {
      fallen: await fallMeetings(services, tx, pair),
    });
  });
