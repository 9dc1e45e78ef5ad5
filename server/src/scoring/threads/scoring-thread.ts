import { Worker } from '../../platform/threads/safe-worker.ts';
import type { BlockPart } from '@tandem/matching/kernel/block-scorer';
import { buffersOf, type SharedBlock, type Turn } from '@tandem/matching/kernel/shared-block';
import { endThread } from '../../platform/threads/end-thread.ts';
import type { Group } from '../assignment/market-queries.ts';
import type { DatabaseAccess } from '../../platform/database/database.ts';
import type { StagedBlock } from '../stored/staged-score-queries.ts';
import type { StaleProgramme } from '../runs/scored-programme-queries.ts';
import type { Suggested } from '../assignment/suggest.ts';

/** What the thread is told; it answers in the same order, and ends on null. Each ends early once its turn is stopped. */
export type ScoringTask =
  /** Reads the texts of a session and counts them: the encoded corpus. */
  | { do: 'count'; sessionId: number; turn: Turn }
  /** Reads a staged block, for threads to share; null when there is nothing to score. */
  | { do: 'read'; block: StagedBlock; turn: Turn }
  /** Scores what other threads leave of a block: a part of it. */
  | { do: 'score'; shared: SharedBlock }
  /** Puts the parts of a block together, and stages its scores. */
  | { do: 'stage'; block: StagedBlock; shared: SharedBlock; parts: readonly BlockPart[] }
  /** Reads a programme, for threads to share; null when there is nothing to score. */
  | { do: 'open formation'; formation: StaleProgramme; turn: Turn }
  | WriteProgramme
  /** Counts what places on lists cost in a session, by the scores that are stored, and keeps it. */
  | { do: 'price'; sessionId: number }
  /** Reads who is to be placed in a programme and session, and suggests who goes where. */
  | { do: 'assign'; group: Group };

/** Puts together the parts of the programme that it has opened last, and writes its scores: see `writeFormation`. */
export interface WriteProgramme {
  do: 'write formation';
  formation: StaleProgramme;
  parts: readonly BlockPart[];
  at: Date;
}

export interface ThreadData {
  access: DatabaseAccess;
  pairsPerSlice: number | undefined;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/**
 * A thread that counts or scores, with a connection of its own to the database: nothing that grows with a session passes
 * through the thread that answers calls.
 */
export class ScoringThread {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];

  constructor(access: DatabaseAccess, pairsPerSlice?: number) {
    this.#worker = new Worker(new URL('./scoring-thread-worker.ts', import.meta.url), {
      workerData: { access, pairsPerSlice } satisfies ThreadData,
      transferList: 'port' in access ? [access.port] : [],
    });
    this.#worker.on('message', (answer: unknown) => this.#waiting.shift()?.resolve(answer));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('The matching thread has ended.')));
  }

  #fail(error: unknown): void {
    const reason = error instanceof Error ? error : new Error(String(error));
    for (const { reject } of this.#waiting.splice(0)) reject(reason);
  }

  async #ask<Answer>(task: ScoringTask, memory: readonly ArrayBuffer[] = []): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#waiting.push({ resolve, reject });
    this.#worker.postMessage(task, memory);
    return promise as Promise<Answer>;
  }

  count(sessionId: number, turn: Turn): Promise<Uint8Array> {
    return this.#ask({ do: 'count', sessionId, turn });
  }

  read(block: StagedBlock, turn: Turn): Promise<SharedBlock | null> {
    return this.#ask({ do: 'read', block, turn });
  }

  score(shared: SharedBlock): Promise<BlockPart> {
    return this.#ask({ do: 'score', shared });
  }

  stage(block: StagedBlock, shared: SharedBlock, parts: readonly BlockPart[]): Promise<null> {
    return this.#ask({ do: 'stage', block, shared, parts }, parts.flatMap(buffersOf));
  }

  openProgramme(programme: StaleProgramme, turn: Turn): Promise<SharedBlock | null> {
    return this.#ask({ do: 'open formation', formation: programme, turn });
  }

  writeProgramme(told: Omit<WriteProgramme, 'do'>): Promise<boolean> {
    return this.#ask({ do: 'write formation', ...told }, told.parts.flatMap(buffersOf));
  }

  price(sessionId: number): Promise<null> {
    return this.#ask({ do: 'price', sessionId });
  }

  assign(group: Group): Promise<Suggested> {
    return this.#ask({ do: 'assign', group });
  }

  async end(): Promise<void> {
    this.#worker.postMessage(null);
    await endThread(this.#worker);
  }
}
