import { fairQueue } from '../../platform/security/fair-queue.ts';

/**
 * What takes long and much memory is done one after the other, scans before files whose reading took too long for others.
 * Whoever is sent away may come again when some of them have ended.
 */
export const openLongTurn = () =>
  fairQueue({ atOnce: 1, waiting: 10, waitingEach: 1, retryAfter: 20 });

export type LongTurn = ReturnType<typeof openLongTurn>;
