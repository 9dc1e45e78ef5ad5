import { setTimeout as pause } from 'node:timers/promises';
import {
  newTurn,
  type SharedBlock,
  shareTaken,
  stopTurn,
} from '@tandem/matching/kernel/shared-block';
import type { JobData } from '../../platform/queue/queue.ts';
import type { ScoringServices } from '../services.ts';
import { failBlock, noteBlockShare } from '../stored/staged-score-queries.ts';

const intervalMs = 300;

/** Runs `look` again and again as long as `work` takes. */
const meanwhile = async <Result>(
  work: Promise<Result>,
  look: () => Promise<void>,
): Promise<Result> => {
  const over = new AbortController();
  const looking = (async () => {
    while (!over.signal.aborted) {
      // What cannot be seen or noted now is at the next look.
      await look().catch(() => {});
      await pause(intervalMs, undefined, { signal: over.signal }).catch(() => {});
    }
  })();
  try {
    return await work;
  } finally {
    over.abort();
    await looking;
  }
};

/**
 * Scores one block of the run that is going on, on whatever server has taken it, with all threads of that server that have
 * nothing else to do. Ends early when the run is over, or, by failing, when the server stops.
 */
export const scoreBlock = async (
  { db, threads }: Pick<ScoringServices, 'db' | 'threads'>,
  block: JobData['score-block'],
  { isLastAttempt, stopping }: { isLastAttempt: boolean; stopping?: AbortSignal },
): Promise<void> => {
  if (!(await noteBlockShare(db.read, block, 0))) return;
  const turn = newTurn();
  let shared: SharedBlock | null = null;
  let isWanted = true;
  const look = async () => {
    isWanted &&= await noteBlockShare(db.read, block, shared ? shareTaken(shared) : 0);
    if (!isWanted || stopping?.aborted) stopTurn(turn);
  };
  try {
    await threads.use(async (thread) => {
      const parts = await meanwhile(
        (async () => {
          shared = await thread.read(block, turn);
          return shared && (await threads.score(thread, shared));
        })(),
        look,
      );
      stopping?.throwIfAborted();
      if (isWanted && shared && parts) await thread.stage(block, shared, parts);
    });
  } catch (error) {
    if (!isWanted) return;
    if (isLastAttempt) await failBlock(db.read, block, String(error));
    throw error;
  }
};
