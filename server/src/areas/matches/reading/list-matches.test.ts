import type { Answer, Sent } from '@tandem/contract';
import { matchId } from '@tandem/domain/matches/match';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findMatches } from './match-queries.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  launch,
  someManager,
  someSuperuser,
  someTraining,
  type Person,
  type Training,
} from '../../../testing/fixtures/by-calls.ts';
import { matchRecords } from './match-records.ts';

type Match = Answer<'GET /match_applicants/'>[number];

const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;

type Filters = Omit<NonNullable<Sent<'GET /match_applicants/'>['query']>, 'limit' | 'offset'>;

/** Candidates and needs whose names try what a search can stumble over. */
const people = [
  { first_name: 'Zoé', last_name: "D'Arc" },
  { first_name: 'Éloïse', last_name: 'Le_Goff' },
  { first_name: 'Jean-Marc', last_name: '100% Motivé' },
];

const houses = [
  { name: 'Crêperie « Chez Élise »', title: 'Crêpier', contract_type: 'apprentissage' },
  { name: String.raw`Back\slash & Fils`, title: 'Dév. C++ 50%', contract_type: 'stage' },
] as const;

describe('the list of all matches', () => {
  let server: TestServer;
  let superuser: Person;
  let as: string;
  let first: Training;
  let second: Training;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    as = (await someManager(server, superuser)).token;
    first = await someTraining(server, superuser);
    const other = await someTraining(server, superuser);
    // One session and two programmes: every need lists both.
    second = { sessionId: first.sessionId, programmeId: other.programmeId };
    const programmes_ids = [first.programmeId, second.programmeId];
    for (const [index, name] of people.entries())
      await completeCandidate(server, superuser, index === 2 ? second : first, {
        name,
        sheet: { contract_type: 'Autre' },
      });
    for (const { name, title, contract_type } of houses) {
      const company = await completeCompany(server, superuser, { name });
      await activeNeed(server, company, first, {
        title,
        contract_type,
        formations_ids: programmes_ids,
      });
    }
    await launch(server, superuser);
    const { body } = await server.call('GET /match_applicants/', { as });
    for (const [id, action] of [
      [body[0]?.id, 1],
      [body[1]?.id, 2],
    ] as const)
      await server.call('POST /matches/{id}/', {
        as,
        params: { id: id ?? 0 },
        body: { action },
      });
  });

  afterAll(() => server.close());

  const list = async (query: Filters = {}) =>
    (await server.call('GET /match_applicants/', { as, query })).body;

  const named = async (query: Filters): Promise<string[]> =>
    (await list(query)).map(
      ({ application, offer: need }) => `${application.applicant.first_name} ${need.title}`,
    );

  test('holds every pair, the best score first', async () => {
    const all = await list();
    expect(all).toHaveLength(people.length * houses.length);
    const scores = all.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  });

  test('says where each stands among those of its need', async () => {
    for (const ofNeed of Map.groupBy(await list(), ({ offer: need }) => need.id).values())
      expect(ofNeed.map(({ standing }) => standing)).toEqual(
        ofNeed.map(({ score }) => ({
          rank: 1 + ofNeed.filter((one) => one.score > score).length,
          of: people.length,
        })),
      );
  });

  const searches: [keyof Filters, string, number][] = [
    ['firstName', 'zoé', 2],
    ['firstName', 'ZOÉ', 2],
    ['firstName', 'élo', 2],
    ['firstName', 'ÉLOÏSE', 2],
    ['firstName', 'Eloise', 2],
    ['firstName', 'x', 0],
    ['lastName', "d'arc", 2],
    ['lastName', '%', 2],
    ['lastName', '_', 2],
    ['lastName', 'le_g', 2],
    ['lastName', 'leXg', 0],
    ['lastName', '100%', 2],
    ['lastName', '  motivé ', 2],
    ['company', 'crêperie « chez é', 3],
    ['company', 'creperie', 3],
    ['company', '\\', 3],
    ['company', String.raw`k\s`, 3],
    ['company', String.raw`\\`, 0],
    ['company', String.raw`\%`, 0],
    ['offer', 'DÉV. C++', 3],
    ['offer', 'dev', 3],
    ['offer', '50%', 3],
    ['offer', "'; drop table offers; --", 0],
  ];

  test.each(searches)('%s=%j finds %i', async (name, text, count) => {
    expect(await list({ [name]: text })).toHaveLength(count);
  });

  test.each([
    ['0', 4],
    [1, 1],
    [2, 1],
    [3, 0],
    [-1, 0],
  ])('status=%j finds %i', async (status, count) => {
    const found = await list({ status });
    expect(found).toHaveLength(count);
    for (const match of found) expect(match.status).toBe(Number(status));
  });

  test('a formation is the candidate’s', async () => {
    expect(await list({ formation: first.programmeId })).toHaveLength(4);
    expect(await list({ formation: String(second.programmeId) })).toHaveLength(2);
    expect(await list({ formation: 999 })).toEqual([]);
  });

  test('a contract type is the need’s', async () => {
    expect(await list({ contractType: 'stage' })).toHaveLength(3);
    expect(await list({ contractType: 'Autre' })).toEqual([]);
  });

  test('filters narrow each other', async () => {
    const query = {
      lastName: 'goff',
      company: 'élise',
      offer: 'crêp',
      contractType: 'apprentissage',
    };
    expect(await named(query)).toEqual(['Éloïse Crêpier']);
    expect(await named({ ...query, formation: second.programmeId })).toEqual([]);
    expect(await named({ ...query, firstName: 'Zoé' })).toEqual([]);
  });

  test.each([
    [{ status: '7' }, 'status'],
    [{ status: 'pending' }, 'status'],
    [{ limit: '0' }, 'limit'],
    [{ offer: 'x'.repeat(201) }, 'offer'],
    [{ offer: 'a\0' }, 'offer'],
  ])('%j is refused by name', async (query, name) => {
    const refused = await server.call('GET /match_applicants/', { as, query });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.failure.fields ?? {})).toEqual([name]);
  });

  describe('in groups', () => {
    const groups = async (by: 'offer' | 'applicant', query: Filters & { limit?: number } = {}) =>
      server.call('GET /match_applicants/groups/', { as, query: { ...query, by } });

    test('without any, what they come to is told alone', async () => {
      const [all, none] = [await groups('offer'), await groups('offer', { limit: 0 })];
      expect(none.body).toEqual({ ...all.body, groups: [] });
      expect(none.headers['x-total-count']).toBe(all.headers['x-total-count']);
    });

    test.each(['offer', 'applicant'] as const)('by %s, they hold the whole', async (by) => {
      const { body, headers } = await groups(by);
      const all = await list();
      expect(body.total_matches).toBe(all.length);
      const mean = all.reduce((sum, { score }) => sum + score, 0) / all.length;
      expect(body.average_score).toBeCloseTo(mean, 2);
      expect(headers['x-total-count']).toBe(String(body.groups.length));
      expect(body.groups.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
      const found: Match[] = [];
      for (const { id, count } of body.groups) {
        const group = await server.call('GET /match_applicants/groups/{by}/{id}/', {
          as,
          params: { by, id },
        });
        expect(group.body).toHaveLength(count);
        expect(group.headers['x-total-count']).toBe(String(count));
        found.push(...group.body);
      }
      // How long a move can be taken back runs down between the calls.
      const still = (matches: readonly Match[]) =>
        matches.map(({ undo, ...rest }) => ({ ...rest, undo: undo?.move })).toSorted(byId);
      expect(still(found)).toEqual(still(all));
    });

    test('are titled by the company and the need, or by the candidate', async () => {
      const titles = async (by: 'offer' | 'applicant') =>
        new Set((await groups(by)).body.groups.map(({ title }) => title));
      expect(await titles('offer')).toEqual(
        new Set(houses.map(({ name, title }) => `${name} - ${title}`)),
      );
      expect(await titles('applicant')).toEqual(
        new Set(people.map(({ first_name, last_name }) => `${first_name} ${last_name}`)),
      );
    });

    test.each(['offer', 'applicant'] as const)(
      'by %s, each says its best score and who waits for whom, as its matches do',
      async (by) => {
        const all = await list();
        for (const group of (await groups(by)).body.groups) {
          const own = all.filter(
            ({ offer: need, application }) =>
              (by === 'offer' ? need.id : application.applicant.id) === group.id,
          );
          const at = (...statuses: number[]) =>
            own.filter(({ status: stands }) => statuses.includes(stands)).length;
          expect(group).toMatchObject({
            best_score: Math.max(...own.map(({ score }) => score)),
            company_owes: { count: at(0, 2) },
            applicant_owes: { count: at(1) },
            agreed: at(3),
            seats: by === 'offer' ? { total: 1, taken: at(4) } : null,
          });
          expect(group.company_owes.since === null).toBe(group.company_owes.count === 0);
          expect(group.applicant_owes.since === null).toBe(group.applicant_owes.count === 0);
        }
      },
    );

    test('follow the filters, outside and inside', async () => {
      const query = { status: 0, firstName: 'é' };
      const { body } = await groups('offer', query);
      expect(body.total_matches).toBe((await list(query)).length);
      for (const { id, count } of body.groups) {
        const params = { by: 'offer' as const, id };
        const group = await server.call('GET /match_applicants/groups/{by}/{id}/', {
          as,
          params,
          query,
        });
        expect(group.body).toHaveLength(count);
      }
    });

    test('come in pages', async () => {
      const { body: whole } = await groups('applicant');
      const pages = [];
      // After the last one, too: what all of them come to is told beside none.
      for (const offset of [0, 1, 2, 3]) {
        const { body, headers } = await server.call('GET /match_applicants/groups/', {
          as,
          query: { by: 'applicant', limit: 1, offset },
        });
        expect(headers['x-total-count']).toBe('3');
        expect(body.total_matches).toBe(whole.total_matches);
        expect(body.average_score).toBe(whole.average_score);
        pages.push(...body.groups);
      }
      expect(pages).toEqual(whole.groups);
    });

    test('are none, without an average, where nothing is found', async () => {
      const { body } = await groups('offer', { company: 'aucune' });
      expect(body).toEqual({ total_matches: 0, average_score: null, groups: [] });
    });

    test('exist by need or by candidate alone', async () => {
      const wrong = { by: 'session' as 'offer' };
      const refused = await server.call('GET /match_applicants/groups/', { as, query: wrong });
      expect(refused).toMatchObject({
        status: 400,
        failure: { fields: { by: expect.any(String) } },
      });
      const params = { ...wrong, id: 1 };
      const absent = await server.call('GET /match_applicants/groups/{by}/{id}/', { as, params });
      expect(absent.status).toBe(404);
    });
  });

  test('leaves out who is deleted while it is being read, and shows the others', async () => {
    const { db } = server.services;
    const before = await findMatches(db.read, {});
    const gone = before[0]?.applicant_id ?? 0;
    await server.call('DELETE /applicant/{id}/', { as: superuser.token, params: { id: gone } });
    const shown = await matchRecords(server.services, db.read, before, {
      accountId: 0,
      kind: 'staff',
    });
    expect(shown.map(({ id }) => id)).toEqual(
      before
        .filter(({ applicant_id: candidate_id }) => candidate_id !== gone)
        .map((row) => matchId({ candidateId: row.applicant_id, needId: row.offer_id })),
    );
    expect(shown.length).toBeGreaterThan(0);
  });
});
