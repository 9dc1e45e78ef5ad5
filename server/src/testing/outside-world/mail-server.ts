import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface CaughtMail {
  from: string;
  to: string;
  raw: Buffer;
  /** When the server took it. */
  at: Date;
}

/** A caught mail as a mail program shows it. */
export const readMail = ({ raw }: CaughtMail): Promise<Email> => PostalMime.parse(raw);

/** A real mail server that keeps every mail, and refuses or delays recipients as a test asks. */
export interface TestMailServer {
  url: string;
  mailsTo(email: string): CaughtMail[];
  /** All that it took, in that order. */
  mails(): readonly CaughtMail[];
  /** Answers the next tries for a recipient with this code; all of them unless `times` says how many. */
  refuse(email: string, code: number, times?: number): void;
  /** Answers every sender with this code. */
  refuseSenders(code: number | null): void;
  /** Keeps the mail program waiting for its answer about a recipient. */
  hold(email: string): void;
  /** Whether a mail program waits for that answer. */
  held(email: string): boolean;
  release(email: string, verdict: 'accepted' | 'refused'): void;
  /** Stops answering at all; `resume` answers again at the same address. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  close(): Promise<void>;
}

type Answer = (error?: Error | null) => void;

const refusal = (code: number): Error =>
  Object.assign(new Error(code >= 500 ? 'Boîte inconnue' : 'Revenez plus tard'), {
    responseCode: code,
  });

/** `now`: the clock by which it keeps when it took a mail. */
export const startMailServer = async (now = () => new Date()): Promise<TestMailServer> => {
  const caught: CaughtMail[] = [];
  const refused = new Map<string, { code: number; times: number }>();
  const holding = new Map<string, Answer | null>();
  let senderCode: number | null = null;
  let port = 0;

  const answerRecipient = (email: string, answer: Answer): void => {
    const rule = refused.get(email);
    if (rule && rule.times > 0) {
      rule.times -= 1;
      return answer(refusal(rule.code));
    }
    if (holding.has(email)) return void holding.set(email, answer);
    return answer();
  };

  const listen = async (): Promise<SMTPServer> => {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 100,
      onMailFrom: (_, __, answer) => answer(senderCode === null ? null : refusal(senderCode)),
      onRcptTo: ({ address }, _, answer) => answerRecipient(address.toLowerCase(), answer),
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const raw = Buffer.concat(chunks);
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
          for (const { address } of envelope.rcptTo)
            caught.push({ from, to: address, raw, at: now() });
          done();
        });
      },
    });
    // A mail program that breaks off in the middle is no fault of this server.
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    port = (server.server.address() as AddressInfo).port;
    return server;
  };

  let server: SMTPServer | null = await listen();
  const pause = async () => {
    const closing = server;
    server = null;
    if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()));
  };

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: () => caught,
    mailsTo: (email) => caught.filter(({ to }) => to.toLowerCase() === email.toLowerCase()),
    refuse: (email, code, times = Infinity) =>
      void refused.set(email.toLowerCase(), { code, times }),
    refuseSenders: (code) => void (senderCode = code),
    hold: (email) => void holding.set(email.toLowerCase(), null),
    held: (email) => Boolean(holding.get(email.toLowerCase())),
    release: (email, verdict) => {
      const answer = holding.get(email.toLowerCase());
      holding.delete(email.toLowerCase());
      answer?.(verdict === 'accepted' ? null : refusal(550));
    },
    pause,
    resume: async () => void (server ??= await listen()),
    close: pause,
  };
};
