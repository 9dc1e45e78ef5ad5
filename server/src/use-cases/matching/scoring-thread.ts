import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ScoredPairs } from '@tandem/matching/scored-pairs';
import type { CandidateRow, NeedRow } from '../../storage/profile-rows.ts';

export interface SessionToScore {
  candidates: readonly CandidateRow[];
  needs: readonly NeedRow[];
}

export type ScoringMessage =
  | { kind: 'corpus'; bytes: Uint8Array }
  | { kind: 'block'; pairs: ScoredPairs; share: number }
  | { kind: 'done' };

export interface ScoredSession {
  corpus: Uint8Array;
  blocks: ScoredPairs[];
}

/**
 * Scores the pairs of one session in a thread of its own, so that the server keeps answering. `onProgress` gets the share
 * of the work that is done, 0 to 1, and the number of pairs scored so far. Fails once `stopping` is aborted.
 */
export const scoreInThread = async (
  session: SessionToScore,
  onProgress: (share: number, pairs: number) => void,
  stopping?: AbortSignal,
): Promise<ScoredSession> => {
  stopping?.throwIfAborted();
  const worker = new Worker(new URL('./scoring-thread-worker.ts', import.meta.url), {
    workerData: session,
  });
  const blocks: ScoredPairs[] = [];
  let corpus = new Uint8Array();
  let pairs = 0;
  worker.on('message', (message: ScoringMessage) => {
    if (message.kind === 'corpus') corpus = message.bytes as Uint8Array<ArrayBuffer>;
    if (message.kind !== 'block') return;
    blocks.push(message.pairs);
    pairs += message.pairs.length;
    onProgress(message.share, pairs);
  });
  const terminate = () => void worker.terminate();
  stopping?.addEventListener('abort', terminate, { once: true });
  try {
    const [code] = (await once(worker, 'exit')) as [number];
    stopping?.throwIfAborted();
    if (code !== 0) throw new Error(`The matching thread ended with code ${code}.`);
    return { corpus, blocks };
  } finally {
    stopping?.removeEventListener('abort', terminate);
  }
};
