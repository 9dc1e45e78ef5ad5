import type { Runners } from '../../platform/queue/queue.ts';

const nothing = async (): Promise<void> => {};

/** For tests of the queue itself: jobs of every kind end at once. */
export const idleRunners: Runners = {
  'send-message': nothing,
  'remove-file': nothing,
  rescore: nothing,
  'run-matching': nothing,
  'score-block': nothing,
  'refresh-formations': nothing,
  'tell-move': nothing,
  'tell-moves': nothing,
  'tell-refusals': nothing,
  'tell-needs': nothing,
  'forget-namings': nothing,
  'refine-place': nothing,
  'run-import': nothing,
  'make-export': nothing,
  'recognise-resume': nothing,
  'date-enrolments': nothing,
  'sweep-files': async () => {},
  'sweep-outbox': async () => {},
  'remind-meetings': nothing,
  'follow-up': nothing,
  'close-session': nothing,
  'tell-carried': nothing,
  'read-returned-mail': nothing,
  'read-returned-sms': nothing,
  'return-set-aside': nothing,
  'renew-causes': nothing,
  'deliver-webhooks': nothing,
  'follow-signing': nothing,
  tidy: nothing,
  retention: nothing,
};
