import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  completeCompany,
  needFor,
  signIn,
  someEmail,
  someManager,
  someSuperuser,
  someTraining,
  type Person,
  type Training,
} from '../../../testing/fixtures/by-calls.ts';
import { beginFollowUp } from '../../../testing/follow-up/begin-follow-up.ts';
import { startImapServer, type TestMailbox } from '../../../testing/outside-world/imap-server.ts';
import {
  readMail,
  startMailServer,
  type TestMailServer,
} from '../../../testing/outside-world/mail-server.ts';
import { startSmsServer, type TestSmsServer } from '../../../testing/outside-world/sms-server.ts';
import { refusedForms } from '../../../testing/outside-world/returned-mails.ts';
import { readReturnedSms } from '../../../platform/messages/read-returned-sms.ts';
import { readReturnedMail } from '../../../platform/messages/read-returned-mail.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { mailsTo } from '../../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { settled } from '../../../testing/product/settled.ts';
import { waitFor } from '../../../testing/wait-for.ts';
import { deleteStale } from '../../privacy/stale-queries.ts';
import { renewCauses, runFollowUp } from '../index.ts';

/** A Monday at 8:15 in Paris. */
const clock = standingClock('2026-08-31T06:15:00Z');

describe('the address of a tutor', () => {
  let mail: TestMailServer;
  let mailbox: TestMailbox;
  let sms: TestSmsServer;
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  let company: Person;
  let training: Training;

  beforeAll(async () => {
    [mail, mailbox, sms] = await Promise.all([
      startMailServer(),
      startImapServer(),
      startSmsServer(),
    ]);
    server = await startTestServer(
      {
        SMTP_URL: mail.url,
        IMAP_URL: mailbox.url,
        SMS_API_KEY: 'xkeysib-secrete',
        SMS_BASE_URL: sms.url,
        SMS_SENDER: 'Tandem',
      },
      { now: clock.now },
    );
    await beginFollowUp(server, clock.now());
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    training = await someTraining(server, superuser);
  });
  afterAll(async () => {
    await server.close();
    await mail.close();
    await mailbox.close();
    await sms.close();
  });

  const begin = async () => {
    superuser = await signIn(server, superuser.email);
    company = await completeCompany(server, superuser);
  };

  const newNeed = async (changes: object) =>
    (
      await server.call('POST /offers/', {
        as: company.token,
        body: { ...needFor(training), ...changes },
      })
    ).body;

  const send = (id: number, channel: 'mail' | 'sms' = 'mail') =>
    server.call('POST /offers/{id}/tutor-link/', {
      as: company.token,
      params: { id },
      body: { channel },
    });

  const needOf = async (id: number) =>
    (await server.call('GET /offers/', { as: company.token })).body.find((one) => one.id === id);

  /** What the staff see of the need. */
  const waitsFor = async (id: number) => {
    await renewCauses(server.services);
    const { token: as } = await signIn(server, manager.email);
    const query = { everyone: true };
    const { body } = await server.call('GET /follow-up/waits/', { as, query });
    return body.items
      .filter(({ subject, subject_id: about }) => subject === 'need' && about === id)
      .map(({ kind, late, contact, phone }) => ({ kind, late, contact, phone }));
  };
  const kindsFor = async (id: number) => (await waitsFor(id)).map(({ kind }) => kind).toSorted();

  const ownKinds = async () =>
    (await server.call('GET /follow-up/own/', { as: company.token })).body.waits.map(
      ({ kind }) => kind,
    );

  const remindersTo = async (email: string) =>
    (await mailsTo(server, email)).filter(({ subject }) => subject.startsWith('Rappel'));

  test('that refuses shows to the staff and on the need; corrected there, the link leaves to the new one', async () => {
    await begin();
    const [wrong, right] = [someEmail(), someEmail()];
    mail.refuse(wrong, 550);
    const need = await newNeed({ tutor_email: wrong.toUpperCase() });
    await send(need.id);
    await waitFor('the refusal is noted', async () => (await needOf(need.id))?.tutor_refused_at);
    expect(await kindsFor(need.id)).toEqual(['tutor_bounce', 'tutor_test']);
    expect((await waitsFor(need.id))[0]).toMatchObject({ late: true });
    expect(await ownKinds()).toEqual(expect.arrayContaining(['tutor_bounce', 'tutor_test']));
    clock.pass(1, 'hours');
    await runFollowUp(server.services);
    expect(await remindersTo(company.email)).toMatchObject([
      { text: expect.stringContaining('Corriger l’adresse du tuteur') },
    ]);
    const { token: as } = await signIn(server, manager.email);
    const { body } = await server.call('PUT /offers/{id}/correction/', {
      as,
      params: { id: need.id },
      body: { ...needFor(training), tutor_email: right },
    });
    expect(body).toMatchObject({ tutor_email: right, tutor_refused_at: null });
    await waitFor('the link leaves again', () => mail.mailsTo(right).length > 0);
    expect(await kindsFor(need.id)).toEqual(['tutor_test']);
  });

  test('from which a mail comes back is one that refuses, until the link is sent there once more', async () => {
    await begin();
    const to = someEmail();
    const need = await newNeed({ tutor_email: to });
    await send(need.id);
    // The mail server has it before the job has noted that.
    await settled(server, 'send-message');
    const [sent] = mail.mailsTo(to);
    if (!sent) throw new Error('The link has left.');
    mailbox.put(
      refusedForms['Postfix']?.({ messageId: (await readMail(sent)).messageId ?? '', to }) ?? '',
    );
    await readReturnedMail(server.services, new AbortController().signal);
    expect(await needOf(need.id)).toMatchObject({ tutor_refused_at: clock.now().toISOString() });
    expect(await kindsFor(need.id)).toEqual(['tutor_bounce', 'tutor_test']);
    clock.pass(2, 'minutes');
    await send(need.id);
    await settled(server, 'send-message');
    expect(mail.mailsTo(to)).toHaveLength(2);
    expect(await kindsFor(need.id)).toEqual(['tutor_test']);
  });

  test('leaves a number: where it refuses SMS that shows as well, and once corrected the link leaves to it', async () => {
    await begin();
    const [wrong, right] = ['+33612345671', '+33612345672'];
    sms.refuse(wrong.slice(1), 400);
    const need = await newNeed({ tutor_phone: wrong });
    await send(need.id, 'sms');
    await waitFor(
      'the refusal is noted',
      async () => (await needOf(need.id))?.tutor_phone_refused_at,
    );
    expect(await kindsFor(need.id)).toEqual(['tutor_bounce', 'tutor_test']);
    // Nobody is told to call a number that is none.
    expect((await waitsFor(need.id)).map(({ phone }) => phone)).not.toContain(wrong);
    clock.pass(2, 'days');
    await runFollowUp(server.services);
    expect(sms.callsFor(wrong.slice(1))).toHaveLength(1);
    company = await signIn(server, company.email);
    const { body } = await server.call('PUT /offers/{id}/', {
      as: company.token,
      params: { id: need.id },
      body: { ...needFor(training), tutor_phone: right },
    });
    expect(body).toMatchObject({ tutor_phone: right, tutor_phone_refused_at: null });
    await waitFor('the link leaves again', () => sms.callsFor(right.slice(1)).length > 0);
    expect(await kindsFor(need.id)).toEqual(['tutor_test']);
  });

  test('leaves a number that its provider gives back later: that shows, until the link is sent there once more', async () => {
    await begin();
    const phone = '+33612345673';
    const need = await newNeed({ tutor_phone: phone });
    await send(need.id, 'sms');
    await settled(server, 'send-message');
    sms.report(phone.slice(1), 'hardBounces');
    await waitFor('it is noted', async () => {
      await readReturnedSms(server.services, new AbortController().signal);
      return (await needOf(need.id))?.tutor_phone_refused_at;
    });
    expect(await kindsFor(need.id)).toEqual(['tutor_bounce', 'tutor_test']);
    clock.pass(2, 'minutes');
    await send(need.id, 'sms');
    await waitFor('it is sent', async () => !(await needOf(need.id))?.tutor_phone_refused_at);
    expect(await kindsFor(need.id)).toEqual(['tutor_test']);
  });

  const lessTokenIn = (raw: string): string =>
    /\/api\/messages\/less\/([\w-]+)\/one-click\/>/.exec(raw.replaceAll(/\s+/g, ''))?.[1] ?? '';

  test('gets no reminders once its reader asked for none by any mail; what somebody asks for leaves', async () => {
    await begin();
    const to = someEmail();
    const first = await newNeed({ tutor_email: to });
    await send(first.id);
    await waitFor('the link leaves', () => mail.mailsTo(to).length > 0);
    const raw = mail.mailsTo(to)[0]?.raw.toString() ?? '';
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const params = { token: lessTokenIn(raw) };
    const less = async () => (await server.call('GET /messages/less/{token}/', { params })).body;
    expect(await less()).toEqual({ reader: 'tutor', topics: ['reminders'], muted: [] });
    await server.call('POST /messages/less/{token}/one-click/', { params });
    expect(await less()).toMatchObject({ muted: ['reminders'] });
    const second = await newNeed({ tutor_email: to.toUpperCase(), title: 'Tourneur' });
    clock.pass(3, 'days');
    await runFollowUp(server.services);
    expect(await remindersTo(to)).toEqual([]);
    // Nobody else reminds them: their company is told as of any test.
    expect(await remindersTo(company.email)).toHaveLength(1);
    company = await signIn(server, company.email);
    await send(second.id);
    await waitFor('the second link leaves', () => mail.mailsTo(to.toUpperCase()).length > 0);
    const again = mail.mailsTo(to.toUpperCase()).at(-1)?.raw.toString() ?? '';
    expect(lessTokenIn(again)).toBe(params.token);
    await server.call('PUT /messages/less/{token}/', { params, body: { muted: [] } });
    expect(await less()).toMatchObject({ muted: [] });
    clock.pass(4, 'days');
    await runFollowUp(server.services);
    const [reminder] = await remindersTo(to);
    expect(reminder?.text).toContain(`/moins-de-messages/${params.token}`);
  });

  test('is its reader’s: no company that names it undoes what they asked for, by what it is told of its needs or by naming another', async () => {
    await begin();
    const to = someEmail();
    const need = await newNeed({ tutor_email: to });
    await send(need.id);
    await waitFor('the link leaves', () => mail.mailsTo(to).length > 0);
    const params = { token: lessTokenIn(mail.mailsTo(to)[0]?.raw.toString() ?? '') };
    await server.call('POST /messages/less/{token}/one-click/', { params });
    const undone = await server.call('PUT /messages/less/{token}/', {
      params: { token: need.token },
      body: { muted: [] },
    });
    expect(undone.status).toBe(404);
    const [other, last] = [someEmail(), someEmail()];
    for (const tutor_email of [other, to, last])
      await server.call('PUT /offers/{id}/', {
        as: company.token,
        params: { id: need.id },
        body: { ...needFor(training), tutor_email },
      });
    const { body } = await server.call('GET /messages/less/{token}/', { params });
    expect(body).toMatchObject({ muted: ['reminders'] });
    await waitFor('the last has its link', () => mail.mailsTo(last).length > 0);
    await settled(server, 'send-message');
    const known = (address: string) => {
      const token = lessTokenIn(mail.mailsTo(address)[0]?.raw.toString() ?? '');
      return server.call('GET /messages/less/{token}/', { params: { token } });
    };
    const knownOnes = async () =>
      (await Promise.all([to, other, last].map(known))).map(({ status }) => status);
    const tidyIn = (days: number) =>
      server.services.db.transaction((tx) =>
        deleteStale(tx, new Date(clock.now().getTime() + days * 24 * 3_600_000)),
      );
    await tidyIn(0);
    expect(await knownOnes()).toEqual([200, 200, 200]);
    // What somebody asked for is kept, and so is whoever a need names; of the others nothing is.
    await tidyIn(31);
    expect(await knownOnes()).toEqual([200, 404, 200]);
  });

  test('that is not known leaves the phone: by SMS where that is set, to be called by the staff where not', async () => {
    await begin();
    const tutor = { tutor_first_name: 'Anaïs', tutor_phone: '+33612345651' };
    const need = await newNeed(tutor);
    expect(await waitsFor(need.id)).toEqual([
      { kind: 'tutor_test', late: false, contact: 'Anaïs, tuteur', phone: tutor.tutor_phone },
    ]);
    const smsSent = async () =>
      (
        await server.services.db.read
          .selectFrom('messages')
          .select('text')
          .where('channel', '=', 'sms')
          .where('recipient', '=', tutor.tutor_phone)
          .execute()
      ).map(({ text }) => text);
    clock.pass(2, 'days');
    await runFollowUp(server.services);
    expect(await smsSent()).toEqual([]);
    expect(await remindersTo(company.email)).toHaveLength(1);
    superuser = await signIn(server, superuser.email);
    const { body } = await server.call('GET /follow-up/settings/', { as: superuser.token });
    await server.call('PUT /follow-up/settings/', {
      as: superuser.token,
      body: {
        ...body,
        kinds: body.kinds.map((one) =>
          one.kind === 'tutor_test' ? { ...one, channels: ['mail' as const, 'sms' as const] } : one,
        ),
      },
    });
    clock.pass(3, 'days');
    await runFollowUp(server.services);
    expect(await smsSent()).toEqual([expect.stringContaining(`/test/${need.token}`)]);
  });
});
