import { ApiError } from '../api/errors.ts';

/** How many calls are under way at a time. */
const concurrency = 4;

/** Seconds for which it is waited: a pace by the minute passes, a limit by the hour is told. */
const longestWait = 60;

/** How often for one of them. */
const mostWaits = 5;

/** Seconds until the server takes more; null where it has said something else. */
const waitAsked = (error: unknown): number | null => {
  const seconds =
    error instanceof ApiError && error.status === 429 ? error.data['retry_after'] : null;
  return typeof seconds === 'number' && seconds <= longestWait ? seconds : null;
};

const doPatiently = async (run: () => Promise<unknown>, waits = mostWaits): Promise<void> => {
  try {
    await run();
  } catch (error) {
    const seconds = waitAsked(error);
    if (seconds === null || waits === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    await doPatiently(run, waits - 1);
  }
};

export interface Outcomes<Item> {
  done: Item[];
  failed: { item: Item; error: unknown }[];
}

/** Does the same with each of many, a few at a time and as fast as the server takes them; one that fails stops no other. */
export const mapWithConcurrency = async <Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<unknown>,
  onProgress: (count: number) => void = () => {},
): Promise<Outcomes<Item>> => {
  const done: Item[] = [];
  const failed: Outcomes<Item>['failed'] = [];
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) {
      try {
        await doPatiently(() => run(item));
        done.push(item);
      } catch (error) {
        failed.push({ item, error });
      }
      onProgress(done.length + failed.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, work));
  return { done, failed };
};
