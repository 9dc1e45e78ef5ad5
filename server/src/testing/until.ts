import { setTimeout as pause } from 'node:timers/promises';

const deadlineMs = 60_000;
const intervalMs = 20;

/** Waits for what happens by itself: answers the first value that is neither null, undefined nor false. */
export const until = async <Value>(
  what: string,
  look: () => Promise<Value | null | undefined | false> | Value | null | undefined | false,
): Promise<Value> => {
  const deadline = performance.now() + deadlineMs;
  for (;;) {
    const seen = await look();
    if (seen !== null && seen !== undefined && seen !== false) return seen;
    if (performance.now() > deadline) throw new Error(`In vain: ${what}.`);
    await pause(intervalMs);
  }
};
