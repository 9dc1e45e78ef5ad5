import type { Caught } from './mail-catcher.ts';
import type { Place } from './place.ts';
import { query, withDatabase } from './world.ts';

export interface MessageFigures {
  written: number;
  /** Not at the mail server. */
  missing: number;
  /** At the mail server, and nobody wrote them: their transaction did not hold. */
  unwritten: number;
  /** Sent again by a later server: the mail server had them, the note of it died with the earlier one. */
  afterLostNote: number;
  /** Sent again by the same server, or written twice for one cause. */
  twice: number;
}

const number = (rows: Record<string, unknown>[]): number => Number(rows[0]?.['count'] ?? 0);

/** Compares what the database says was written with what the mail server has; no server runs meanwhile. */
export const compareMessages = (place: Place, caught: readonly Caught[]): Promise<MessageFigures> =>
  withDatabase(place, async (db) => {
    const rows = await query(db, 'select id, created_at from messages');
    const names = rows.map(
      ({ id, created_at: at }) => `<tandem-${String(id)}-${(at as Date).getTime()}@`,
    );
    const written = new Set(names);
    const lives = new Map<string, number[]>();
    for (const { messageId, life } of caught) {
      const name = messageId.replace(/@.*$/, '@');
      lives.set(name, [...(lives.get(name) ?? []), life]);
    }
    const again = [...lives.values()].filter((seen) => seen.length > 1);
    const bySameServer = again.filter((seen) => new Set(seen).size < seen.length).length;
    const invitedTwice = number(
      await query(
        db,
        `select count(*) from (select invited_account_id from messages where invited_account_id is not null
         group by 1 having count(*) > 1) twice`,
      ),
    );
    // A move by the staff is told to both sides.
    const tellings = number(
      await query(db, 'select count(*) from messages where invited_account_id is null'),
    );
    const moves = number(await query(db, 'select count(*) from match_moves'));
    return {
      written: names.length,
      missing: names.filter((name) => !lives.has(name)).length,
      unwritten: [...lives.keys()].filter((name) => !written.has(name)).length,
      afterLostNote: again.length - bySameServer,
      twice: bySameServer + invitedTwice + Math.abs(tellings - 2 * moves),
    };
  });

/** How many messages are not out yet. */
export const countQueued = (place: Place): Promise<number> =>
  withDatabase(place, async (db) =>
    number(await query(db, "select count(*) from messages where state = 'queued'")),
  );
