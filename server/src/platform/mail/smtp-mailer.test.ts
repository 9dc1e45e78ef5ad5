import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startMailServer, type TestMailServer } from '../../testing/outside-world/mail-server.ts';
import { smtpMailer } from './smtp-mailer.ts';

let server: TestMailServer;

beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
});

const mail = (to: string) => ({
  to: `${to}@exemple.fr`,
  subject: 'Bonjour',
  text: 'Bonjour',
  html: '<p>Bonjour</p>',
  messageId: `<${to}@tandem.example>`,
});

test('within a minute as many mails leave as the mail server takes, and the others with the next', async () => {
  // What the two programs wait for within a talk goes on; a minute passes when it is told to alone.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  const [slow, fast] = [
    smtpMailer(server.url, 'centre@exemple.fr', 6),
    smtpMailer(server.url, 'centre@exemple.fr', null),
  ];
  const sent = Array.from({ length: 13 }, (_, at) => slow.send(mail(`lent${at}`)));
  const taken = () => server.mails().filter(({ to }) => to.startsWith('lent')).length;
  await Promise.all(sent.slice(0, 6));
  // Whatever would leave with them has left by the time that others, after them, are there.
  for (const to of ['a', 'b', 'c']) await fast.send(mail(to));
  expect(taken()).toBe(6);
  vi.advanceTimersByTime(60_000);
  await Promise.all(sent.slice(6, 12));
  for (const to of ['d', 'e', 'f']) await fast.send(mail(to));
  expect(taken()).toBe(12);
  vi.advanceTimersByTime(60_000);
  await Promise.all(sent);
  expect(taken()).toBe(13);
  slow.close();
  fast.close();
});
