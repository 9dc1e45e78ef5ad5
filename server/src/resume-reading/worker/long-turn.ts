import { fairQueue, type Turn } from '../../platform/security/fair-queue.ts';

/**
 * What takes long and much memory is done one after the other, scans before files whose reading took too long for others.
 * Whoever is sent away may come again when some of them have ended.
 */
export const openLongTurn = () => {
  const inTurn = fairQueue({ atOnce: 1, waiting: 10, waitingEach: 1, retryAfter: 20 });
  let running = 0;
  let awaited = 0;
  return {
    /** `isBehind`: nobody waits for it. */
    take: async <Result>(
      turn: Turn,
      work: () => Promise<Result>,
      isBehind = false,
    ): Promise<Result> => {
      let waiting = isBehind ? 0 : 1;
      awaited += waiting;
      const waitNoMore = (): void => {
        awaited -= waiting;
        waiting = 0;
      };
      try {
        return await inTurn(turn, async () => {
          waitNoMore();
          running += 1;
          try {
            return await work();
          } finally {
            running -= 1;
          }
        });
      } finally {
        waitNoMore();
      }
    },
    isTaken: () => running > 0,
    /** Whether somebody waits. */
    isAwaited: () => awaited > 0,
  };
};

export type LongTurn = ReturnType<typeof openLongTurn>;
