import type { Sent } from '@tandem/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  completeCompany,
  needFor,
  signIn,
  someCandidate,
  someEmail,
  somePlacement,
  someSuperuser,
  someTraining,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';
import { accept } from '../../../testing/fixtures/meetings.ts';
import { beginFollowUp } from '../../../testing/follow-up/begin-follow-up.ts';
import { startSmsServer, type TestSmsServer } from '../../../testing/outside-world/sms-server.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { mailsTo } from '../../../testing/product/mails.ts';
import { settled } from '../../../testing/product/settled.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { runFollowUp } from '../index.ts';

type Settings = Sent<'PUT /follow-up/settings/'>['body'];
type Kind = Settings['kinds'][number];

describe('the channels of what leaves by itself', () => {
  // A Monday at 10 in Paris.
  const clock = standingClock('2026-10-12T08:00:00Z');
  let sms: TestSmsServer;
  let server: TestServer;
  let superuser: Person;
  let before: Settings;

  const query = (text: string, values: unknown[] = []) =>
    server.services.db.pool.query(text, values);

  const set = async (changes: Partial<Settings>) =>
    (
      await server.call('PUT /follow-up/settings/', {
        as: superuser.token,
        body: { ...before, ...changes },
      })
    ).body;

  const withKind = (kind: Kind['kind'], changes: Partial<Kind>): Pick<Settings, 'kinds'> => ({
    kinds: before.kinds.map((one) => (one.kind === kind ? { ...one, ...changes } : one)),
  });

  const preview = async () =>
    (await server.call('GET /follow-up/outgoing/', { as: superuser.token })).body.items.map(
      ({ reminders, channels }) => [reminders, channels],
    );

  const smsTo = async (number: string): Promise<string[]> => {
    await settled(server, 'send-message');
    return sms.callsFor(number.slice(1)).map(({ body }) => String(body['content']));
  };

  const remindersTo = async (email: string) =>
    (await mailsTo(server, email)).filter(({ subject }) => subject.startsWith('Rappel'));

  /** A candidate who owes their sheet, reached by a mobile where one is given. */
  const waiting = async (phone: string | null) => {
    const person = await someCandidate(server, superuser);
    await query(
      'update applicants set phone = $1 where account_id = (select id from accounts where email = $2)',
      [phone, person.email],
    );
    return person;
  };

  beforeAll(async () => {
    sms = await startSmsServer();
    server = await startTestServer(
      { SMS_API_KEY: 'k', SMS_BASE_URL: sms.url, PUBLIC_URL: 'https://tandem.example' },
      { now: clock.now },
    );
    await beginFollowUp(server, clock.now());
    superuser = await someSuperuser(server);
    before = (await server.call('GET /follow-up/settings/', { as: superuser.token })).body;
  });

  afterAll(async () => {
    await server.close();
    await sms.close();
  });

  beforeEach(async () => {
    superuser = await signIn(server, superuser.email);
    await query("delete from accounts where kind in ('applicant', 'company')");
    await query('delete from alert_sms');
    await set({});
  });

  test('are mails for reminders until others are set; a kind without any is off', async () => {
    expect(new Set(before.kinds.map(({ channels }) => channels.join(' ')))).toEqual(
      new Set(['mail']),
    );
    expect(before.alerts.find(({ kind }) => kind === 'yes')?.channels).toEqual(['push', 'sms']);
    const { kinds } = await set(withKind('sheet', { channels: [], runs: true }));
    expect(kinds.find(({ kind }) => kind === 'sheet')).toMatchObject({ runs: false, channels: [] });
    const invited = await set(withKind('register', { channels: ['push', 'sms'] }));
    expect(invited.kinds.find(({ kind }) => kind === 'register')?.channels).toEqual(['sms']);
    await waiting(null);
    await set(withKind('sheet', { channels: [] }));
    clock.pass(2, 'days');
    superuser = await signIn(server, superuser.email);
    expect(await preview()).toEqual([]);
    expect(await runFollowUp(server.services)).toBe(0);
  });

  test('of a reminder by SMS alone reach who has a mobile, and what would go out says so', async () => {
    await set(withKind('sheet', { channels: ['sms'] }));
    const mobile = '+33612345601';
    const one = await waiting(mobile);
    const other = await waiting(null);
    clock.pass(2, 'days');
    superuser = await signIn(server, superuser.email);
    expect(await preview()).toEqual([[['sheet'], ['sms']]]);
    expect(await runFollowUp(server.services)).toBe(1);
    expect(await smsTo(mobile)).toEqual([
      'Tandem : Rappel : compléter votre fiche. https://tandem.example/applicant/application',
    ]);
    expect(await remindersTo(one.email)).toEqual([]);
    expect(await remindersTo(other.email)).toEqual([]);
    const { rows } = await query('select count(*)::int as count from follow_up_reminders');
    expect(rows).toEqual([{ count: 1 }]);
    await set(withKind('sheet', { channels: ['mail'] }));
    expect(await runFollowUp(server.services)).toBe(1);
    expect(await remindersTo(other.email)).toHaveLength(1);
  });

  test('hold the ceiling of the month: beyond it the mail leaves alone, and what is set on SMS alone waits', async () => {
    await set({ ...withKind('sheet', { channels: ['mail', 'sms'] }), sms_a_month: 1 });
    const people = [await waiting('+33612345611'), await waiting('+33612345612')];
    clock.pass(3, 'days');
    superuser = await signIn(server, superuser.email);
    expect((await preview()).map(([, channels]) => channels)).toEqual([['mail', 'sms'], ['mail']]);
    await runFollowUp(server.services);
    expect(await smsTo('+33612345611')).toHaveLength(1);
    expect(await smsTo('+33612345612')).toEqual([]);
    for (const { email } of people) expect(await remindersTo(email)).toHaveLength(1);
    const settings = await server.call('GET /follow-up/settings/', { as: superuser.token });
    expect(settings.body).toMatchObject({ sms_sent: 1, sms_left_out: 1 });
    await set({ ...withKind('sheet', { channels: ['sms'] }), sms_a_month: 1 });
    await query("delete from accounts where kind = 'applicant'");
    await waiting('+33612345613');
    clock.pass(2, 'days');
    expect(await runFollowUp(server.services)).toBe(0);
    superuser = await signIn(server, superuser.email);
    await set({ ...withKind('sheet', { channels: ['sms'] }), sms_a_month: 2 });
    expect(await runFollowUp(server.services)).toBe(1);
    expect(await smsTo('+33612345613')).toHaveLength(1);
  });

  test('of an invitation end with the link by which one asks for no more', async () => {
    await set(withKind('register', { channels: ['sms'] }));
    const phone = '+33612345621';
    const email = someEmail();
    const body = [{ first_name: 'Zoé', last_name: 'Le Gall', email, phone }];
    await server.call('POST /temp-applicants/', { as: superuser.token, body });
    const invited = (await mailsTo(server, email)).length;
    clock.pass(3, 'days');
    await runFollowUp(server.services);
    expect((await smsTo(phone)).at(-1)).toMatch(
      /Créez votre compte .* : https:\S+ Moins de messages : https:\S+$/,
    );
    expect(await mailsTo(server, email)).toHaveLength(invited);
  });

  test('of what cannot wait are what is set for it, its mail apart', async () => {
    const mobile = '+33612345631';
    const world = await somePlacement(server, superuser);
    await query('update applicants set phone = $1', [mobile]);
    await set({ alerts: [{ kind: 'yes', channels: [] }] });
    await accept(server, world);
    expect(await smsTo(mobile)).toEqual([]);
    expect(
      (await mailsTo(server, world.candidate.email)).filter(({ subject }) =>
        subject.includes('souhaite vous rencontrer'),
      ),
    ).toHaveLength(1);
    await set({ alerts: [] });
    await query('delete from match_states');
    await accept(server, world);
    expect(await smsTo(mobile)).toHaveLength(1);
  });

  test('of what a tutor is reminded of are the same', async () => {
    await set(withKind('tutor_test', { channels: ['sms'] }));
    const training = await someTraining(server, superuser);
    const company = await completeCompany(server, superuser);
    const tutor = { tutor_email: someEmail(), tutor_phone: '+33612345641' };
    await server.call('POST /offers/', {
      as: company.token,
      body: { ...needFor(training), ...tutor },
    });
    clock.pass(2, 'days');
    superuser = await signIn(server, superuser.email);
    expect(await preview()).toEqual([[[], ['sms']]]);
    await runFollowUp(server.services);
    expect(await smsTo(tutor.tutor_phone)).toEqual([
      expect.stringMatching(/^Tandem : rappel, votre test de tuteur .* : https:\S+$/),
    ]);
    expect(await remindersTo(tutor.tutor_email)).toEqual([]);
  });
});
