import { poll } from './poll.ts';

const deadlineMs = 60_000;

type Nothing = null | undefined | false;

const isSomething = <Value>(seen: Value | Nothing): seen is Value =>
  seen !== null && seen !== undefined && seen !== false;

/** Waits for what happens by itself: answers the first value that is neither null, undefined nor false. */
export const until = async <Value>(
  what: string,
  look: () => Promise<Value | Nothing> | Value | Nothing,
): Promise<Value> => {
  const seen = await poll(look, isSomething, deadlineMs);
  if (!isSomething(seen)) throw new Error(`In vain: ${what}.`);
  return seen;
};
