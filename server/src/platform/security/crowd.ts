import { Failure } from '@tandem/domain/errors';

/** Runs `atOnce` pieces of work side by side; of the others, `waiting` wait their turn and the rest are sent away. */
export const crowd = ({ atOnce, waiting }: { atOnce: number; waiting: number }) => {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (queue.length >= waiting)
        throw new Failure('too_many_requests', { data: { retry_after: 5 } });
      // Whoever leaves hands over the place: nobody who comes later takes it.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
