import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { outboxMailer } from './outbox.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Stays the same when a mail is sent again, so that the receiving side can tell. */
  messageId: string;
}

export interface Mailer {
  /** Fails with `MailRefused` when the recipient was refused for good, with any other error when it may work later. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The mail server refused the recipient or the message for good (a 5xx answer): trying again is of no use. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

const connectTimeoutMs = 10_000;

const isFinal = (error: unknown): error is Error & { responseCode: number } =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  // Refused credentials are the sender's fault: they will be put right.
  (error as { code?: string }).code !== 'EAUTH';

const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: 30_000,
  });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail({ ...mail, from });
      } catch (error) {
        throw isFinal(error) ? new MailRefused(error.message, { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
};

/** The mail server of `SMTP_URL`; without it, the outbox folder. */
export const openMailer = (config: Config): Mailer =>
  config.smtpUrl === null
    ? outboxMailer(config.dataDir, config.mailFrom)
    : smtpMailer(config.smtpUrl, config.mailFrom);
