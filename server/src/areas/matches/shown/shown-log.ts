import type { MarkingSide } from '@tandem/domain/matches/marks';
import { notedRanks, type ShownOrder } from '@tandem/domain/matches/shown';
import type { Logger } from 'pino';
import type { Database } from '../../../platform/database/database.ts';
import { addShown, type ShownMatch } from './shown-queries.ts';

/** The head of a list that was sent to one of the two sides. */
export interface ShownList {
  side: MarkingSide;
  day: string;
  sorted_by: ShownOrder;
  lot: number | null;
  /** How many rows stand before the first of these. */
  offset?: number | undefined;
  /** In the order of the list. */
  matches: readonly { applicant_id: number; offer_id: number }[];
}

/** So long the next batch gathers; what a process that is killed has gathered is lost. */
const gatheringMs = 2000;
/** Beyond as many rows that wait, or are known to be written, those are let go. */
const most = 50_000;

const keyOf = ({ applicant_id, offer_id, side, day }: ShownMatch): string =>
  `${applicant_id} ${offer_id} ${side} ${day}`;

/**
 * Which matches stood first on the lists that were sent: gathered while calls are answered, and written together a moment
 * later, so that no reader waits for it. A batch that fails is left out.
 */
export class ShownLog {
  readonly #db: Database;
  readonly #log: Logger;
  #gathered = new Map<string, ShownMatch>();
  readonly #known = new Set<string>();
  #timer: NodeJS.Timeout | null = null;
  #written: Promise<void> = Promise.resolve();

  constructor(db: Database, log: Logger) {
    this.#db = db;
    this.#log = log;
  }

  note({ matches, offset = 0, ...list }: ShownList): void {
    for (const [at, { applicant_id, offer_id }] of matches.entries()) {
      const rank = offset + at + 1;
      if (rank > notedRanks || this.#gathered.size >= most) break;
      const shown = { applicant_id, offer_id, rank, ...list };
      const key = keyOf(shown);
      if (!this.#known.has(key) && !this.#gathered.has(key)) this.#gathered.set(key, shown);
    }
    if (this.#gathered.size > 0)
      this.#timer ??= setTimeout(() => void this.write(), gatheringMs).unref();
  }

  /** Writes down what has gathered; resolves when that, and all before it, is done. */
  write(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const gathered = this.#gathered;
    this.#gathered = new Map();
    this.#written = this.#written.then(() => this.#add(gathered));
    return this.#written;
  }

  async #add(gathered: ReadonlyMap<string, ShownMatch>): Promise<void> {
    if (gathered.size === 0) return;
    if (this.#known.size + gathered.size > most) this.#known.clear();
    try {
      await addShown(this.#db.read, [...gathered.values()]);
      for (const key of gathered.keys()) this.#known.add(key);
    } catch (error) {
      this.#log.warn({ err: error, rows: gathered.size }, 'what was shown could not be noted');
    }
  }
}
