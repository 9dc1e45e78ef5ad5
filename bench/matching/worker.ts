import { parentPort } from 'node:worker_threads';
import { type BlockPart, BlockScorer, slicesOf } from '@tandem/matching/kernel/block-scorer';
import type { PackedBlock } from '@tandem/matching/kernel/cell';
import { createWasmKernel } from '@tandem/matching/kernel/wasm-kernel';
import type { ScoringSettings } from '@tandem/matching/settings';

export interface BlockTask {
  block: PackedBlock;
  pairsPerSlice: number;
  /** The next slice that nobody has taken, shared by all threads. */
  next: Int32Array;
  settings: ScoringSettings;
}

const kernel = createWasmKernel();

const score = ({ block, pairsPerSlice, next, settings }: BlockTask): BlockPart => {
  const scorer = new BlockScorer(block, kernel, settings, new Map());
  const slices = slicesOf(block, pairsPerSlice);
  for (;;) {
    const slice = slices[Atomics.add(next, 0, 1)];
    if (!slice) return scorer.finish();
    scorer.score(slice);
  }
};

const buffersOf = (part: BlockPart): ArrayBuffer[] => {
  const buffers = [part.all, part.ofCandidates, part.ofNeeds, part.actedOn]
    .filter((columns) => columns !== null)
    .flatMap(({ candidate, need, first, second }) => [candidate, need, first, second])
    .map(({ buffer }) => buffer)
    .filter((buffer) => buffer instanceof ArrayBuffer);
  return [...new Set(buffers)];
};

parentPort?.on('message', (task: BlockTask) => {
  const part = score(task);
  parentPort?.postMessage(part, buffersOf(part));
});
