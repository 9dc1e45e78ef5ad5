import type { Block } from '@tandem/matching/session/blocks';
import { type BlockPart, BlockScorer } from '@tandem/matching/kernel/block-scorer';
import type { PackedBlock } from '@tandem/matching/kernel/cell';
import { ownMemory, release, SharedMemory } from '@tandem/matching/kernel/columns';
import { mergeParts } from '@tandem/matching/kernel/merge-parts';
import { packBlock } from '@tandem/matching/kernel/pack-block';
import type { RowKernel } from '@tandem/matching/kernel/row-kernel';
import { shareBlock, type SharedBlock } from '@tandem/matching/kernel/shared-block';
import type { Corpus } from '@tandem/matching/parts/document';
import { columnsOfPairs, type ScoredBlock } from '@tandem/matching/session/scored-pairs';
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
    const scored = timed(times, 'merge', () => mergeParts(packed, [scorer.finish()], settings));
    take(scored);
    release(columnsOfPairs(scored.pairs));
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
    const memory = new SharedMemory();
    for (const block of blocks) {
      const packed = timed(times, 'pack', () => packBlock(block, corpus, memory.allocate));
      const begun = performance.now();
      const parts = await this.#score(packed, settings);
      times.score += performance.now() - begun;
      const scored = timed(times, 'merge', () => mergeParts(packed, parts, settings));
      take(scored);
      release(columnsOfPairs(scored.pairs));
      memory.reuse();
    }
    const start = performance.now();
    await this.#pipeline(blocks, corpus, settings, memory);
    times.whole = performance.now() - start;
    return times;
  }

  async #pipeline(
    blocks: readonly Block[],
    corpus: Corpus,
    settings: ScoringSettings,
    first: SharedMemory,
  ): Promise<void> {
    const free = [first];
    const pending: Promise<SharedMemory>[] = [];
    for (const block of blocks) {
      if (pending.length > ahead)
        free.push(...[await pending.shift()].filter((one) => one !== undefined));
      const memory = free.pop() ?? new SharedMemory();
      const packed = packBlock(block, corpus, memory.allocate);
      const scored = this.#score(packed, settings);
      pending.push(this.#merge(packed, scored, settings, memory));
    }
    await Promise.all(pending);
  }

  async #merge(
    packed: PackedBlock,
    scored: Promise<BlockPart[]>,
    settings: ScoringSettings,
    memory: SharedMemory,
  ): Promise<SharedMemory> {
    release(columnsOfPairs(mergeParts(packed, await scored, settings).pairs));
    memory.reuse();
    return memory;
  }

  async #score(block: PackedBlock, settings: ScoringSettings): Promise<BlockPart[]> {
    const shared = shareBlock(block, settings);
    return Promise.all(this.#threads.map((thread) => thread.score(shared)));
  }

  async stop(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.stop()));
  }
}
