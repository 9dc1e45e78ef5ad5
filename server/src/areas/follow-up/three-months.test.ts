import { elapsedDays } from '@tandem/domain/calendar/elapsed';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { isQuietDay } from '@tandem/domain/calendar/quiet-days';
import { status } from '@tandem/domain/matches/match';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answers, sheetFor } from '../../testing/fixtures/candidate-payloads.ts';
import {
  companySheet,
  needFor,
  password,
  signIn,
  someEmail,
  someSuperuser,
  someTraining,
  unique,
  type Training,
} from '../../testing/fixtures/by-calls.ts';
import {
  readMail,
  startMailServer,
  type TestMailServer,
} from '../../testing/outside-world/mail-server.ts';
import { makePdf } from '../../testing/pdf.ts';
import { standingClock } from '../../testing/product/clock.ts';
import { settled } from '../../testing/product/settled.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { runFollowUp } from './index.ts';

const days = 92;
/** A Tuesday at 8:15 in Paris; All Saints', Armistice Day and the change of the hour are ahead. */
const start = '2026-09-01T06:15:00Z';

/** On which day each does what; what is left out never happens. */
interface Plan {
  email: string;
  register?: number;
  sheet?: number;
  test?: number;
  /** A company answers every match that it has at these days, a candidate every yes. */
  answers?: readonly number[];
}

const candidatePlans = (): Plan[] => [
  { email: someEmail() },
  { email: someEmail(), register: 2 },
  { email: someEmail(), register: 9, sheet: 9 },
  { email: someEmail(), register: 1, sheet: 4, test: 8, answers: [] },
  { email: someEmail(), register: 1, sheet: 1, test: 1, answers: [20, 30, 40, 60] },
  ...Array.from({ length: 10 }, (_, index) => ({
    email: someEmail(),
    register: index,
    sheet: index + (index % 3),
    test: index + (index % 4) + 2,
    answers: [25 + index, 50 + index],
  })),
];

const companyPlans = (): Plan[] => [
  { email: someEmail() },
  { email: someEmail(), register: 3 },
  { email: someEmail(), register: 1, sheet: 2, test: 20 },
  { email: someEmail(), register: 1, sheet: 1, test: 2, answers: [15, 28, 45] },
  { email: someEmail(), register: 1, sheet: 1, test: 3, answers: [] },
];

/** What leaves by itself: a mail that says how to have less of it. */
interface Left {
  to: string;
  at: Date;
  subject: string;
  text: string;
}

