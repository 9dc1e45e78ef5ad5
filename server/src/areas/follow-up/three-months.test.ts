import { writeFileSync } from 'node:fs';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn, someSuperuser, someTraining } from '../../testing/fixtures/by-calls.ts';
import { alertsOf, faultsOfAlerts } from '../../testing/follow-up/centre/judge-alerts.ts';
import { faultsOf } from '../../testing/follow-up/centre/judge-letters.ts';
import { openLedger } from '../../testing/follow-up/centre/ledger.ts';
import { diaryOf, lettersOf, type Letter } from '../../testing/follow-up/centre/letters-of.ts';
import { candidatesOf, companiesOf } from '../../testing/follow-up/centre/centre-people.ts';
import type { Centre } from '../../testing/follow-up/centre/centre.ts';
import { playCentre } from '../../testing/follow-up/centre/play-centre.ts';
import {
  readMail,
  type CaughtMail,
  startMailServer,
  type TestMailServer,
} from '../../testing/outside-world/mail-server.ts';
import {
  startPushService,
  type TestPushService,
} from '../../testing/outside-world/push-service.ts';
import { startSmsServer, type TestSmsServer } from '../../testing/outside-world/sms-server.ts';
import { standingClock } from '../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { beginFollowUp } from '../../testing/follow-up/begin-follow-up.ts';

/** How many candidates and companies; `FOLLOW_UP_CENTRE=60,20 npx vitest run three-months` takes minutes. */
const [candidateCount = 18, companyCount = 9] =
  process.env['FOLLOW_UP_CENTRE']?.split(',').map(Number) ?? [];
const days = 92;
/** A Tuesday at 8:15 in Paris; All Saints', Armistice Day and the change of the hour are ahead. */
const start = '2026-09-01T06:15:00Z';

