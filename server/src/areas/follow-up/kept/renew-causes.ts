import type { Services } from '../../services.ts';
import { readOwing } from '../facts/read-owing.ts';
import { standingOf } from '../facts/standing-of.ts';
import { keepCauses } from './cause-queries.ts';
import {
  isBehind,
  lockRenewal,
  noteChangesAt,
  spreadChanges,
  takeChanged,
  takeOver,
} from './kept-change-queries.ts';
import { keepStages } from './stage-queries.ts';

const peopleAtATime = 1000;

/**
 * Brings what is kept of who waits for what up to what is committed by now: those whom a change concerns are judged anew, by
 * the same rule as ever, and nobody else. Cut short, it goes on where it stopped; what changes meanwhile is for the next.
 */
export const renewCauses = async (
  { db, now, version }: Pick<Services, 'db' | 'now' | 'version'>,
  stopping: AbortSignal = new AbortController().signal,
): Promise<void> => {
  if (!(await isBehind(db.read, version, now()))) return;
  let after: number | undefined = 0;
  while (after !== undefined) {
    stopping.throwIfAborted();
    const from: number = after;
    after = await db.transaction(async (tx) => {
      const at = now();
      await lockRenewal(tx);
      if (from === 0) {
        await takeOver(tx, version);
        await spreadChanges(tx);
      }
      const accounts = await takeChanged(tx, { after: from, now: at, limit: peopleAtATime });
      if (accounts.length === 0) return undefined;
      const { candidates, companies } = await readOwing(tx, at, accounts);
      const owing = [...candidates, ...companies];
      await keepCauses(
        tx,
        accounts,
        owing.flatMap(({ causes }) => causes),
      );
      await keepStages(tx, accounts, standingOf({ candidates, companies }, at));
      await noteChangesAt(
        tx,
        owing.flatMap(({ facts, changesAt }) =>
          changesAt ? [{ accountId: facts.accountId, at: changesAt }] : [],
        ),
      );
      return accounts.length < peopleAtATime ? undefined : accounts.at(-1);
    });
  }
};
