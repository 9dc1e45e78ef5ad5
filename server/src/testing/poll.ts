import { setTimeout as pause } from 'node:timers/promises';

const intervalMs = 20;

/** What `look` sees once it is as hoped for; after the deadline, what it sees anyway. */
export const poll = async <Seen>(
  look: () => Promise<Seen> | Seen,
  asHoped: (seen: Seen) => boolean,
  deadlineMs: number,
): Promise<Seen> => {
  const deadline = performance.now() + deadlineMs;
  let seen = await look();
  while (!asHoped(seen) && performance.now() < deadline) {
    await pause(intervalMs);
    seen = await look();
  }
  return seen;
};
