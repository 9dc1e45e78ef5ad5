import type { Block } from '@tandem/matching/session/blocks';
import { type BlockPart, BlockScorer } from '@tandem/matching/kernel/block-scorer';
import type { PackedBlock } from '@tandem/matching/kernel/cell';
import { ownMemory, sharedMemory } from '@tandem/matching/kernel/columns';
import { mergeParts } from '@tandem/matching/kernel/merge-parts';
import { packBlock } from '@tandem/matching/kernel/pack-block';
import type { RowKernel } from '@tandem/matching/kernel/row-kernel';
import { shareBlock, type SharedBlock } from '@tandem/matching/kernel/shared-block';
import type { Corpus } from '@tandem/matching/parts/document';
import type { ScoredBlock } from '@tandem/matching/session/scored-pairs';
import type { ScoringSettings } from '@tandem/matching/settings';
import { Worker } from '../../server/src/platform/threads/safe-worker.ts';
import { type BenchSession, blocksOfSession } from './data.ts';

/** Milliseconds. */
export interface RunTimes {
  pack: number;
  score: number;
  merge: number;
  /** All three; less than their sum where they overlap. */
  whole: number;
}

export type Take = (block: ScoredBlock) => void;

const timed = <Value>(times: RunTimes, step: keyof RunTimes, work: () => Value): Value => {
  const start = performance.now();
  const value = work();
  times[step] += performance.now() - start;
  return value;
};

/** The whole run on this thread. */
export const runAlone = (
  session: BenchSession,
  corpus: Corpus,
  settings: ScoringSettings,
  kernel: RowKernel,
  take: Take,
): RunTimes => {
  const times: RunTimes = { pack: 0, score: 0, merge: 0, whole: 0 };
  for (const block of blocksOfSession(session)) {
    const packed = timed(times, 'pack', () => packBlock(block, corpus, ownMemory));
    const scorer = new BlockScorer(packed, kernel, settings, new Map());
    timed(times, 'score', () => {
      for (const [cell, { candidateCount }] of packed.cells.entries())
        scorer.score({ cell, from: 0, to: candidateCount });
    });
    take(timed(times, 'merge', () => mergeParts(packed, [scorer.finish()], settings)));
  }
  return { ...times, whole: times.pack + times.score + times.merge };
};

/** How many blocks are packed ahead of the threads; more would only take memory. */
const ahead = 2;

/** A worker thread that answers its tasks in their order. */
class Thread {
  readonly #worker = new Worker(new URL('worker.ts', import.meta.url), {
    // Whoever only scores makes next to no objects.
    resourceLimits: { maxYoungGenerationSizeMb: 6 },
  });
  readonly #waiting: ((part: BlockPart) => void)[] = [];

  constructor() {
    this.#worker.on('message', (part: BlockPart) => this.#waiting.shift()?.(part));
    this.#worker.on('error', (error) => {
      throw error;
    });
  }

  async score(block: SharedBlock): Promise<BlockPart> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#worker.postMessage(block);
    });
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Worker threads that share the slices of each block; this thread packs, and merges what they find. */
export class Threads {
  readonly #threads: readonly Thread[];

  constructor(count: number) {
    this.#threads = Array.from({ length: count }, () => new Thread());
  }

  /**
   * The run twice: step by step, block by block, which tells what each step takes; and as a server would, packing and
   * merging while the threads score, which tells what the run takes.
   */
  async run(
    session: BenchSession,
    corpus: Corpus,
    settings: ScoringSettings,
    take: Take,
  ): Promise<RunTimes> {
    const times: RunTimes = { pack: 0, score: 0, merge: 0, whole: 0 };
    const blocks = blocksOfSession(session);
    for (const block of blocks) {
      const packed = timed(times, 'pack', () => packBlock(block, corpus, sharedMemory));
      const begun = performance.now();
      const parts = await this.#score(packed, settings);
      times.score += performance.now() - begun;
      take(timed(times, 'merge', () => mergeParts(packed, parts, settings)));
    }
    const start = performance.now();
    await this.#pipeline(blocks, corpus, settings);
    times.whole = performance.now() - start;
    return times;
  }

  async #pipeline(
    blocks: readonly Block[],
    corpus: Corpus,
    settings: ScoringSettings,
  ): Promise<void> {
    const pending: Promise<void>[] = [];
    for (const block of blocks) {
      const packed = packBlock(block, corpus, sharedMemory);
      const scored = this.#score(packed, settings);
      pending.push(this.#merge(packed, scored, settings));
      if (pending.length > ahead) await pending.shift();
    }
    await Promise.all(pending);
  }

  async #merge(
    packed: PackedBlock,
    scored: Promise<BlockPart[]>,
    settings: ScoringSettings,
  ): Promise<void> {
    mergeParts(packed, await scored, settings);
  }

  async #score(block: PackedBlock, settings: ScoringSettings): Promise<BlockPart[]> {
    const shared = shareBlock(block, settings);
    return Promise.all(this.#threads.map((thread) => thread.score(shared)));
  }

  async stop(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.stop()));
  }
}
