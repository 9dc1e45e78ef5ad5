import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { envelopeOf, outboxMailer } from './outbox.ts';

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

interface SmtpError extends Error {
  /** The server's answer to `command`. */
  response?: string;
  responseCode?: number;
  command?: string;
}

/** Refusals that concern this recipient or this message; a refused sender or password is put right by the staff. */
const isFinal = ({ responseCode = 0, command = '' }: SmtpError): boolean =>
  responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);

/** Told in the mail server's own words where it has said any. */
const failureOf = (error: unknown): Error => {
  if (!(error instanceof Error)) return new Error(String(error));
  const smtpError: SmtpError = error;
  const words = smtpError.response ?? error.message;
  return isFinal(smtpError)
    ? new MailRefused(words, { cause: error })
    : new Error(words, { cause: error });
};

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
        await transport.sendMail(envelopeOf(mail, from));
      } catch (error) {
        throw failureOf(error);
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
