import type { Runners } from '../platform/queue/queue.ts';

const nothing = async (): Promise<void> => {};

/** For tests of the queue itself: jobs of every kind end at once. */
export const idleRunners: Runners = {
  'send-message': nothing,
  'remove-file': nothing,
  rescore: nothing,
  'run-matching': nothing,
  'score-block': nothing,
  'refresh-formations': nothing,
  'refine-place': nothing,
  'sweep-files': async () => {},
  tidy: nothing,
  retention: nothing,
};
