import type { Handler } from '../../handler.ts';
import { lockClockNote, writeClockNote } from './clock-queries.ts';

/** A superuser says that the clock is right: what waited for that goes on. Nothing where nothing waits. */
export const confirmClock: Handler<'POST /clock/', 'db' | 'jobs' | 'now'> = async ({
  db,
  jobs,
  now,
}) => {
  await db.transaction(async (tx) => {
    const note = await lockClockNote(tx);
    if (!note?.heldAt) return;
    await writeClockNote(tx, { seenAt: now(), heldAt: null });
    await jobs.add(tx, 'retention', [{}]);
    await jobs.add(tx, 'tidy', [{}]);
  });
  return undefined;
};
