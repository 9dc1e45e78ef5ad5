import { availableParallelism } from 'node:os';
import { undoMs } from '@tandem/domain/matches/undo';
import type { QueueOptions } from 'pg-boss';
import type { JobName } from './job-data.ts';

interface JobKind {
  /** `short`: of those with the same key only one waits at a time. */
  policy: 'standard' | 'short';
  /** How many are taken, and run side by side, at a time. */
  batch: number;
  retry: QueueOptions;
  /** It waits so long for more to come: what changes meanwhile is done with it. */
  pauseSeconds?: number;
  /** For a job that the clock starts: a cron expression, in UTC. */
  cron?: string;
}

/** A job has this long, and is taken up again sooner when the process that runs it has died or lost the database. */
const within = (seconds: number) => ({ expireInSeconds: seconds, heartbeatSeconds: 30 });

export const kinds: Record<JobName, JobKind> = {
  'send-message': {
    policy: 'standard',
    // Few enough that even a very slow mail server is through with them long before the jobs expire and are run again.
    batch: 8,
    // Some 14 tries within about two days.
    retry: {
      retryLimit: 13,
      retryDelay: 20,
      retryBackoff: true,
      retryDelayMax: 6 * 3600,
      ...within(300),
    },
  },
  'remove-file': {
    policy: 'standard',
    batch: 10,
    retry: { retryLimit: 20, retryDelay: 30, retryBackoff: true, ...within(120) },
  },
  rescore: {
    policy: 'short',
    batch: 20,
    retry: { retryLimit: 5, retryDelay: 1, retryBackoff: true, ...within(120) },
  },
  'run-matching': {
    policy: 'short',
    batch: 1,
    retry: { retryLimit: 3, retryDelay: 1, ...within(3600) },
  },
  'score-block': {
    policy: 'standard',
    // As many as the machine can score side by side.
    batch: Math.max(2, availableParallelism()),
    retry: { retryLimit: 2, retryDelay: 1, ...within(1800) },
  },
  'refresh-formations': {
    policy: 'short',
    batch: 1,
    retry: { retryLimit: 5, retryDelay: 1, retryBackoff: true, ...within(1800) },
    pauseSeconds: 2,
  },
  'tell-move': {
    policy: 'standard',
    batch: 8,
    retry: { retryLimit: 13, retryDelay: 20, retryBackoff: true, ...within(120) },
    pauseSeconds: undoMs / 1000,
  },
  'tell-moves': {
    policy: 'short',
    batch: 1,
    retry: { retryLimit: 13, retryDelay: 20, retryBackoff: true, ...within(600) },
    pauseSeconds: 60,
  },
  'tell-refusals': {
    policy: 'short',
    batch: 1,
    retry: { retryLimit: 13, retryDelay: 20, retryBackoff: true, ...within(600) },
    // Those that are made a minute after the first of them can no longer be taken back either.
    pauseSeconds: undoMs / 1000 + 60,
  },
  'tell-needs': {
    policy: 'short',
    batch: 1,
    retry: { retryLimit: 13, retryDelay: 20, retryBackoff: true, ...within(600) },
    pauseSeconds: 60,
  },
  'run-import': {
    policy: 'standard',
    batch: 1,
    retry: {
      retryLimit: 20,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 3600,
      ...within(3600),
    },
  },
  'make-export': {
    policy: 'standard',
    batch: 1,
    retry: { retryLimit: 5, retryDelay: 5, retryBackoff: true, ...within(3600) },
  },
  'close-session': {
    policy: 'short',
    batch: 1,
    retry: { retryLimit: 20, retryDelay: 5, retryBackoff: true, ...within(3600) },
  },
  'tell-carried': {
    policy: 'short',
    batch: 1,
    retry: { retryLimit: 20, retryDelay: 5, retryBackoff: true, ...within(3600) },
  },
  'refine-place': {
    policy: 'standard',
    batch: 4,
    // Asked once: it refines what is there already.
    retry: { retryLimit: 0, expireInSeconds: 60 },
  },
  'recognise-resume': {
    policy: 'short',
    // Pictures are read one after the other, people's first.
    batch: 1,
    retry: {
      retryLimit: 8,
      retryDelay: 20,
      retryBackoff: true,
      retryDelayMax: 3600,
      ...within(900),
    },
  },
  'date-enrolments': {
    policy: 'short',
    batch: 1,
    retry: { retryLimit: 5, retryDelay: 60, ...within(1800) },
  },
  'sweep-files': {
    policy: 'short',
    batch: 1,
    retry: { retryLimit: 2, expireInSeconds: 1800 },
    cron: '37 3 * * *',
  },
  'sweep-outbox': {
    policy: 'short',
    batch: 1,
    retry: { retryLimit: 2, expireInSeconds: 1800 },
    cron: '27 3 * * *',
    // Those who are erased one after the other are dealt with at once.
    pauseSeconds: 2,
  },
  'forget-namings': {
    policy: 'short',
    batch: 1,
    // What could not be done then is done by the clock.
    retry: { retryLimit: 5, retryDelay: 20, retryBackoff: true, ...within(3600) },
    cron: '52 * * * *',
    // Those who leave one after the other are looked for together.
    pauseSeconds: 2,
  },
  'remind-meetings': {
    policy: 'short',
    batch: 1,
    retry: { retryLimit: 2, expireInSeconds: 900 },
    cron: '7,37 * * * *',
  },
  'follow-up': {
    policy: 'short',
    batch: 1,
    retry: { retryLimit: 2, expireInSeconds: 800, heartbeatSeconds: 30 },
    cron: '*/15 * * * *',
  },
  'renew-causes': {
    policy: 'short',
    batch: 1,
    // What is left undone the next one does, and whoever opens the list.
    retry: { retryLimit: 0, ...within(900) },
    cron: '* * * * *',
  },
  'deliver-webhooks': {
    policy: 'short',
    batch: 1,
    // What could not be told is tried again by the row that says when.
    retry: { retryLimit: 0, ...within(900) },
    cron: '* * * * *',
  },
  'follow-signing': {
    policy: 'short',
    batch: 1,
    // What could not be asked is asked again by the clock.
    retry: { retryLimit: 0, ...within(900) },
    cron: '*/10 * * * *',
  },
  'read-returned-mail': {
    policy: 'short',
    batch: 1,
    // What could not be read is read by the next one.
    retry: { retryLimit: 0, ...within(600) },
    cron: '*/5 * * * *',
  },
  'read-returned-sms': {
    policy: 'short',
    batch: 1,
    // What could not be asked is asked by the next one.
    retry: { retryLimit: 0, ...within(600) },
    cron: '13,28,43,58 * * * *',
  },
  'return-set-aside': {
    policy: 'short',
    batch: 1,
    retry: { retryLimit: 5, retryDelay: 60, ...within(600) },
    // In the morning in Paris, summer and winter: people are told of it. Holidays it leaves to the next day.
    cron: '20 7 * * 1-6',
  },
  tidy: { policy: 'short', batch: 1, retry: { retryLimit: 2 }, cron: '17 3 * * *' },
  retention: {
    policy: 'short',
    batch: 1,
    retry: { retryLimit: 2, expireInSeconds: 3600, heartbeatSeconds: 30 },
    // It runs once a day all the same: a server that is off at night is asked again when it is on.
    cron: '47 * * * *',
  },
};
