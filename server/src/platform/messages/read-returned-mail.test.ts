import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setAddress } from '../../areas/accounts/index.ts';
import { startImapServer, type TestMailbox } from '../../testing/outside-world/imap-server.ts';
import {
  readMail,
  startMailServer,
  type TestMailServer,
} from '../../testing/outside-world/mail-server.ts';
import {
  givenUpForms,
  refusedForms,
  type SentMail,
} from '../../testing/outside-world/returned-mails.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { linkIn, mailsTo, type Message } from '../../testing/product/mails.ts';
import {
  someEmail,
  someManager,
  someSuperuser,
  type Person,
} from '../../testing/fixtures/by-calls.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { enqueueMessages } from './enqueue-messages.ts';
import { readReturnedMail } from './read-returned-mail.ts';

/** On both databases: two servers read on in one mailbox. */
describe('mail that comes back', () => {
  let mail: TestMailServer;
  let mailbox: TestMailbox;
  let server: TestServer;
  let superuser: Person;

  beforeAll(async () => {
    [mail, mailbox] = await Promise.all([startMailServer(), startImapServer()]);
    server = await startTestServer({ SMTP_URL: mail.url, IMAP_URL: mailbox.url });
    superuser = await someSuperuser(server);
  });

  afterAll(async () => {
    await server.close();
    await mail.close();
    await mailbox.close();
  });

  const { signal } = new AbortController();
  const readOn = () => readReturnedMail(server.services, signal);

  /** The last mail that left to somebody, as its server has it. */
  const lastTo = async (to: string): Promise<SentMail> => {
    const caught = mail.mailsTo(to).at(-1);
    if (!caught) throw new Error(`Nothing left to ${to}`);
    return { messageId: (await readMail(caught)).messageId ?? '', to };
  };

  const invite = async (email = someEmail()): Promise<SentMail> => {
    await server.call('POST /temp-applicants/', {
      as: superuser.token,
      body: [{ first_name: 'Zoé', last_name: 'Darc', email, phone: null }],
    });
    return lastTo(email);
  };

  const give = (form: string, sent: SentMail) => mailbox.put(refusedForms[form]?.(sent) ?? '');

  const rowOf = async (email: string) => {
    const { body } = await server.call('GET /temp-applicants/', { as: superuser.token });
    return body.find((row) => row.email === email);
  };

  const accountOf = (email: string) =>
    server.services.db.read
      .selectFrom('accounts')
      .select(['id', 'address_refused_at as refusedAt'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();

  const waitsOf = async (email: string): Promise<string[]> => {
    const { id } = await accountOf(email);
    const { body } = await server.call('GET /follow-up/people/{id}/', {
      as: superuser.token,
      params: { id },
    });
    return body.waits.map(({ kind }) => kind);
  };

  test('stands in the work list, on the row and in the timeline as a refusal at sending does', async () => {
    const sent = await invite();
    expect(await rowOf(sent.to)).toMatchObject({ email_sent: true, email_error: null });
    give('Postfix', sent);
    await readOn();
    expect(await waitsOf(sent.to)).toContain('bounce');
    expect(await rowOf(sent.to)).toMatchObject({
      email_sent: false,
      email_sent_count: 0,
      last_email_sent: null,
      email_error: '550 5.1.1 User unknown in virtual mailbox table',
    });
    const { id } = await accountOf(sent.to);
    const { body } = await server.call('GET /follow-up/people/{id}/', {
      as: superuser.token,
      params: { id },
    });
    expect(body.timeline.map(({ what }) => what)).toContain('refused_mail');
  });

  test('is put right by another address: the invitation leaves again, and the old one tells nothing any more', async () => {
    const sent = await invite();
    give('Exim', sent);
    await readOn();
    const { id } = await accountOf(sent.to);
    const email = someEmail();
    await server.call('PUT /follow-up/people/{id}/', {
      as: superuser.token,
      params: { id },
      body: { email, first_name: 'Zoé', last_name: 'Darc' },
    });
    await waitFor('the invitation has left again', async () => (await rowOf(email))?.email_sent);
    expect(await waitsOf(email)).not.toContain('bounce');
    give('qmail', sent);
    await readOn();
    expect(await waitsOf(email)).not.toContain('bounce');
    expect(await rowOf(email)).toMatchObject({ email_sent: true, email_error: null });
  });

  test('a mail server that takes the next mail says nothing of the address; inviting anew does', async () => {
    const sent = await invite();
    give('a French provider', sent);
    await readOn();
    await server.services.db.transaction((tx) =>
      enqueueMessages(server.services, tx, [
        { channel: 'mail', recipient: sent.to, subject: 's', text: 't', html: 'h', about: {} },
      ]),
    );
    await waitFor('the next mail is taken', async () =>
      (await mailsTo(server, sent.to)).some(
        ({ subject, state }) => subject === 's' && state === 'sent',
      ),
    );
    expect(await waitsOf(sent.to)).toContain('bounce');
    const row = await rowOf(sent.to);
    await server.call('POST /temp-applicants/{id}/recontact/', {
      as: superuser.token,
      params: { id: String(row?.id) },
    });
    await waitFor('the wait ends', async () => !(await waitsOf(sent.to)).includes('bounce'));
  });

  test.each(Object.keys(givenUpForms))(
    'what may pass makes no address a wrong one, yet the mail has not arrived: %s',
    async (form) => {
      const sent = await invite();
      mailbox.put(givenUpForms[form]?.(sent) ?? '');
      await readOn();
      expect(await waitsOf(sent.to)).not.toContain('bounce');
      expect(await rowOf(sent.to)).toMatchObject({ email_sent: false });
    },
  );

  test('is noted once, by two servers, after a break, and where all mails are numbered anew', async () => {
    const [one, two] = [await invite(), await invite()];
    give('Microsoft, in French', one);
    give('Google, in French', two);
    mailbox.breakOff();
    await expect(readOn()).rejects.toThrow('Connection');
    await Promise.all([readOn(), readOn()]);
    const first = await accountOf(one.to);
    expect(first.refusedAt).not.toBeNull();
    expect((await accountOf(two.to)).refusedAt).not.toBeNull();
    await server.services.db.transaction((tx) => setAddress(tx, first.id, one.to));
    mailbox.renumber();
    await readOn();
    await readOn();
    expect((await accountOf(one.to)).refusedAt).toBeNull();
  });

  test('whoever opens a link that was mailed has the mail: the address is a right one', async () => {
    const { email } = await someManager(server, superuser);
    await server.services.db.read
      .updateTable('accounts')
      .set({ address_refused_at: new Date(), address_returned: true })
      .where('email', '=', email)
      .execute();
    await server.call('POST /password-reset-email/', { body: { email } });
    const [message] = await mailsTo(server, email);
    const link = linkIn(message as Message).searchParams;
    const body = {
      uid: link.get('uid') ?? '',
      token: link.get('token') ?? '',
      new_password: 'Nouveau-2026!',
    };
    expect((await server.call('POST /password-reset/', { body })).status).toBe(200);
    expect((await accountOf(email)).refusedAt).toBeNull();
  });

  test('nobody else can say it: of another mail, of another person, of several at once', async () => {
    const [mine, other] = [await invite(), await invite()];
    const [, numbers = ''] = /^<(tandem-\d+-\d+)-/.exec(other.messageId) ?? [];
    const [, seal = ''] = /-([0-9a-f]{16})@/.exec(mine.messageId) ?? [];
    give('Postfix', { ...other, messageId: `<${numbers}-${seal}@tandem.example>` });
    give('Postfix', { ...other, messageId: `<${numbers}@tandem.example>` });
    give('qmail', { ...other, messageId: `${mine.messageId} ${other.messageId}` });
    give('Postfix', { ...mine, to: other.to });
    await readOn();
    expect(await waitsOf(other.to)).not.toContain('bounce');
    expect(await rowOf(other.to)).toMatchObject({ email_sent: true });
  });

  test('old mails, and those of people, are left alone, and the mailbox as it is', async () => {
    const sent = await invite();
    mailbox.put(
      `From: Jean <jean@exemple.fr>\r\nSubject: Bonjour\r\n\r\n${sent.messageId} 550 5.1.1`,
    );
    mailbox.asked.length = 0;
    await readOn();
    expect(await rowOf(sent.to)).toMatchObject({ email_sent: true });
    const changing =
      /^(?:SELECT|APPEND|CREATE|DELETE|RENAME|STORE|COPY|EXPUNGE|UID (?:STORE|COPY|MOVE|EXPUNGE))/;
    expect(mailbox.asked).toContainEqual(expect.stringMatching(/^UID FETCH .*BODY\.PEEK/));
    expect(mailbox.asked.filter((one) => changing.test(one))).toEqual([]);
    expect(mailbox.asked.filter((one) => one.includes('BODY.PEEK[]'))).toEqual([]);
    await server.services.db.read.deleteFrom('returned_mailboxes').execute();
    const old = await invite();
    mailbox.put(refusedForms['Postfix']?.(old) ?? '', new Date('2020-01-01T00:00:00Z'));
    await readOn();
    expect(await rowOf(old.to)).toMatchObject({ email_sent: true });
  });

  test('a mailbox that does not open, or is not set, stops nothing', async () => {
    const { config } = server.services;
    const wrong = {
      ...server.services,
      config: { ...config, imap: config.imap && { ...config.imap, password: 'x' } },
    };
    await expect(readReturnedMail(wrong, signal)).rejects.toThrow('Command failed');
    mailbox.asked.length = 0;
    await readReturnedMail({ ...server.services, config: { ...config, imap: null } }, signal);
    expect(mailbox.asked).toEqual([]);
  });
});
