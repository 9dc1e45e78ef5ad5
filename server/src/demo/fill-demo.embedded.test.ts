import type { Answer } from '@tandem/contract';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { matchStatuses, status } from '@tandem/domain/matches/match';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/product/test-server.ts';
import { signIn, type Person } from '../testing/fixtures/by-calls.ts';
import { isOfficeDay } from './calendar.ts';
import { defaultDemo, fillDemo } from './fill-demo.ts';
import type { Showcase } from './play/showcase.ts';

let server: TestServer;
let showcase: Showcase;
let superuser: Person;

beforeAll(async () => {
  server = await startTestServer({ TANDEM_DEMO: 'true' });
  showcase = await fillDemo(server.services, defaultDemo);
  superuser = await signIn(server, showcase.superuser);
});
afterAll(() => server.close());

const asked = async <Body>(call: Promise<{ status: number; body: Body }>): Promise<Body> => {
  const { status: answered, body } = await call;
  expect(answered).toBe(200);
  return body;
};

/** `npm run demo` takes no other database than its own (tools/checks/keep-to-itself.ts). */
describe('the demo data set', () => {
  let matches: Answer<'GET /match_applicants/'>;
  beforeAll(async () => {
    matches = await asked(server.call('GET /match_applicants/', { as: superuser.token }));
  });

  it('has 200 candidates in two sessions, some of them only invited', async () => {
    const registered = await asked(server.call('GET /applicant/', { as: superuser.token }));
    const invited = await asked(server.call('GET /temp-applicants/', { as: superuser.token }));
    expect(registered.length + invited.length).toBe(200);
    expect(invited.length).toBeGreaterThan(15);
    const sessions = new Set(registered.flatMap(({ session }) => session?.name ?? []));
    expect(sessions.size).toBe(2);
    expect(registered.filter(({ resume }) => resume !== null).length).toBeGreaterThan(150);
    expect(registered.some(({ page_done }) => !page_done)).toBe(true);
    expect(registered.some(({ page_done, test_done }) => page_done && !test_done)).toBe(true);
  });

  it('has 60 companies with 120 needs and those carried over, most of them active in a year that is not closed', async () => {
    const { companies, temp_companies: invited } = await asked(
      server.call('GET /companies/', { as: superuser.token }),
    );
    expect(companies.length + invited.length).toBe(60);
    const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
    expect(sum(companies.map((company) => company.number_of_offers))).toBe(122);
    expect(sum(companies.map((company) => company.active_offers))).toBeGreaterThan(65);
  });

  it('has been matched, and every status occurs', async () => {
    const run = await asked(server.call('GET /launch_matching/', { as: superuser.token }));
    expect(run?.state).toBe('done');
    // The pairs of those who have been placed since are gone.
    expect(run?.pairs_scored).toBeGreaterThanOrEqual(matches.length);
    const found = new Set(matches.map((match) => match.status));
    expect(found).toEqual(new Set(matchStatuses));
  });

  it('has meetings, told of in both ways, and words that were exchanged', async () => {
    const meetings = await asked(server.call('GET /meetings/', { as: superuser.token }));
    const outcomes = new Set(meetings.map((meeting) => meeting.outcomes.company));
    expect(outcomes).toContain('held');
    expect(outcomes).toContain('absent');
    const moments = meetings.flatMap(({ starts_at: startsAt }) => startsAt ?? []);
    expect(moments.length).toBeGreaterThan(10);
    expect(moments.filter((at) => !isOfficeDay(parisClock(new Date(at)).day))).toEqual([]);
    const held = meetings.find((meeting) => meeting.outcomes.company === 'held');
    const params = { id: held?.match_id ?? 0 };
    const read = await asked(
      server.call('GET /matches/{id}/messages/', { as: superuser.token, params }),
    );
    expect(read.messages.length).toBeGreaterThan(0);
  });

  it('has people whom the staff look after, and notes, some of them to be taken up again', async () => {
    const work = await asked(server.call('GET /follow-up/work/', { as: superuser.token }));
    expect(work.kinds.find(({ kind }) => kind === 'note_due')?.count).toBeGreaterThan(3);
    const params = { side: 'applicant' as const };
    const { items } = await asked(
      server.call('GET /follow-up/standings/{side}/', { as: superuser.token, params }),
    );
    expect(items.filter(({ referent_id: id }) => id !== null).length).toBeGreaterThan(30);
    expect(new Set(items.map(({ stage }) => stage)).size).toBeGreaterThan(6);
  });

  it('has candidates and needs that the closed year has handed on, some of them confirmed', async () => {
    const years = await asked(server.call('GET /school_years/', { as: superuser.token }));
    const closed = years.find(({ state }) => state === 'closed');
    const { carried } = await asked(
      server.call('GET /sessions/{id}/closing/', {
        as: superuser.token,
        params: { id: closed?.id ?? 0 },
      }),
    );
    expect(carried).toMatchObject({ waiting: 0, needs: 2 });
    expect(carried.candidates).toBeGreaterThan(2);
    expect(carried.confirmed).toBeGreaterThan(0);
  });

  it('has needs that were closed in every way, and matches that each side has put off', async () => {
    const { rows: needs } = await server.services.db.pool.query<{ how: string }>(
      `select distinct state || coalesce(' ' || filled_by, '') as how from offers`,
    );
    for (const how of ['set_aside', 'filled elsewhere', 'filled seats', 'withdrawn'])
      expect(needs).toContainEqual({ how });
    const { rows: marks } = await server.services.db.pool.query(
      'select distinct side from match_marks',
    );
    expect(marks).toHaveLength(2);
  });

  it('has no candidate placed twice in a session', () => {
    const placed = matches.filter(({ enrolment }) => enrolment && !enrolment.broken_on);
    const holders = placed.map(
      ({ application, offer: need }) => `${application.applicant.id} in ${need.session.id}`,
    );
    expect(placed.length).toBeGreaterThan(15);
    expect(new Set(holders).size).toBe(holders.length);
  });

  it('has contracts that were broken, each with its reason', () => {
    const broken = matches.filter(({ enrolment }) => enrolment?.state === 'broken');
    expect(broken.length).toBeGreaterThan(0);
    for (const { enrolment, status: at } of broken) {
      expect(at).toBe(status.finalised);
      expect(enrolment?.reason).not.toBeNull();
    }
  });

  it('has a contract sheet and a history behind a finalised match', async () => {
    const placed = matches.find((match) => match.status === status.finalised);
    const params = { matchId: placed?.id ?? 0 };
    const as = superuser.token;
    const sheet = await asked(server.call('GET /contract/note/{matchId}/', { as, params }));
    expect(sheet.siret).toMatch(/^\d{14}$/);
    const history = await asked(
      server.call('GET /matches/{id}/history/', { as, params: { id: params.matchId } }),
    );
    const moments = history.map(({ at }) => at);
    expect(history.length).toBeGreaterThanOrEqual(3);
    expect([moments, moments.toReversed()]).toContainEqual(moments.toSorted());
  });

  it('has contract files that are signed, accepted and amended, complete as the rules want them, two with their agreement', async () => {
    const { rows } = await server.services.db.pool.query<{ state: string; agreements: number }>(
      `select distinct state, (select count(agreement_signed_on)::int from contract_scans) as agreements
       from contract_sheets`,
    );
    const states = rows.map(({ state }) => state);
    for (const state of ['signed', 'accepted', 'amended']) expect(states).toContain(state);
    expect(rows[0]?.agreements).toBe(2);
  });

  it('has contract files in preparation, with parts that somebody was asked for and has begun', async () => {
    const agreed = matches.filter((match) => match.status === status.fullyAccepted);
    const files = await Promise.all(
      agreed.map(async ({ id: matchId }) =>
        asked(
          server.call('GET /contract/file/{matchId}/parts/', {
            as: superuser.token,
            params: { matchId },
          }),
        ),
      ),
    );
    const states = new Set(files.flatMap(({ parts }) => parts.map(({ state }) => state)));
    expect(states).toContain('begun');
    expect(states).toContain('asked');
  });

  it('has statistics for every formation', async () => {
    const rows = await asked(server.call('GET /formation-statistics/', { as: superuser.token }));
    expect(rows.length).toBeGreaterThan(10);
    for (const { total_applicants: total } of rows) expect(total).toBeGreaterThan(4);
  });

  it('shows every message, sent long ago but for the addresses that do not exist', async () => {
    const { body, headers } = await server.call('GET /outbox/', { as: superuser.token });
    expect(body.length).toBeGreaterThan(200);
    expect(body.length).toBe(Number(headers['x-total-count']));
    expect(new Set(body.map(({ state }) => state))).toEqual(new Set(['sent', 'failed']));
    expect(new Set(body.map(({ channel }) => channel))).toEqual(new Set(['mail', 'sms']));
  });

  it('has resumes that can be downloaded', async () => {
    const { resume } = matches[0]?.application.applicant ?? {};
    const filename = resume?.split('/').at(-1) ?? '';
    const { status: answered, raw } = await server.call('GET /download/{filename}/', {
      as: superuser.token,
      params: { filename },
    });
    expect(answered).toBe(200);
    expect(raw.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('the accounts that are shown', () => {
  it('have a forum day to come, those whom it brings together with meetings there', async () => {
    const { manager, candidate, company } = showcase;
    for (const email of [manager, candidate, company]) {
      const { token: as } = await signIn(server, email);
      const [forum] = await asked(server.call('GET /forums/', { as }));
      expect(forum?.state).toBe('published');
      const params = { id: forum?.id ?? 0 };
      const { meetings, slots } = await asked(server.call('GET /forums/{id}/', { as, params }));
      expect(meetings.length).toBeGreaterThan(email === manager ? 30 : 0);
      for (const { state } of meetings) expect(state).toBe('planned');
      expect(new Date(slots[0] ?? 0) > server.services.now()).toBe(true);
    }
  });

  const user = async ({ token }: Person) =>
    (await asked(server.call('GET /user/', { as: token }))).user;

  it('are a superuser and a manager with formations', async () => {
    expect(await user(superuser)).toMatchObject({ is_staff: true, is_superuser: true });
    const manager = await signIn(server, showcase.manager);
    expect(await user(manager)).toMatchObject({ is_staff: true, is_superuser: false });
    const links = await asked(server.call('GET /formationlink/', { as: manager.token }));
    expect(links.length).toBeGreaterThan(1);
  });

  it('are a candidate who has to answer a company', async () => {
    const candidate = await signIn(server, showcase.candidate);
    expect((await user(candidate)).type).toBe('A');
    const own = await asked(server.call('GET /matches/', { as: candidate.token }));
    expect(own.map((match) => match.status)).toContain(status.acceptedByCompany);
    const heard = await asked(server.call('GET /notifications/', { as: candidate.token }));
    expect(heard.items.length).toBeGreaterThan(0);
  });

  it('are a company with a match to finalise and a need that waits for its tutor', async () => {
    const company = await signIn(server, showcase.company);
    expect((await user(company)).type).toBe('C');
    const own = await asked(server.call('GET /matches/', { as: company.token }));
    expect(own.some(({ may_finalise: may }) => may)).toBe(true);
    const needs = await asked(server.call('GET /offers/', { as: company.token }));
    const waiting = needs.find(({ state }) => state === 'inactive');
    const params = { token: waiting?.token ?? '' };
    expect((await server.call('GET /company_test/{token}/', { params })).status).toBe(200);
  });
});
