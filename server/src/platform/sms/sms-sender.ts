import { isBasicText } from '@tandem/domain/alerts/sms';
import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Config, SmsConfig } from '../config.ts';
import { outboxFile } from '../mail/outbox.ts';

export interface Sms {
  /** E.164. */
  to: string;
  text: string;
  messageId: string;
}

/** An SMS that the provider had taken, and could not deliver. */
export interface ReturnedSms {
  /** E.164. */
  to: string;
  /** What it was sent with. */
  tags: readonly string[];
  reason: string;
  /** The number takes no SMS; else this one alone was refused. */
  isRefused: boolean;
}

export interface SmsSender {
  /** Fails with `SmsRefused` when the number or the text was refused for good. */
  send(sms: Sms): Promise<void>;
  /** What was given back within these days, today's included, again each time it is asked. */
  returned(days: number): AsyncIterable<ReturnedSms>;
}

export class SmsRefused extends Error {
  override readonly name = 'SmsRefused';
}

const timeoutMs = 10_000;

/** Answers that another attempt can change: too many requests, time-outs, faults of the provider, a wrong key or address. */
const isPassing = (status: number): boolean =>
  status < 400 || status >= 500 || [401, 402, 403, 408, 429].includes(status);

const askBrevo = async (
  { apiKey, baseUrl }: SmsConfig,
  path: string,
  body?: object,
): Promise<string> => {
  const response = await fetch(`${baseUrl}/v3/transactionalSMS/${path}`, {
    // Elsewhere nobody is to be shown the key or the number.
    redirect: 'manual',
    headers: {
      'api-key': apiKey,
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = await response.text();
  if (response.ok) return answer;
  const reason = `Brevo ${response.status}: ${answer.slice(0, 200)}`;
  throw isPassing(response.status) ? new Error(reason) : new SmsRefused(reason);
};

const eventsAtOnce = 100;

/** A provider that never ends its list is left after so many. */
const mostEvents = 10_000;

/** Events after which nothing more is tried, and whether it is the number that takes none. `softBounces` may still arrive. */
const finalEvents = { hardBounces: true, blocked: true, rejected: false };

const eventPage = z.object({
  events: z
    .array(
      z.object({
        phoneNumber: z.string().default(''),
        reason: z.string().nullish(),
        tag: z.union([z.string(), z.array(z.string())]).nullish(),
      }),
    )
    .default([]),
});

/** GET /v3/transactionalSMS/statistics/events, https://developers.brevo.com/reference/get-sms-events */
async function* brevoReturned(config: SmsConfig, days: number): AsyncGenerator<ReturnedSms> {
  for (const [event, isRefused] of Object.entries(finalEvents))
    for (let offset = 0; offset < mostEvents; offset += eventsAtOnce) {
      const asked = { days: `${days}`, event, limit: `${eventsAtOnce}`, offset: `${offset}` };
      const query = new URLSearchParams(asked).toString();
      const answer = await askBrevo(config, `statistics/events?${query}`);
      const { events } = eventPage.parse(JSON.parse(answer || '{}'));
      for (const { phoneNumber, reason, tag } of events)
        yield {
          to: `+${phoneNumber.replace(/^\+/, '')}`,
          tags: [tag ?? []].flat(),
          reason: reason ?? '',
          isRefused,
        };
      if (events.length < eventsAtOnce) break;
    }
}

/** Brevo's transactional SMS: POST /v3/transactionalSMS/send, https://developers.brevo.com/reference/sendtransacsms */
const brevoSender = (config: SmsConfig): SmsSender => ({
  send: async ({ to, text, messageId }) => {
    await askBrevo(config, 'send', {
      type: 'transactional',
      unicodeEnabled: !isBasicText(text),
      sender: config.sender,
      // The provider takes the number with its country code and without the plus sign.
      recipient: to.replace(/^\+/, ''),
      content: text,
      // Letters, digits and hyphens alone: what else a tag may have nobody says.
      tag: messageId.replace(/^<|@.*$/g, ''),
    });
  },
  returned: (days) => brevoReturned(config, days),
});

const outboxSender = (dataDir: string): SmsSender => ({
  send: async (sms) => {
    const file = await outboxFile(dataDir, sms.messageId, '.json');
    const line = `${JSON.stringify({ to: sms.to, text: sms.text }, null, 2)}\n`;
    await writeFile(file, line, { mode: 0o600 });
  },
  async *returned() {},
});

/** The provider of `SMS_API_KEY`; without it, the outbox folder. */
export const openSmsSender = (config: Config): SmsSender =>
  config.sms === null ? outboxSender(config.dataDir) : brevoSender(config.sms);
