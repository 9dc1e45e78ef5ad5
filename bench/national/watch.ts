import type { ChildProcess } from 'node:child_process';
import type pg from 'pg';
import { memoryOf, processorSecondsOf } from '../shared/processes.ts';

/** Of processes that may end meanwhile: what was seen of each last counts. */
class Processes {
  readonly #before = new Map<number, number>();
  readonly #last = new Map<number, number>();
  readonly #peaks = new Map<number, number>();

  look(pids: readonly number[]): void {
    for (const pid of pids) {
      const seconds = processorSecondsOf(pid);
      if (seconds !== null) this.#last.set(pid, seconds);
      const memory = memoryOf(pid);
      if (memory) this.#peaks.set(pid, memory.peak);
    }
  }

  /** What was taken until now is not counted. */
  begin(pids: readonly number[]): void {
    this.look(pids);
    for (const [pid, seconds] of this.#last) this.#before.set(pid, seconds);
  }

  get seconds(): number {
    return [...this.#last].reduce(
      (sum, [pid, seconds]) => sum + seconds - (this.#before.get(pid) ?? 0),
      0,
    );
  }

  get peaks(): number[] {
    return [...this.#peaks.values()];
  }
}

const intervalMs = 500;

/** What a run takes: of the workers, and of the database's own processes where these are on this machine. */
export class Watch {
  readonly #pool: pg.Pool;
  readonly #ours = new Processes();
  readonly #theirs = new Processes();
  #lookedAt = 0;
  #phaseAt = 0;
  #scoring = 0;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async #backends(): Promise<number[]> {
    const { rows } = await this.#pool.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where datname = current_database() or leader_pid is not null`,
    );
    return rows.map(({ pid }) => pid);
  }

  async begin(workers: readonly ChildProcess[]): Promise<void> {
    this.#ours.begin(pidsOf(workers));
    this.#theirs.begin(await this.#backends());
    this.#lookedAt = this.#phaseAt = performance.now();
  }

  /** Notes for how long blocks wait or are scored: what only the leader does is the rest. */
  async #lookAtPhase(): Promise<void> {
    const { rowCount } = await this.#pool.query(
      'select 1 from staged_blocks where compatible is null limit 1',
    );
    const now = performance.now();
    if (rowCount) this.#scoring += now - this.#phaseAt;
    this.#phaseAt = now;
  }

  /** To be told often; looks at what is taken now and then only. */
  async look(workers: readonly ChildProcess[], isLast = false): Promise<void> {
    await this.#lookAtPhase();
    if (!isLast && performance.now() - this.#lookedAt < intervalMs) return;
    this.#lookedAt = performance.now();
    this.#ours.look(pidsOf(workers));
    this.#theirs.look(await this.#backends());
  }

  /**
   * Processor seconds of the workers and of the database; megabytes that each worker held at most; seconds in which there
   * were blocks to share.
   */
  get taken(): { workers: number; database: number; peaks: number[]; shared: number } {
    return {
      shared: this.#scoring / 1000,
      workers: this.#ours.seconds,
      database: this.#theirs.seconds,
      peaks: this.#ours.peaks,
    };
  }
}

const pidsOf = (workers: readonly ChildProcess[]): number[] =>
  workers.flatMap(({ pid }) => pid ?? []);
