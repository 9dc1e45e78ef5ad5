import type { Handler } from '../../handler.ts';
import { findClockNote } from './clock-queries.ts';

export const readClock: Handler<'GET /clock/', 'db' | 'now'> = async ({ db, now }) => {
  const note = await findClockNote(db.read);
  return {
    now: now().toISOString(),
    seen_at: note?.seenAt.toISOString() ?? null,
    held_at: note?.heldAt?.toISOString() ?? null,
  };
};