describe('three months of a centre', () => {
  const clock = standingClock(start);
  let mail: TestMailServer;
  let server: TestServer;
  let rootEmail: string;
  let training: Training;
  const candidates = candidatePlans();
  const companies = companyPlans();
  const bouncing = someEmail();
  const done = new Map<string, Date>();
  let left: Left[] = [];

  const today = () => Math.floor(elapsedDays(new Date(start), clock.now()));
  const note = (email: string, what: string) => done.set(`${email} ${what}`, clock.now());
  const doneAt = (email: string, what: string) => done.get(`${email} ${what}`);

  const tokenOf = async (email: string): Promise<string> => {
    const { token } = await server.services.db.read
      .selectFrom('invitations')
      .innerJoin('accounts', 'accounts.id', 'invitations.account_id')
      .select('token')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return token;
  };

  const register = async (email: string) => {
    const body = { token: await tokenOf(email), password };
    expect((await server.call('POST /user/register/', { body })).status).toBe(201);
    note(email, 'register');
  };

  const actAsCandidate = async (plan: Plan) => {
    const { email } = plan;
    if (plan.register === today()) await register(email);
    if (plan.register === undefined || plan.register > today()) return;
    const acts = [plan.sheet, plan.test, ...(plan.answers ?? [])];
    if (!acts.includes(today())) return;
    const { token: as } = await signIn(server, email);
    if (plan.sheet === today()) {
      await server.call('POST /applicants/registration/', {
        as,
        body: { ...sheetFor(training), kilometers_away: -1 },
        files: { resume: makePdf(['Développeuse web', 'TypeScript']) },
      });
      note(email, 'sheet');
    }
    if (plan.test === today()) {
      await server.call('POST /applicant_test/', { as, body: answers() });
      note(email, 'test');
    }
    if (!plan.answers?.includes(today())) return;
    const { body } = await server.call('GET /matches/', { as });
    for (const { id, status: stands } of body)
      if (stands === status.acceptedByCompany)
        await server.call('POST /matches/{id}/', {
          as,
          params: { id },
          body: { action: status.refusedByCandidate },
        });
  };

  const actAsCompany = async (plan: Plan) => {
    const { email } = plan;
    if (plan.register === today()) await register(email);
    if (plan.register === undefined || plan.register > today()) return;
    const acts = [plan.sheet, plan.test, ...(plan.answers ?? [])];
    if (!acts.includes(today())) return;
    const { token: as } = await signIn(server, email);
    if (plan.sheet === today()) {
      await server.call('POST /company/', { as, body: companySheet() });
      await server.call('POST /offers/', { as, body: { ...needFor(training), seats: 9 } });
      note(email, 'sheet');
    }
    if (plan.test === today()) {
      const { body } = await server.call('GET /offers/', { as });
      for (const { token } of body)
        await server.call('PUT /company_test/{token}/', { params: { token }, body: answers() });
      note(email, 'test');
    }
    if (!plan.answers?.includes(today())) return;
    const { body } = await server.call('GET /matches/', { as });
    for (const [index, { id }] of body.entries())
      await server.call('POST /matches/{id}/', {
        as,
        params: { id },
        body: { action: index % 2 ? status.acceptedByCompany : status.refusedByCompany },
      });
  };

  const actOfToday = async () => {
    for (const plan of candidates) await actAsCandidate(plan);
    for (const plan of companies) await actAsCompany(plan);
    await settled(server, 'rescore', 'refresh-formations', 'send-message');
  };

  const runOnce = async () => {
    const told = await runFollowUp(server.services);
    if (told > 0) await settled(server, 'send-message');
    // What is asked for twice, as after a kill, leaves once.
    expect(await runFollowUp(server.services)).toBe(0);
  };

  beforeAll(async () => {
    mail = await startMailServer();
    server = await startTestServer(
      { SMTP_URL: mail.url, CENTRE_NAME: 'CFA des Deux Rives' },
      { now: clock.now, jobTiming: { retryDelaySeconds: 0, pauseSeconds: 0 } },
    );
    await server.services.db.read
      .updateTable('follow_up_settings')
      .set({ begun_at: clock.now() })
      .execute();
    const root = await someSuperuser(server);
    rootEmail = root.email;
    training = await someTraining(server, root);
    mail.refuse(bouncing, 550);
    await server.call('POST /temp-applicants/', {
      as: root.token,
      body: [...candidates.map(({ email }) => email), bouncing].map((email) => ({
        first_name: unique('Zoé '),
        last_name: "L'Hostis",
        email,
        phone: '06 12 34 56 78',
      })),
    });
    await server.call('POST /temp-companies/', {
      as: root.token,
      body: companies.map(({ email }) => ({ name: unique('Atelier '), email })),
    });
    for (let day = 0; day < days; day += 1) {
      await runOnce();
      await actOfToday();
      for (const hours of [1, 5, 8]) {
        clock.pass(hours, 'hours');
        await runOnce();
      }
      clock.pass(10, 'hours');
    }
    const rows = await server.services.db.read
      .selectFrom('messages')
      .selectAll()
      .where('less_token', 'is not', null)
      .orderBy('id')
      .execute();
    left = rows.map((row) => ({
      to: row.recipient,
      at: row.created_at,
      subject: row.subject,
      text: row.text,
    }));
  }, 300_000);

  afterAll(async () => {
    await server.close();
    await mail.close();
  });

  const leftTo = (email: string) => left.filter(({ to }) => to === email);

  test('nothing leaves at night, on a Sunday or a public holiday, nor twice on a day', () => {
    expect(left.length).toBeGreaterThan(40);
    const seen = new Set<string>();
    for (const { to, at } of left) {
      const { day, time } = parisClock(at);
      expect(time >= '08:00' && time < '20:00').toBe(true);
      expect(isQuietDay(day)).toBe(false);
      expect(seen.has(`${to} ${day}`)).toBe(false);
      seen.add(`${to} ${day}`);
    }
  });

  test('whoever never registers is reminded three times, and then the staff see to it', async () => {
    const [never] = candidates;
    // Days 3, 7 and 14, at the hour of the digest.
    expect(leftTo(never?.email ?? '').map(({ at }) => parisClock(at).day)).toEqual([
      '2026-09-04',
      '2026-09-08',
      '2026-09-15',
    ]);
    const { token: as } = await signIn(server, rootEmail);
    const { body } = await server.call('GET /follow-up/waits/', {
      as,
      query: { kind: 'register' },
    });
    expect(
      body.items.map(({ name, sent_count: sent }) => [name.includes('Zoé'), sent]),
    ).toContainEqual([true, 3]);
  });

  test('no reminder follows what it reminds of', () => {
    const asks: [RegExp, string][] = [
      [/Créer mon compte/, 'register'],
      [/Compléter votre fiche/, 'sheet'],
      [/Passer votre test/, 'test'],
      [/Faire passer le test au tuteur/, 'test'],
    ];
    let checked = 0;
    const wrong: string[] = [];
    for (const { to, at, text } of left)
      for (const [words, what] of asks) {
        if (!words.test(text)) continue;
        checked += 1;
        if ((doneAt(to, what) ?? new Date('2100-01-01')) <= at) wrong.push(`${to} ${what}`);
      }
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(10);
  });

  test('an address that refuses is written to no more, and is the first thing the staff see', async () => {
    expect(leftTo(bouncing)).toEqual([]);
    const { token: as } = await signIn(server, rootEmail);
    const { body } = await server.call('GET /follow-up/work/', { as });
    expect(body.kinds[0]).toMatchObject({ kind: 'bounce', count: 1 });
  });

  test('a company hears of its first match at once, later of what is new, and is asked twice for an answer', () => {
    const silent = companies[4]?.email ?? '';
    const toSilent = leftTo(silent);
    expect(toSilent[0]?.subject).toMatch(/correspond/);
    expect(toSilent.some(({ text }) => text.includes('attendent'))).toBe(true);
    const reminders = toSilent.filter(({ subject }) =>
      /^\d+ candidats attendent votre réponse/.test(subject),
    );
    expect(reminders.length).toBeGreaterThan(0);
    expect(reminders.length).toBeLessThanOrEqual(2);
  });

  test('what the mail server took says how to have less of it, by one click as well', async () => {
    const [first] = left;
    const [caught] = mail.mailsTo(first?.to ?? '').slice(-1);
    const { headers, text } = await readMail(caught as NonNullable<typeof caught>);
    const header = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const url = new URL(header('list-unsubscribe').slice(1, -1));
    expect(text).toContain(`/moins-de-messages/${url.pathname.split('/')[4]}`);
    const clicked = await server.app.inject({
      method: 'POST',
      url: url.pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.statusCode).toBe(204);
    const params = { token: url.pathname.split('/')[4] ?? '' };
    const { body } = await server.call('GET /messages/less/{token}/', { params });
    expect(body.muted).toEqual(['news', 'reminders', 'sms']);
  });
});
