import { createTransport } from 'nodemailer';
import { type Mailer, MailRefused, envelopeOf } from './mailer.ts';

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

/** `perMinute`: as many as the mail server takes; null where it takes all. */
export const smtpMailer = (url: string, from: string, perMinute: number | null): Mailer => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    ...(perMinute !== null && { rateDelta: 60_000, rateLimit: perMinute }),
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: 30_000,
  });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail({
          ...envelopeOf(mail, from),
          // Where the server can (RFC 3461): what comes back names the mail, and holds its head alone.
          dsn: { id: mail.messageId.replaceAll(/[<>]/g, ''), return: 'headers' },
        });
      } catch (error) {
        throw failureOf(error);
      }
    },
    close: () => transport.close(),
  };
};
