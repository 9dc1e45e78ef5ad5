import { Worker } from 'node:worker_threads';
import { endThread } from '../../end-thread.ts';
import type { Pair } from '@tandem/domain/match';
import type { ScoringSettings } from '@tandem/matching/settings';
import type { CandidateRow, NeedRow } from '../../storage/profile-rows.ts';
import type { EncodedScores } from '../../storage/score-columns.ts';

type Rows = { candidates: readonly CandidateRow[] } | { needs: readonly NeedRow[] };

/** What the thread is told; it answers in the same order, and ends on null. */
export type ScoringTask =
  /** Counts texts into the corpus. */
  | { do: 'count'; rows: Rows }
  /** Ends the counting: the encoded corpus. */
  | { do: 'finish corpus' }
  /** Takes rows of the block. */
  | { do: 'take'; rows: Rows }
  /** Scores the block that was taken. */
  | { do: 'score'; corpus: Uint8Array; settings: ScoringSettings; actedOn: readonly Pair[] };

export interface ScoredBlockParts {
  compatible: number;
  /** The pairs to be stored. */
  chunks: EncodedScores[];
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** A thread that counts or scores, so that the server keeps answering meanwhile. */
export class ScoringThread {
  readonly #worker = new Worker(new URL('./scoring-thread-worker.ts', import.meta.url));
  readonly #waiting: Waiting[] = [];

  constructor() {
    this.#worker.on('message', (answer: unknown) => this.#waiting.shift()?.resolve(answer));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('The matching thread has ended.')));
  }

  #fail(error: unknown): void {
    const reason = error instanceof Error ? error : new Error(String(error));
    for (const { reject } of this.#waiting.splice(0)) reject(reason);
  }

  async #ask<Answer>(task: ScoringTask): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#waiting.push({ resolve, reject });
    this.#worker.postMessage(task);
    return promise as Promise<Answer>;
  }

  count(rows: Rows): Promise<null> {
    return this.#ask({ do: 'count', rows });
  }

  finishCorpus(): Promise<Uint8Array> {
    return this.#ask({ do: 'finish corpus' });
  }

  take(rows: Rows): Promise<null> {
    return this.#ask({ do: 'take', rows });
  }

  score(
    corpus: Uint8Array,
    settings: ScoringSettings,
    actedOn: readonly Pair[],
  ): Promise<ScoredBlockParts> {
    return this.#ask({ do: 'score', corpus, settings, actedOn });
  }

  async end(): Promise<void> {
    this.#worker.postMessage(null);
    await endThread(this.#worker);
  }
}
