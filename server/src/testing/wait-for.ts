import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';

const intervalMs = 20;

/** A crowded machine is through by then: a server that starts in four seconds has taken a minute on one. */
const deadlineMs = 150_000;

type Nothing = null | undefined | false;

const isSomething = <Value>(seen: Value | Nothing): seen is Value =>
  seen !== null && seen !== undefined && seen !== false;

/**
 * Waits for what happens by itself: answers what `look` sees once it is as hoped for; unless told how that is, once it is
 * neither null, undefined nor false. Fails with `what` was waited for, and what was seen instead.
 */
export const waitFor = async <Value>(
  what: string,
  look: () => Promise<Value | Nothing> | Value | Nothing,
  isAsHoped: (seen: Value) => boolean = () => true,
): Promise<Value> => {
  const deadline = performance.now() + deadlineMs;
  for (;;) {
    const seen = await look();
    if (isSomething(seen) && isAsHoped(seen)) return seen;
    if (performance.now() > deadline) throw new Error(`In vain: ${what}. Seen: ${inspect(seen)}`);
    await pause(intervalMs);
  }
};
