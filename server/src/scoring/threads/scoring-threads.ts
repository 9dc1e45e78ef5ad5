import { availableParallelism } from 'node:os';
import type { BlockPart } from '@tandem/matching/kernel/block-scorer';
import { shareTaken, type SharedBlock, stopTurn } from '@tandem/matching/kernel/shared-block';
import type { Database } from '../../platform/database/database.ts';
import { ScoringThread } from './scoring-thread.ts';

/** How long a thread waits for more: starting one takes longer than scoring a small block. */
const patienceMs = 5000;

/** A block of which something is left to score, and what the threads that have joined in will have found. */
interface Shared {
  block: SharedBlock;
  parts: Promise<BlockPart>[];
}

/** What a test sets so that a small block is shared. */
export interface ThreadOptions {
  /** Up to so many threads, those that are idle help with what others are at. */
  limit?: number;
  /** How many pairs a thread scores at a time. */
  pairsPerSlice?: number;
}

/** The threads of this process that count and score; each has one piece of work at a time. */
export class ScoringThreads {
  readonly #db: Database;
  readonly #limit: number;
  readonly #pairsPerSlice: number | undefined;
  readonly #idle = new Map<ScoringThread, NodeJS.Timeout>();
  readonly #shared = new Set<Shared>();
  #busy = 0;

  constructor(db: Database, { limit = availableParallelism(), pairsPerSlice }: ThreadOptions = {}) {
    this.#db = db;
    this.#limit = limit;
    this.#pairsPerSlice = pairsPerSlice;
  }

  /** Has `work` done with a thread of its own; one that fails at it is not used again. */
  async use<Result>(work: (thread: ScoringThread) => Promise<Result>): Promise<Result> {
    const thread = this.#take() ?? new ScoringThread(this.#db.access(), this.#pairsPerSlice);
    this.#busy += 1;
    try {
      const result = await work(thread);
      this.#keep(thread);
      return result;
    } catch (error) {
      await thread.end();
      throw error;
    } finally {
      this.#busy -= 1;
      this.#help();
    }
  }

  /** Scores a block on a thread, and on all others that have, or will have, nothing else to do: the parts of each. */
  async score(thread: ScoringThread, block: SharedBlock): Promise<BlockPart[]> {
    const shared: Shared = { block, parts: [] };
    this.#shared.add(shared);
    try {
      this.#help();
      const own = await thread.score(block);
      this.#shared.delete(shared);
      return [own, ...(await Promise.all(shared.parts))];
    } finally {
      this.#shared.delete(shared);
      await Promise.allSettled(shared.parts);
    }
  }

  #help(): void {
    for (const { block, parts } of this.#shared) {
      while (this.#busy < this.#limit && shareTaken(block) < 1 && block.sliceCount > 1) {
        const part = this.use((thread) => thread.score(block));
        // What it had taken is lost, and the block with it: nobody need go on.
        part.catch(() => stopTurn(block.turn));
        parts.push(part);
      }
    }
  }

  #take(): ScoringThread | undefined {
    for (const [thread, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(thread);
      return thread;
    }
    return undefined;
  }

  #keep(thread: ScoringThread): void {
    const timer = setTimeout(() => {
      this.#idle.delete(thread);
      void thread.end();
    }, patienceMs);
    this.#idle.set(thread, timer);
  }

  /** Ends the threads that wait; those at work belong to jobs, which have ended by then. */
  async close(): Promise<void> {
    const threads = [...this.#idle.keys()];
    for (const timer of this.#idle.values()) clearTimeout(timer);
    this.#idle.clear();
    await Promise.all(threads.map((thread) => thread.end()));
  }
}
