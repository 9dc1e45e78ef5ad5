import { setTimeout as pause } from 'node:timers/promises';
import { MailRefused } from '../mail/mailer.ts';
import { SmsRefused } from '../sms/sms-sender.ts';
import { PushGone, PushRefused } from '../push/push-sender.ts';
import { deletePushDevice } from '../push/device-queries.ts';
import type { PlatformServices } from '../services.ts';
import { links } from '../mail/links.ts';
import { findMessage, tooLate, type Message } from './message-queries.ts';
import { isOutage } from '../database/outage.ts';
import { attemptsOf } from '../queue/queue.ts';
import { messageIdOf } from './message-id.ts';
import { noteFailure, noteRefused, noteSent } from './outcome-queries.ts';
import { sendToDevice } from './send-to-device.ts';

type Delivering = Pick<
  PlatformServices,
  'config' | 'db' | 'keyring' | 'mailer' | 'now' | 'sms' | 'vault'
>;

const deliver = async (services: Delivering, message: Message): Promise<void> => {
  if (message.channel === 'push') return sendToDevice(services, message);
  const { recipient: to, subject, text, html, calendar } = message;
  const messageId = messageIdOf(services, message);
  await (message.channel === 'mail'
    ? services.mailer.send({
        to,
        subject,
        text,
        html: html ?? '',
        messageId,
        ...(calendar && { calendar }),
        ...(message.less_token !== null && {
          lessAt: links(services.config).lessByOneClick(message.less_token),
        }),
      })
    : services.sms.send({ to, text, messageId }));
};

const noteIntervalMs = 500;

const isRefusal = (error: unknown): boolean =>
  [MailRefused, SmsRefused, PushRefused].some((kind) => error instanceof kind);

/**
 * The other side has the message: while the database is away the note of it waits, or the message would go out again.
 * Only the end of this server gives the note up.
 */
const noteDelivery = async (
  { db, now }: Pick<PlatformServices, 'db' | 'now'>,
  message: Message,
  stopping: AbortSignal | undefined,
): Promise<void> => {
  for (;;) {
    try {
      return await db.transaction((tx) => noteSent(tx, message, now()));
    } catch (error) {
      if (!isOutage(error)) throw error;
      await pause(noteIntervalMs, undefined, { ...(stopping && { signal: stopping }) });
    }
  }
};

/** Sends one message; a message that is gone or already sent is left alone. */
export const sendMessage = async (
  services: Delivering & Pick<PlatformServices, 'metrics'>,
  { messageId }: { messageId: number },
  attempt: number,
  stopping?: AbortSignal,
): Promise<void> => {
  const message = await findMessage(services.db.read, messageId);
  if (!message || message.state !== 'queued') return;
  if (message.leave_until !== null && services.now() >= message.leave_until) {
    await services.db.transaction((tx) => noteFailure(tx, message, tooLate, true));
    return;
  }
  try {
    await deliver(services, message);
  } catch (error) {
    // With the device goes all that was to be told to it, this message among it.
    if (error instanceof PushGone && message.push_device_id !== null)
      return void (await deletePushDevice(services.db.read, { id: message.push_device_id }));
    const refused = isRefusal(error);
    const final = refused || attempt >= attemptsOf('send-message');
    services.metrics.messageFailed(message.channel, final);
    const reason = error instanceof Error ? error.message : String(error);
    await services.db.transaction(async (tx) => {
      await noteFailure(tx, message, reason.slice(0, 500), final);
      if (refused) await noteRefused(tx, message, services.now());
    });
    if (!final) throw error;
    return;
  }
  await noteDelivery(services, message, stopping);
};
