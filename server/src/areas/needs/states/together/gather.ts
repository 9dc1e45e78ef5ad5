import { isStaff } from '@tandem/domain/accounts/roles';
import type { Actor } from '@tandem/domain/accounts/access';
import { isClosedNeed, needState, type NeedState } from '@tandem/domain/needs/need-state';
import { Failure } from '@tandem/domain/errors';
import type { Writes } from '../../../../platform/database/database.ts';
import { orNotFound } from '../../../../platform/http/or-not-found.ts';
import { gatherFallen } from '../../../calendar/index.ts';
import type { Services } from '../../../services.ts';
import { findNeedOfCompany, findResumed, findWaiting } from '../need-move-queries.ts';
import type { NeedMoved } from '../set-need-state.ts';
import { addUntold } from './untold-move-queries.ts';

/** A batch as it is kept: nobody adds to one of somebody else's. Only the staff have any. */
export const needBatchOf = (
  { kind, accountId }: Pick<Actor, 'kind' | 'accountId'>,
  batch: string | undefined,
): string | null => {
  if (batch === undefined) return null;
  if (!isStaff(kind))
    throw new Failure('invalid_input', {
      fields: { batch: 'Seul le centre de formation le peut.' },
    });
  return `${accountId} ${batch}`;
};

export interface GatheredMove extends NeedMoved {
  needId: number;
  to: NeedState;
  /** For those who had a yes. */
  word: string | null;
  /** Where it is recorded alone, only those are told who would come to a meeting. */
  isTold: boolean;
  /** These have not been told of what it takes back. */
  except: readonly number[];
}

/** Whoever waits is told of a closing; of a reopening who had been answered or was to meet, where candidates are looked for again. */
const readersOf = async (tx: Writes, { needId, to }: GatheredMove) => {
  if (to === needState.inactive) return [];
  return isClosedNeed(to) ? findWaiting(tx, needId) : findResumed(tx, needId);
};

/** Keeps what a move means for each until all that is done with it is told. */
export const gather = async (tx: Writes, batch: string, move: GatheredMove): Promise<void> => {
  await gatherFallen(tx, batch, move.fallen);
  if (!move.isTold) return;
  const company = orNotFound(await findNeedOfCompany(tx, move.needId));
  const readers = [
    { account_id: company.account_id, match_status: null, word: null },
    ...(await readersOf(tx, move)).map(({ account_id, status: at }) => ({
      account_id,
      match_status: at,
      word: move.word,
    })),
  ];
  await addUntold(
    tx,
    { batch, moveId: move.moveId },
    readers.filter(({ account_id: id }) => !move.except.includes(id)),
  );
};

/** One job a batch waits for all that is done in it. */
export const tellNeedsLater = async (
  { jobs }: Pick<Services, 'jobs'>,
  tx: Writes,
  batch: string,
): Promise<void> => {
  await jobs.add(tx, 'tell-needs', [{ batch }], () => batch);
};
