import { Failure } from '@tandem/domain/errors';
import { tutorLinksAnHour } from '@tandem/domain/matches/pace';
import { needState } from '@tandem/domain/needs/need-state';
import { requireOwnPace } from '../../platform/audit-log/own-pace.ts';
import type { NewMessage } from '../../platform/messages/message-queries.ts';
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts';
import { links } from '../../platform/mail/links.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Writes } from '../../platform/database/database.ts';
import type { SignedInActor } from '../../platform/http/call.ts';
import { newcomerLine } from '../companies/index.ts';
import type { Handler } from '../handler.ts';
import type { Services } from '../services.ts';
import { lockNeed, updateNeed, type Need } from './need-queries.ts';
import { needRecordOf } from './need-records.ts';
import { lockMovableNeed } from './states/lock-movable-need.ts';
import { findNeedOfCompany } from './states/need-move-queries.ts';
import { tutorMail, tutorSms } from './tutor-messages.ts';
import { tutorLessToken } from './tutor-readers.ts';

/** A double click, or one that was impatient, sends nothing again. */
const restMs = 60_000;

const missing = {
  mail: { tutor_email: 'Indiquez d’abord l’adresse e-mail du tuteur dans le besoin.' },
  sms: { tutor_phone: 'Indiquez d’abord le téléphone du tuteur dans le besoin.' },
};

type Channel = 'mail' | 'sms';

interface Reached {
  channel: Channel;
  recipient: string;
}

const recipientOf = (need: Need, channel: Channel): string | null =>
  channel === 'mail' ? need.tutor_email : need.tutor_phone;

/** @throws Failure where nobody has said how the tutor is reached */
const reachedBy = (need: Need, channel: Channel): Reached => {
  const recipient = recipientOf(need, channel);
  if (recipient === null) throw new Failure('invalid_input', { fields: missing[channel] });
  return { channel, recipient };
};

const messageTo = async (
  { config }: Pick<Services, 'config'>,
  tx: Writes,
  need: Need,
  { channel, recipient }: Reached,
  { company, newcomer }: { company: string; newcomer: string | null },
): Promise<NewMessage> => {
  const about = { needIds: [need.id] };
  const { tutorTest, lessMessages } = links(config);
  const { title, tutor_first_name: firstName, token } = need;
  const tutor = { company, title, firstName, newcomer, link: tutorTest(token) };
  if (channel === 'sms')
    return { channel, recipient, subject: '', text: tutorSms(tutor), html: null, about };
  const lessToken = await tutorLessToken(tx, recipient);
  return { channel, recipient, ...tutorMail(tutor, lessMessages(lessToken)), lessToken, about };
};

type Sending = Pick<Services, 'config' | 'jobs' | 'now'>;

/** Writes the message, and notes that it leaves: whoever asks for it says that the address, or the number, takes it. */
const sendLink = async (
  services: Sending,
  tx: Writes,
  need: Need,
  reached: Reached,
): Promise<void> => {
  const { company, account_id: accountId } = orNotFound(await findNeedOfCompany(tx, need.id));
  const newcomer = await newcomerLine(tx, accountId, services.now());
  const message = await messageTo(services, tx, need, reached, { company, newcomer });
  await enqueueMessages(services, tx, [message]);
  await updateNeed(tx, need.id, {
    tutor_asked_at: services.now(),
    ...(reached.channel === 'mail'
      ? { tutor_refused_at: null, tutor_returned: false }
      : { tutor_phone_refused_at: null }),
  });
};

/** The address is whatever the company has typed: it has nobody written to by the hundred. */
const requireLinkPace = (tx: Writes, actor: SignedInActor, now: Date): Promise<void> =>
  requireOwnPace(tx, actor, { auditAction: 'send_tutor_link', anHour: tutorLinksAnHour, now });

/** Sends the tutor the link of the test: a person has just asked for it, so that it leaves at once. */
export const sendTutorLink: Handler<
  'POST /offers/{id}/tutor-link/',
  'config' | 'db' | 'jobs' | 'now' | 'skillNames'
> = (services, { actor, params, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const need = await lockMovableNeed(tx, actor, params.id);
    if (need.activated_at !== null) throw new Failure('test_already_done');
    const reached = reachedBy(need, body.channel);
    const at = services.now();
    const isRepeated =
      need.tutor_asked_at !== null && at.getTime() - need.tutor_asked_at.getTime() < restMs;
    if (!isRepeated) {
      await requireLinkPace(tx, actor, at);
      await sendLink(services, tx, need, reached);
      await auditLog.changed(tx, { companies: [need.company_id] });
    }
    return needRecordOf(services, tx, need.id);
  });

/** What a need that was made from that of another school year still waits for of its tutor. */
export type TutorStanding = 'answered' | 'asked' | 'unknown';

/**
 * Sends the tutor the link of a need that goes on in another school year, by mail where an address is known: the one that
 * they may have got leads nowhere once its year is closed.
 */
export const sendLinkAnew = async (
  services: Sending,
  tx: Writes,
  needId: number,
): Promise<TutorStanding> => {
  const need = orNotFound(await lockNeed(tx, needId));
  if (need.state !== needState.inactive) return 'answered';
  // The company was faster.
  if (need.tutor_asked_at !== null) return 'asked';
  if (need.tutor_email === null && need.tutor_phone === null) return 'unknown';
  const channel = need.tutor_email === null ? 'sms' : 'mail';
  await sendLink(services, tx, need, reachedBy(need, channel));
  return 'asked';
};

const isOther = (after: string | null, before: string | null): boolean =>
  after !== null && before !== null && after.toLowerCase() !== before.toLowerCase();

/** By what the tutor of a need is written to anew where it is changed: mail that has left, SMS that were refused. */
const usedChannels = (need: Need): Channel[] => [
  ...(need.tutor_asked_at !== null || need.tutor_refused_at !== null ? (['mail'] as const) : []),
  ...(need.tutor_phone_refused_at !== null ? (['sms'] as const) : []),
];

/**
 * The tutor of a need that was just changed is reached at another address, or at another number than one that refuses SMS: the
 * link that had gone to the one before, or had not arrived there, leaves to it.
 */
export const sendLinkToNewAddress = async (
  services: Sending,
  tx: Writes,
  actor: SignedInActor,
  before: Need,
): Promise<void> => {
  const used = usedChannels(before);
  if (used.length === 0) return;
  const need = orNotFound(await lockNeed(tx, before.id));
  const channel = used.find((one) => isOther(recipientOf(need, one), recipientOf(before, one)));
  if (channel === undefined || need.state !== needState.inactive) return;
  await requireLinkPace(tx, actor, services.now());
  await sendLink(services, tx, need, reachedBy(need, channel));
};
