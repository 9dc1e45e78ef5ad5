import { contract, type ContractKey } from '@tandem/contract';
import type { Call } from '@tandem/contract/call';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addPasskey } from '../testing/fixtures/made-authenticator.ts';
import { proposeMeeting } from '../testing/fixtures/meetings.ts';
import { momentIn } from '../testing/fixtures/moments.ts';
import { outsideClient, type OutsideClient } from '../testing/product/outside-client.ts';
import { startTestServer, type TestServer } from '../testing/product/test-server.ts';
import { someImport } from '../testing/fixtures/imports.ts';
import { forumFor } from '../testing/fixtures/forums.ts';
import {
  activeNeed,
  completeCandidate,
  launch,
  someCandidate,
  someCompany,
  someEmail,
  someManager,
  somePlacement,
  someSuperuser,
  someTraining,
  unique,
} from '../testing/fixtures/by-calls.ts';

/** Lists of fixed choices, what completes while one types, and the few instalments of a contract have no pages. */
const withoutPages = new Set<ContractKey>([
  'GET /choices/',
  'GET /company/sizes/',
  'GET /company/workforce/',
  'GET /communes/',
  'GET /contract/file/{matchId}/payments/',
]);

const listCalls = (Object.entries(contract) as [ContractKey, Call][])
  .filter(([key, { answer }]) => key.startsWith('GET ') && answer instanceof z.ZodArray)
  .map(([key]) => key)
  .filter((key) => !withoutPages.has(key));

