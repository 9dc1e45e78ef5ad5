import type { Services } from './areas/services.ts';
import { runMatching } from './scoring/runs/run-matching.ts';
import { scoreBlock } from './scoring/runs/score-block.ts';
import { refreshProgrammes } from './scoring/runs/refresh-programmes.ts';
import { rescore } from './scoring/live/rescore.ts';
import { recogniseResume } from './areas/candidates/index.ts';
import { runForgetting, settleAddresses } from './areas/accounts/index.ts';
import { tellBatch, tellLateMove } from './areas/matches/index.ts';
import { dateEnrolments } from './areas/contracts/index.ts';
import { deliverWebhooks } from './areas/machines/index.ts';
import { makeExport } from './areas/exports/index.ts';
import { runImport } from './areas/invitations/index.ts';
import { followSigning } from './areas/contracts/index.ts';
import { returnSetAside, tellNeedBatch, tellNight } from './areas/needs/index.ts';
import { refineSavedPlace } from './areas/reference/index.ts';
import { remindForums } from './areas/forums/index.ts';
import { remindMeetings } from './areas/meetings/index.ts';
import {
  expireNeeds,
  renewCauses,
  runFollowUp,
  tellOlderWaits,
  tellStaffNews,
} from './areas/follow-up/index.ts';
import { runClosing, tellCarried } from './areas/school-years/index.ts';
import {
  isClockSteady,
  runRetention,
  sweepFiles,
  sweepOutbox,
  tellLateForgettings,
  tidy,
} from './areas/privacy/index.ts';
import { attemptsOf, type Runners } from './platform/queue/queue.ts';
import { readReturnedMail } from './platform/messages/read-returned-mail.ts';
import { readReturnedSms } from './platform/messages/read-returned-sms.ts';
import { sendMessage } from './platform/messages/send-message.ts';

type Means = Pick<
  Services,
  | 'communesApi'
  | 'config'
  | 'db'
  | 'esign'
  | 'files'
  | 'jobs'
  | 'keyring'
  | 'live'
  | 'log'
  | 'mailer'
  | 'metrics'
  | 'now'
  | 'pdf'
  | 'places'
  | 'readings'
  | 'sms'
  | 'threads'
  | 'vault'
  | 'version'
>;

/** Last what waited before the update: where it cannot be told, all else has left. */
const followUp = async (services: Means, stopping: AbortSignal): Promise<void> => {
  await tellLateForgettings(services);
  await tellStaffNews(services);
  await tellNight(services);
  if (await isClockSteady(services)) await settleAddresses(services);
  await runFollowUp(services, stopping);
  await tellOlderWaits(services);
};

/** Whether it is the last try, for those that end in words of their own; when the program is to stop. */
const tryOf = (kind: Parameters<typeof attemptsOf>[0], attempt: number, stopping: AbortSignal) => ({
  isLastAttempt: attempt >= attemptsOf(kind),
  stopping,
});

/** What each kind of job does. */
export const runnersOf = (services: Means): Runners => ({
  'send-message': (data, attempt, stopping) => sendMessage(services, data, attempt, stopping),
  'remove-file': ({ name }) => services.files.remove(name),
  rescore: (data) => rescore(services, data),
  'run-matching': (data, attempt, stopping) =>
    runMatching(services, data, tryOf('run-matching', attempt, stopping)),
  'score-block': (data, attempt, stopping) =>
    scoreBlock(services, data, tryOf('score-block', attempt, stopping)),
  'refresh-formations': (data, _attempt, stopping) => refreshProgrammes(services, data, stopping),
  'tell-move': (data) => tellLateMove(services, data),
  'tell-moves': (data) => tellBatch(services, data, false),
  'tell-needs': (data) => tellNeedBatch(services, data),
  'tell-refusals': (data) => tellBatch(services, data, true),
  'run-import': (data, _attempt, stopping) => runImport(services, data, stopping),
  'make-export': (data, attempt, stopping) =>
    makeExport(services, data, tryOf('make-export', attempt, stopping)),
  'close-session': (data, _attempt, stopping) => runClosing(services, data, stopping),
  'tell-carried': (data, _attempt, stopping) => tellCarried(services, data, stopping),
  'refine-place': (data) => refineSavedPlace(services, data),
  'recognise-resume': (data, attempt, stopping) =>
    recogniseResume(services, data, tryOf('recognise-resume', attempt, stopping)),
  'date-enrolments': (_data, _attempt, stopping) => dateEnrolments(services, stopping),
  'sweep-files': () => sweepFiles(services),
  'sweep-outbox': () => sweepOutbox(services),
  'forget-namings': (_data, _attempt, stopping) => runForgetting(services, stopping),
  'remind-meetings': async () => {
    await remindMeetings(services);
    await remindForums(services);
  },
  'follow-up': (_data, _attempt, stopping) => followUp(services, stopping),
  'renew-causes': (_data, _attempt, stopping) => renewCauses(services, stopping),
  'deliver-webhooks': (_data, _attempt, stopping) => deliverWebhooks(services, stopping),
  'follow-signing': (data, _attempt, stopping) => followSigning(services, data, stopping),
  'read-returned-mail': (_data, _attempt, stopping) => readReturnedMail(services, stopping),
  'read-returned-sms': (_data, _attempt, stopping) => readReturnedSms(services, stopping),
  'return-set-aside': async () => {
    await returnSetAside(services);
    if (await isClockSteady(services)) await expireNeeds(services);
  },
  tidy: () => tidy(services),
  retention: (_data, _attempt, stopping) => runRetention(services, stopping),
});
