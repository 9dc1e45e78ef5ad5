import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface CaughtMail extends Email {
  /** The first link of the text. */
  link: string;
}

export interface MailCatcher {
  url: string;
  /** The newest mail to an address, waited for. */
  lastTo(email: string, subject?: RegExp): Promise<CaughtMail>;
  count(email: string): number;
  close(): Promise<void>;
}

const patienceMs = 15_000;

/** Who is written to there gets nothing: their mailbox is said not to exist. */
export const refusedDomain = 'nulle-part.exemple.fr';

/** A real mail server that takes every mail and keeps it, those to one domain aside. */
export const startMailCatcher = async (): Promise<MailCatcher> => {
  const mails: { to: string[]; mail: CaughtMail }[] = [];
  const listeners = new Set<() => void>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const isRefused = address.toLowerCase().endsWith(`@${refusedDomain}`);
      done(isRefused ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null);
    },
    onData: (stream, session, done) => {
      const keep = async () => {
        const mail = await PostalMime.parse(await buffer(stream));
        const to = session.envelope.rcptTo.map(({ address }) => address.toLowerCase());
        const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0] ?? '';
        mails.push({ to, mail: { ...mail, link } });
        for (const listener of listeners) listener();
      };
      keep().then(
        () => done(),
        (error: Error) => done(error),
      );
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const find = (email: string, subject?: RegExp) =>
    mails.findLast(
      ({ to, mail }) =>
        to.includes(email.toLowerCase()) && (!subject || subject.test(mail.subject ?? '')),
    )?.mail;
  return {
    url: `smtp://127.0.0.1:${port}`,
    count: (email) => mails.filter(({ to }) => to.includes(email.toLowerCase())).length,
    lastTo: (email, subject) =>
      new Promise((resolve, reject) => {
        const look = (): boolean => {
          const mail = find(email, subject);
          if (mail) {
            clearTimeout(timer);
            listeners.delete(look);
            resolve(mail);
          }
          return mail !== undefined;
        };
        const timer = setTimeout(() => {
          listeners.delete(look);
          reject(new Error(`No mail to ${email} arrived.`));
        }, patienceMs);
        if (!look()) listeners.add(look);
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
