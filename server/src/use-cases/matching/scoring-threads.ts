import { ScoringThread } from './scoring-thread.ts';

/** How long a thread waits for more: starting one takes longer than scoring a small block. */
const patienceMs = 5000;

/** The threads of this process that count and score; each has one piece of work at a time. */
export class ScoringThreads {
  readonly #idle = new Map<ScoringThread, NodeJS.Timeout>();

  /** Has `work` done with a thread of its own; one that fails at it is not used again. */
  async use<Result>(work: (thread: ScoringThread) => Promise<Result>): Promise<Result> {
    const thread = this.#take() ?? new ScoringThread();
    try {
      const result = await work(thread);
      this.#keep(thread);
      return result;
    } catch (error) {
      await thread.end();
      throw error;
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