/** On both databases: two versions of PostgreSQL sort, each with collations of its own. */
describe('lists', () => {
  let server: TestServer;
  let paths: Partial<Record<ContractKey, [OutsideClient, string]>>;

  beforeAll(async () => {
    server = await startTestServer({ TANDEM_DEMO: 'true' });
    const root = await someSuperuser(server);
    const world = await somePlacement(server, root);
    const { training, matchId, company, candidate: applicant } = world;
    await someTraining(server, root);
    const manager = await someManager(server, root);
    await someManager(server, root);
    await someCandidate(server, root);
    await completeCandidate(server, root, training);
    await activeNeed(server, company, training);
    await launch(server, root);
    await someCompany(server, root);
    const superuser = outsideClient(server, root.token);
    for (const name of ['first', 'second']) {
      await superuser('POST', '/temp-applicants/', [{ first_name: name, email: someEmail() }]);
      await superuser('POST', '/temp-companies/', [{ name, email: someEmail() }]);
      const programme = await superuser('POST', '/formations/', { name: unique(name), level: 5 });
      const { id } = programme.body as { id: number };
      const managers = (await superuser('GET', '/staff/')).body as { id: number }[];
      await superuser('POST', '/formationlink/', { manager: managers[0]?.id, formation: id });
    }
    for (const name of ['Taille de pierre', 'Pose de parquet'])
      await superuser('POST', '/skills/', { name });
    for (const action of [-1, -2, 1, 2, 1])
      await superuser('POST', `/matches/${matchId}/`, { action });
    for (const days of [3, 4]) {
      const { id } = await proposeMeeting(server, world, [momentIn(days)]);
      await superuser('POST', `/meetings/${id}/cancel/`, { reason: '' });
    }
    for (const name of ['Forum du matin', 'Forum du soir'])
      await superuser('POST', '/forums/', forumFor(training, name));
    const { refresh } = manager;
    await superuser('POST', '/token/refresh/', { refresh });
    for (let count = 0; count < 2; count += 1)
      await superuser('POST', '/token/', { email: applicant.email, password: 'Tandem-2026!' });
    await server.services.db.pool.query(
      "insert into retention_runs (day, started_at) values ('2026-09-01', now()), ('2026-09-02', now())",
    );
    const needPath = `/offers/${world.need.id}`;
    await superuser('POST', `${needPath}/closing/`, { state: 'withdrawn', reason: 'other' });
    await superuser('POST', `${needPath}/reopening/`, {});
    const importId = await someImport(server, manager, [someEmail(), someEmail()]);
    await someImport(server, manager, [someEmail()]);
    const staffOf = outsideClient(server, manager.token);
    const candidate = outsideClient(server, applicant.token);
    const house = outsideClient(server, company.token);
    const { body: listed } = await house('GET', '/matches/');
    for (const { id } of (listed as { id: number }[]).slice(0, 2))
      await house('PUT', `/matches/${id}/mark/`, { shortlisted: true });
    for (const form of ['need', `need-${world.need.id}`])
      await house('PUT', `/drafts/${form}/`, {
        changes: [{ key: 'title', value: 'Couvreur', seen: '' }],
      });
    for (let count = 0; count < 2; count += 1) await addPasskey(server, applicant);
    paths = {
      'GET /staff/': [superuser, '/staff/'],
      'GET /sign-ins/': [candidate, '/sign-ins/'],
      'GET /passkeys/': [candidate, '/passkeys/'],
      'GET /applicant/': [staffOf, '/applicant/'],
      'GET /temp-applicants/': [staffOf, '/temp-applicants/'],
      'GET /company/{id}/offers/': [staffOf, `/company/${world.need.company?.id}/offers/`],
      'GET /imports/': [staffOf, '/imports/'],
      'GET /imports/{id}/rows/': [staffOf, `/imports/${importId}/rows/`],
      'GET /offers/': [house, '/offers/'],
      'GET /matches/': [house, '/matches/'],
      'GET /match_cards/': [house, '/match_cards/'],
      'GET /match_marks/': [house, '/match_marks/'],
      'GET /lists/matches/': [staffOf, '/lists/matches/'],
      'GET /match_cards/groups/{by}/{id}/': [
        staffOf,
        `/match_cards/groups/applicant/${applicant.id}/`,
      ],
      'GET /meetings/': [house, '/meetings/'],
      'GET /forums/': [staffOf, '/forums/'],
      'GET /matches/{id}/history/': [staffOf, `/matches/${matchId}/history/`],
      'GET /match_applicants/': [staffOf, '/match_applicants/'],
      'GET /match_applicants/groups/{by}/{id}/': [
        staffOf,
        `/match_applicants/groups/applicant/${applicant.id}/`,
      ],
      'GET /formation-statistics/': [staffOf, '/formation-statistics/'],
      'GET /formation-statistics/candidates/': [staffOf, '/formation-statistics/candidates/'],
      'GET /formation-statistics/enrolments/': [staffOf, '/formation-statistics/enrolments/'],
      'GET /formation-statistics/refusals/': [staffOf, '/formation-statistics/refusals/'],
      'GET /formations/': [candidate, '/formations/'],
      'GET /sessions/': [candidate, '/sessions/'],
      'GET /school_years/': [candidate, '/school_years/'],
      'GET /sessions/{id}/closing/candidates/': [
        superuser,
        `/sessions/${world.training.sessionId}/closing/candidates/`,
      ],
      'GET /sessions/{id}/closing/needs/': [
        superuser,
        `/sessions/${world.training.sessionId}/closing/needs/`,
      ],
      'GET /offers/{id}/moves/': [staffOf, `/offers/${world.need.id}/moves/`],
      'GET /formationlink/': [superuser, '/formationlink/'],
      'GET /sector/': [house, '/sector/'],
      'GET /skills/': [house, '/skills/'],
      'GET /skills/added/': [superuser, '/skills/added/'],
      'GET /retention-runs/': [superuser, '/retention-runs/'],
      'GET /outbox/': [superuser, '/outbox/'],
      'GET /drafts/': [house, '/drafts/'],
      'GET /journal/': [superuser, '/journal/'],
    };
  });

  afterAll(() => server.close());

  test.each(listCalls)('%s: pages that together are the whole, and its size', async (key) => {
    const known = paths[key];
    if (!known) throw new Error(`No path is known for the list ${key}.`);
    const [client, path] = known;
    const whole = await client('GET', path);
    expect(whole.status).toBe(200);
    const items = whole.body as unknown[];
    expect(items.length).toBeGreaterThan(1);
    expect(whole.headers['x-total-count']).toBe(String(items.length));
    const pages: unknown[] = [];
    for (const offset of [0, 1]) {
      const page = await client('GET', `${path}?limit=1&offset=${offset}`);
      expect(page.headers['x-total-count']).toBe(String(items.length));
      expect(page.body).toHaveLength(1);
      pages.push(...(page.body as unknown[]));
    }
    expect(pages).toEqual(items.slice(0, 2));
    const beyond = await client('GET', `${path}?offset=${items.length}`);
    expect(beyond).toMatchObject({ status: 200, body: [] });
    for (const wrong of ['limit=0', 'limit=-1', 'limit=x', 'offset=-1', 'limit=1&limit=2'])
      expect((await client('GET', `${path}?${wrong}`)).status).toBe(400);
    expect((await client('GET', `${path}?limit=&offset=`)).body).toHaveLength(items.length);
  });

  test('GET /companies/: registered and invited ones follow each other', async () => {
    const [client] = paths['GET /applicant/'] as [OutsideClient, string];
    type Lists = { companies: object[]; temp_companies: object[] };
    const whole = await client('GET', '/companies/');
    const { companies, temp_companies: invited } = whole.body as Lists;
    expect([companies.length, invited.length]).toEqual([2, 2]);
    const total = String(companies.length + invited.length);
    expect(whole.headers['x-total-count']).toBe(total);
    const paged: Lists = { companies: [], temp_companies: [] };
    for (let offset = 0; offset < Number(total); offset += 3) {
      const page = await client('GET', `/companies/?limit=3&offset=${offset}`);
      expect(page.headers['x-total-count']).toBe(total);
      const lists = page.body as Lists;
      expect(lists.companies.length + lists.temp_companies.length).toBeLessThanOrEqual(3);
      paged.companies.push(...lists.companies);
      paged.temp_companies.push(...lists.temp_companies);
    }
    expect(paged).toEqual({ companies, temp_companies: invited });
  });
});
