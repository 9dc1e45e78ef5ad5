import { isBasicText } from '@tandem/domain/alerts/sms';
import { writeFile } from 'node:fs/promises';
import type { Config, SmsConfig } from '../config.ts';
import { outboxFile } from '../mail/outbox.ts';

export interface Sms {
  /** E.164. */
  to: string;
  text: string;
  messageId: string;
}

export interface SmsSender {
  /** Fails with `SmsRefused` when the number or the text was refused for good. */
  send(sms: Sms): Promise<void>;
}

export class SmsRefused extends Error {
  override readonly name = 'SmsRefused';
}

const timeoutMs = 10_000;

/** Answers that another attempt can change: too many requests, time-outs, faults of the provider, a wrong key or address. */
const isPassing = (status: number): boolean =>
  status < 400 || status >= 500 || [401, 402, 403, 408, 429].includes(status);

/** Brevo's transactional SMS: POST /v3/transactionalSMS/send, https://developers.brevo.com/reference/sendtransacsms */
const brevoSender = ({ apiKey, baseUrl, sender }: SmsConfig): SmsSender => ({
  send: async ({ to, text }) => {
    const response = await fetch(`${baseUrl}/v3/transactionalSMS/send`, {
      method: 'POST',
      // Elsewhere nobody is to be shown the key or the number.
      redirect: 'manual',
      headers: {
        'api-key': apiKey,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify({
        type: 'transactional',
        unicodeEnabled: !isBasicText(text),
        sender,
        // The provider takes the number with its country code and without the plus sign.
        recipient: to.replace(/^\+/, ''),
        content: text,
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = await response.text();
    if (response.ok) return;
    const reason = `Brevo ${response.status}: ${answer.slice(0, 200)}`;
    throw isPassing(response.status) ? new Error(reason) : new SmsRefused(reason);
  },
});

const outboxSender = (dataDir: string): SmsSender => ({
  send: async (sms) => {
    const file = await outboxFile(dataDir, sms.messageId, '.json');
    const line = `${JSON.stringify({ to: sms.to, text: sms.text }, null, 2)}\n`;
    await writeFile(file, line, { mode: 0o600 });
  },
});

/** The provider of `SMS_API_KEY`; without it, the outbox folder. */
export const openSmsSender = (config: Config): SmsSender =>
  config.sms === null ? outboxSender(config.dataDir) : brevoSender(config.sms);
