import type { Answer } from '@tandem/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendMessage } from './send-message.ts';
import {
  readMail,
  startMailServer,
  type TestMailServer,
} from '../../testing/outside-world/mail-server.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { mailsTo } from '../../testing/product/mails.ts';
import { someEmail, someSuperuser, type Person } from '../../testing/fixtures/by-calls.ts';
import { enqueueMessages } from './enqueue-messages.ts';

type Row = Answer<'GET /temp-applicants/'>[number];

/** On both databases: messages are written and taken up in transactions that meet or take turns. */
describe('mail on its way', () => {
  let mail: TestMailServer;
  let server: TestServer;
  let superuser: Person;

  beforeAll(async () => {
    mail = await startMailServer();
    server = await startTestServer(
      { SMTP_URL: mail.url, MAIL_FROM: 'Écoles Réunies <contact@écoles.example>' },
      { jobTiming: { retryDelaySeconds: 0 } },
    );
    superuser = await someSuperuser(server);
  });

  afterAll(async () => {
    await server.close();
    await mail.close();
  });

  const invite = (...emails: string[]) =>
    server.call('POST /temp-applicants/', {
      as: superuser.token,
      body: emails.map((email) => ({ first_name: 'Anaïs', last_name: 'Ça', email, phone: null })),
    });

  const rowOf = async (email: string): Promise<Row> => {
    const { body } = await server.call('GET /temp-applicants/', { as: superuser.token });
    return body.find((row) => row.email === email) as Row;
  };

  const arrived = (email: string) =>
    waitFor('the mail arrives', async () => (await rowOf(email)).email_sent);

  test('has a subject, a sender and two bodies that any mail program reads', async () => {
    const email = someEmail();
    await invite(email);
    const [caught, ...more] = mail.mailsTo(email);
    expect(more).toEqual([]);
    const parsed = await readMail(caught as NonNullable<typeof caught>);
    expect(parsed.subject).toBe('Trouvez votre alternance avec Tandem');
    expect(parsed.from).toEqual({
      name: 'Écoles Réunies',
      address: 'contact@xn--coles-9ra.example',
    });
    expect(parsed.to).toEqual([{ name: '', address: email }]);
    expect(Date.parse(parsed.date ?? '')).toBeGreaterThan(0);
    expect(parsed.messageId).toMatch(/^<tandem-\d+-\d+-[0-9a-f]{16}@tandem\.example>$/);
    const header = (key: string) => parsed.headers.find((one) => one.key === key)?.value;
    expect(header('content-type')).toMatch(/^multipart\/alternative/);
    expect(header('auto-submitted')).toBe('auto-generated');
    const { link_inscription: link } = await rowOf(email);
    expect(link).toMatch(/^https:\/\/tandem\.example\/register-applicant\/[\w-]{43}$/);
    expect(parsed.text).toContain('Bonjour Anaïs,');
    expect(parsed.text).toContain(link);
    expect(parsed.html).toContain('<html lang="fr">');
    expect(parsed.html).toContain('Bonjour Anaïs,');
    expect(parsed.html).toContain(`href="${link}"`);
    expect(parsed.html).not.toMatch(/<script|<img|src=/);
    // Only letters that every mail server carries.
    expect(caught?.raw.every((byte) => byte < 128)).toBe(true);
  });

  test('leaves names as they are, whatever they hold', async () => {
    const email = someEmail();
    await server.call('POST /temp-applicants/', {
      as: superuser.token,
      body: [{ first_name: '<b>Zoé</b> & "Léo"', last_name: '', email, phone: null }],
    });
    const [caught] = mail.mailsTo(email);
    const { html, text } = await readMail(caught as NonNullable<typeof caught>);
    expect(text).toContain('Bonjour <b>Zoé</b> & "Léo",');
    expect(html).toContain('&#60;b&#62;Zoé&#60;/b&#62; &#38; &#34;Léo&#34;,');
  });

  test('cannot be given another recipient or header by what people type', async () => {
    const write = (name: string) =>
      server.call('POST /contact/', {
        body: {
          name,
          email: 'zoe@exemple.fr',
          message: 'Bonjour\r\n.\r\nMAIL FROM:<x@exemple.fr>\r\n\r\nFin.',
        },
        from: '192.0.2.77',
      });
    expect((await write('Zoé\r\nBcc: victime@exemple.fr')).status).toBe(400);
    expect(mail.mailsTo(superuser.email)).toEqual([]);
    expect((await write('Zoé')).status).toBe(201);
    await waitFor('it arrives', () => mail.mailsTo(superuser.email).length > 0);
    const [caught] = mail.mailsTo(superuser.email);
    const parsed = await readMail(caught as NonNullable<typeof caught>);
    expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(parsed.subject).toContain('Zoé');
    expect(parsed.text).toContain('MAIL FROM:<x@exemple.fr>');
    expect(parsed.text).toContain('Fin.');
    expect(mail.mailsTo('victime@exemple.fr')).toEqual([]);
  });

  test('reaches addresses with accents', async () => {
    const email = `zoé.${someEmail().replace('exemple.fr', 'académie-été.fr')}`;
    const { body } = await invite(email);
    expect(body).toMatchObject({ number_created: 1, failed_emails: [] });
    expect((await rowOf(email)).email_sent).toBe(true);
  });

  test('that a server refuses is told at once, and the row is kept with its indicator red', async () => {
    const good = someEmail();
    const refused = `Refusée.${someEmail()}`;
    mail.refuse(refused, 550);
    const { status, body } = await invite(good, refused);
    expect(status).toBe(201);
    expect(body).toEqual({ number_created: 2, rejected_emails: [], failed_emails: [refused] });
    expect(await rowOf(refused)).toMatchObject({
      email_sent: false,
      email_sent_count: 0,
      last_email_sent: null,
    });
    expect((await rowOf(refused)).email_error).toBe('550 Boîte inconnue');
    expect(await rowOf(good)).toMatchObject({ email_sent: true, email_error: null });

    mail.refuse(refused, 550, 0);
    const { id } = await rowOf(refused);
    const reminded = await server.call('POST /temp-applicants/{id}/recontact/', {
      as: superuser.token,
      params: { id: String(id) },
    });
    expect(reminded.body).toMatchObject({
      email_sent: true,
      email_sent_count: 1,
      email_error: null,
    });
  });

  test('that a server puts off is sent later, once', async () => {
    const email = someEmail();
    mail.refuse(email, 451, 2);
    const { body } = await invite(email);
    expect(body).toMatchObject({ number_created: 1, failed_emails: [] });
    await arrived(email);
    expect(mail.mailsTo(email)).toHaveLength(1);
    expect(await rowOf(email)).toMatchObject({ email_sent_count: 1, email_error: null });
    const [message] = await mailsTo(server, email);
    expect(message).toMatchObject({ state: 'sent', attempts: 3, error: null });
  });

  test('waits for a server that is down, and the caller does not', async () => {
    const email = someEmail();
    await mail.pause();
    const { status, body } = await invite(email);
    expect(status).toBe(201);
    expect(body).toEqual({ number_created: 1, rejected_emails: [], failed_emails: [] });
    const waiting = await waitFor('it has been tried', async () => {
      const row = await rowOf(email);
      return row.email_error !== null && row;
    });
    expect(waiting.email_sent).toBe(false);
    expect(waiting.email_error).toContain('ECONNREFUSED');
    await mail.resume();
    await arrived(email);
    expect(mail.mailsTo(email)).toHaveLength(1);
  });

  test('that a slow server refuses after the answer shows in the indicator', async () => {
    const email = someEmail();
    mail.hold(email);
    const { messagePatienceMs } = server.services;
    server.services.messagePatienceMs = 10;
    const { body } = await invite(email);
    server.services.messagePatienceMs = messagePatienceMs;
    expect(body).toMatchObject({ number_created: 1, failed_emails: [] });
    expect(await rowOf(email)).toMatchObject({ email_sent: false, email_error: null });
    await waitFor('the mail server is asked', () => mail.held(email));
    mail.release(email, 'refused');
    await waitFor('the refusal shows', async () => (await rowOf(email)).email_error !== null);
    expect((await rowOf(email)).email_sent).toBe(false);
  });

  test('is not given up when it is our own address that the server refuses', async () => {
    const email = someEmail();
    mail.refuseSenders(550);
    const { body } = await invite(email);
    expect(body.failed_emails).toEqual([]);
    mail.refuseSenders(null);
    await arrived(email);
    expect(mail.mailsTo(email)).toHaveLength(1);
  });

  test('goes out once, although its job runs again', async () => {
    const email = someEmail();
    await invite(email);
    const [message] = await mailsTo(server, email);
    await sendMessage(server.services, { messageId: message?.id ?? 0 }, 2);
    await sendMessage(server.services, { messageId: message?.id ?? 0 }, 3);
    expect(mail.mailsTo(email)).toHaveLength(1);
    expect(await rowOf(email)).toMatchObject({ email_sent_count: 1 });
  });

  test('is written with what it tells, or not at all', async () => {
    const { services } = server;
    const content = { channel: 'mail' as const, subject: 's', text: 't', html: 'h' };
    const [lost, kept] = [someEmail(), someEmail()];
    const failing = services.db.transaction(async (tx) => {
      await enqueueMessages(services, tx, [{ ...content, recipient: lost, about: {} }]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await services.db.transaction((tx) =>
      enqueueMessages(services, tx, [{ ...content, recipient: kept, about: {} }]),
    );
    await waitFor('the other arrives', () => mail.mailsTo(kept).length > 0);
    expect(await mailsTo(server, lost)).toEqual([]);
    expect(mail.mailsTo(lost)).toEqual([]);
  });

  test('does not wait behind an import', async () => {
    const many = Array.from({ length: 300 }, () => someEmail());
    const urgent = someEmail();
    await mail.pause();
    await invite(...many);
    await mail.resume();
    await invite(urgent);
    await arrived(urgent);
    expect(many.filter((email) => mail.mailsTo(email).length === 0).length).toBeGreaterThan(0);
    await waitFor('all have arrived', () => many.every((email) => mail.mailsTo(email).length > 0));
  }, 60_000);

  test('is not sent any more once the invitation has been withdrawn', async () => {
    const [withdrawn, next] = [someEmail(), someEmail()];
    await mail.pause();
    await invite(withdrawn);
    const { token } = await rowOf(withdrawn);
    await server.call('DELETE /temp-applicants/{token}/', {
      as: superuser.token,
      params: { token },
    });
    await mail.resume();
    await invite(next);
    await arrived(next);
    expect(mail.mailsTo(withdrawn)).toEqual([]);
    expect(await mailsTo(server, withdrawn)).toEqual([]);
  });
});
