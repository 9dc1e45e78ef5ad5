import { isSameReading, type AuditLogList } from '@tandem/domain/audit/audit-log';
import type { Database } from '../database/database.ts';
import { addAuditLogLines, type AuditLogLine } from './audit-queries.ts';

/** Lists read of late; beyond it, those whose time has passed are forgotten. */
const remembered = 1000;

/**
 * Writes down who reads what. What is read at the same time is written together: while one batch is on its way, the next
 * gathers. Whoever reads waits for their batch, so that nothing is shown before it is written, whenever the server ends.
 */
export class RecordReadings {
  readonly #db: Database;
  readonly #lists = new Map<string, Date>();
  #gathered: AuditLogLine[] = [];
  #written: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Resolves when the lines are written. */
  add(lines: readonly AuditLogLine[]): Promise<void> {
    if (lines.length === 0) return Promise.resolve();
    this.#gathered.push(...lines);
    this.#next ??= this.#writeAfter(this.#written);
    return this.#next;
  }

  /** The same for a list: its pages, and what reads it again soon, are one reading. */
  async addList(line: AuditLogLine & { list: AuditLogList }): Promise<void> {
    const key = `${line.actor_id} ${line.actor_role} ${line.list}`;
    const earlier = this.#lists.get(key);
    if (earlier && isSameReading(earlier, line.at)) return;
    await this.add([line]);
    this.#lists.set(key, line.at);
    if (this.#lists.size > remembered) this.#forgetBefore(line.at);
  }

  async #writeAfter(earlier: Promise<void>): Promise<void> {
    // Whoever waits for the earlier batch is told of its failure; this one is written all the same.
    await earlier.catch(() => {});
    const lines = this.#gathered;
    this.#gathered = [];
    this.#next = null;
    this.#written = addAuditLogLines(this.#db.read, lines);
    await this.#written;
  }

  #forgetBefore(now: Date): void {
    for (const [key, at] of this.#lists) if (!isSameReading(at, now)) this.#lists.delete(key);
  }
}
