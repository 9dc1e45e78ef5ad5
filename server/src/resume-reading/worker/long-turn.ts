import { fairQueue, type Turn } from '../../platform/security/fair-queue.ts';

/**
 * What takes long and much memory is done one after the other, scans before files whose reading took too long for others.
 * Whoever is sent away may come again when some of them have ended.
 */
export const openLongTurn = () => {
  const inTurn = fairQueue({ atOnce: 1, waiting: 10, waitingEach: 1, retryAfter: 20 });
  let running = 0;
  return {
    take: <Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> =>
      inTurn(turn, async () => {
        running += 1;
        try {
          return await work();
        } finally {
          running -= 1;
        }
      }),
    isTaken: () => running > 0,
  };
};

export type LongTurn = ReturnType<typeof openLongTurn>;