describe(`three months of ${candidateCount} candidates and ${companyCount} companies`, () => {
  const clock = standingClock(start);
  const candidates = candidatesOf(candidateCount);
  const companies = companiesOf(companyCount);
  const ledger = openLedger(clock.now);
  let mail: TestMailServer;
  let sms: TestSmsServer;
  let push: TestPushService;
  let server: TestServer;
  let centre: Centre;
  let letters: Letter[];

  const invite = async (as: string) => {
    await server.call('POST /temp-applicants/', {
      as,
      body: candidates.map(({ first, last, email }) => ({
        first_name: first,
        last_name: last,
        email,
        phone: '06 12 34 56 78',
      })),
    });
    await server.call('POST /temp-companies/', {
      as,
      body: companies.map(({ name, email }) => ({ name, email })),
    });
    for (const { email } of [...candidates, ...companies]) ledger.note('invite', email);
  };

  beforeAll(async () => {
    mail = await startMailServer(clock.now);
    sms = await startSmsServer(clock.now);
    push = await startPushService(clock.now);
    server = await startTestServer(
      {
        SMTP_URL: mail.url,
        SMS_API_KEY: 'k',
        SMS_BASE_URL: sms.url,
        PUSH_PRIVATE: 'true',
        CENTRE_NAME: 'CFA des Deux Rives',
      },
      { now: clock.now, jobTiming: { retryDelaySeconds: 0, pauseSeconds: 0 } },
    );
    await beginFollowUp(server, clock.now(), { sms_a_month: 2000 });
    const root = await someSuperuser(server);
    centre = {
      server,
      mail,
      sms,
      push,
      devices: new Map(),
      clock,
      start: new Date(start),
      ledger,
      candidates,
      companies,
      trainings: [await someTraining(server, root), await someTraining(server, root)],
      byCandidate: new Map(),
      byNeed: new Map(),
      staff: root.email,
    };
    for (const { email } of [...candidates, ...companies].filter(({ bounces }) => bounces === 0))
      mail.refuse(email, 550);
    await invite(root.token);
    await playCentre(centre, days);
    letters = await lettersOf(mail);
    const diary = process.env['FOLLOW_UP_DIARY'];
    if (diary)
      writeFileSync(
        diary,
        [candidates[10], candidates[14], companies[4], companies[8]]
          .map((one) => diaryOf(letters, one?.email ?? ''))
          .join('\n\n'),
      );
  }, 600_000);

  afterAll(async () => {
    await server.close();
    await mail.close();
    await sms.close();
    await push.close();
  });

  const leftTo = (email = '') =>
    letters.filter(({ to, byItself }) => byItself && to.toLowerCase() === email.toLowerCase());

  const caughtByItself = (): CaughtMail => {
    const index = letters.findIndex(({ byItself }) => byItself);
    return mail.mails()[index] as CaughtMail;
  };

  test('every letter that left was due, none twice, none after its cause, none at night', () => {
    expect(faultsOf(centre, letters)).toEqual([]);
    expect(letters.length).toBeGreaterThan(100);
    const placed = ledger.deeds.filter(({ what }) => what === 'place');
    expect(placed.length).toBeGreaterThan(1);
  });

  test('what cannot wait stood on their phones too: as SMS by day, on the device at any hour, once', () => {
    expect(faultsOfAlerts(centre, letters)).toEqual([]);
    expect(push.faults).toEqual([]);
    const { sms: asSms = [], push: onDevices = [] } = Object.groupBy(
      alertsOf(centre),
      ({ channel }) => channel,
    );
    expect(asSms.length).toBeGreaterThan(5);
    expect(onDevices.length).toBeGreaterThan(asSms.length);
  });

  test('whoever never registers is reminded three times, and then the staff see to it', async () => {
    const [never] = candidates;
    // Days 3, 7 and 14, at the hour of the digest.
    expect(leftTo(never?.email).map(({ at }) => parisClock(at).day)).toEqual([
      '2026-09-04',
      '2026-09-08',
      '2026-09-15',
    ]);
    const { token: as } = await signIn(server, centre.staff);
    const { body } = await server.call('GET /follow-up/waits/', {
      as,
      query: { kind: 'register' },
    });
    expect(body.items.map(({ name, sent_count: sent }) => [name, sent])).toContainEqual([
      never?.name,
      3,
    ]);
  });

  test('addresses that refuse are the first thing the staff see', async () => {
    const { token: as } = await signIn(server, centre.staff);
    const { body } = await server.call('GET /follow-up/work/', { as });
    const bouncing = [...candidates, ...companies].filter(({ bounces }) => bounces !== undefined);
    expect(body.kinds[0]).toMatchObject({ kind: 'bounce', count: bouncing.length });
  });

  test('a company that is silent is told of its first matches at once, and asked twice for an answer', () => {
    const toSilent = leftTo(companies[3]?.email);
    expect(toSilent.some(({ subject }) => /correspond/.test(subject))).toBe(true);
    const reminders = toSilent.filter(({ subject }) =>
      /^\d+ candidats attendent votre réponse/.test(subject),
    );
    expect(reminders.length).toBeGreaterThan(0);
    expect(reminders.length).toBeLessThanOrEqual(2);
  });

  test('a tutor who is named is reminded three times, and the company hears of it once', () => {
    const { tutor, email } = companies[2] ?? {};
    const toTutor = letters.filter(({ to }) => to === tutor);
    expect(toTutor.map(({ at }) => parisClock(at).day)).toEqual([
      '2026-09-07',
      '2026-09-09',
      '2026-09-14',
    ]);
    const told = leftTo(email).filter(({ subject }) => /test/.test(subject));
    expect(told.map(({ at }) => parisClock(at).day)).toEqual(['2026-09-09']);
  });

  test('a company on holiday hears nothing, and all of it in one letter when it is back', () => {
    const away = companies[4];
    const at = (day: number) => new Date(Date.parse(start) + day * 86_400_000);
    const [from = 0, to = 0] = away?.holiday ?? [];
    const heard = leftTo(away?.email).filter((one) => one.at > at(from) && one.at < at(to + 1));
    expect(heard.map((one) => parisClock(one.at).day)).toEqual([parisClock(at(to)).day]);
  });

  test('what the mail server took says how to have less of it, by one click as well', async () => {
    const { headers, text } = await readMail(caughtByItself());
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
