import { isStaff } from '@tandem/domain/accounts/roles';
import { tellings } from '@tandem/domain/matches/undo';
import type { SignedInActor } from '../../../platform/http/call.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import type { Writes } from '../../../platform/database/database.ts';
import { fallMeetings, type Fallen } from '../../calendar/index.ts';
import type { Services } from '../../services.ts';
import { tellTogether, type MovedPair } from '../messages/tell-together.ts';
import { findLastMove, findUntold, lockMatch, noteTold, type MoveRow } from './move-queries.ts';

/** A batch as it is kept: nobody adds to one of somebody else's. Only the staff have any. */
export const batchOf = (
  { kind, accountId }: Pick<SignedInActor, 'kind' | 'accountId'>,
  batch: string | null,
): string | null => (batch !== null && isStaff(kind) ? `${accountId} ${batch}` : null);

/** One job a batch waits for all that is done in it; another one until its refusals can no longer be taken back. */
export const tellLater = async (
  { jobs }: Pick<Services, 'jobs'>,
  tx: Writes,
  batch: string,
  late: boolean,
): Promise<void> => {
  await jobs.add(tx, late ? 'tell-refusals' : 'tell-moves', [{ batch }], () => batch);
};

/** Told once it can no longer be taken back; what takes something back is told at once. */
const isLate = ({ to_status: to, undoes }: MoveRow): boolean =>
  undoes === null && tellings[to] === 'late';

const movedPair = (move: MoveRow, fallen: readonly Fallen[]): MovedPair => ({
  fallen,
  pair: pairOfRow(move),
  move: {
    from: move.from_status,
    to: move.to_status,
    movedBy: move.moved_by,
    isUndo: move.undoes !== null,
    reason: move.reason,
    tellReason: move.tell_reason,
    note: move.note,
  },
});

/** The match stands, and nothing has happened to it since that move. */
const isStill = async (tx: Writes, move: MoveRow): Promise<boolean> => {
  const pair = pairOfRow(move);
  if (!(await lockMatch(tx, pair))) return false;
  const last = await findLastMove(tx, pair);
  return last?.id === move.id && last.told_at === null;
};

/**
 * Tells what the staff have moved at once, a moment after the first of it: each person of all of theirs in one message.
 * What was taken back meanwhile, or has moved on, is not told.
 */
export const tellBatch = (
  services: Pick<Services, 'config' | 'db' | 'jobs' | 'now'>,
  { batch }: { batch: string },
  late: boolean,
): Promise<void> =>
  services.db.transaction(async (tx) => {
    const told: MoveRow[] = [];
    for (const move of await findUntold(tx, batch))
      if (isLate(move) === late && (await isStill(tx, move))) told.push(move);
    for (const { id } of told) await noteTold(tx, id, services.now());
    const moved: MovedPair[] = [];
    for (const move of told)
      moved.push(movedPair(move, late ? await fallMeetings(services, tx, pairOfRow(move)) : []));
    await tellTogether(services, tx, moved);
  });
