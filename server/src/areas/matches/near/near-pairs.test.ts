import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  launch,
  needFor,
  someManager,
  someSuperuser,
  someTraining,
  type Need,
  type Person,
  type Training,
} from '../../../testing/fixtures/by-calls.ts';
import { sheetFor } from '../../../testing/fixtures/candidate-payloads.ts';
import { mailsTo } from '../../../testing/product/mails.ts';
import { settled } from '../../../testing/product/settled.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

let server: TestServer;
let superuser: Person;
let manager: Person;
let training: Training;
let company: Person;
let candidate: Person & { id: number };
let far: Need;

/** Lives in Lyon and goes 50 km; Mâcon is some 60 km away. */
const sheet = { location: 'Lyon', kilometers_away: 50 as const };

beforeAll(async () => {
  server = await startTestServer();
  superuser = await someSuperuser(server);
  manager = await someManager(server, superuser);
  training = await someTraining(server, superuser);
  company = await completeCompany(server, superuser);
  candidate = await completeCandidate(server, superuser, training, { sheet });
  far = await activeNeed(server, company, training, { location: 'Mâcon' });
  await settled(server, 'rescore');
});

afterAll(() => server.close());

const nearOf = async (id = candidate.id) =>
  (await server.call('GET /near_pairs/applicant/{id}/', { as: manager.token, params: { id } }))
    .body;

const nearOfNeed = async (id: number) =>
  (await server.call('GET /near_pairs/offer/{id}/', { as: manager.token, params: { id } })).body;

const propose = (offer: number, as = manager.token) =>
  server.call('POST /near_pairs/', { as, body: { applicant: candidate.id, offer } });

const matchesOf = async ({ token }: Person) =>
  (await server.call('GET /matches/', { as: token })).body;

const saveSheet = (changes: object) =>
  server.call('PUT /applicants/registration/', {
    as: candidate.token,
    body: { ...sheetFor(training), ...sheet, ...changes },
    files: {},
  });

test('the staff read which pairs miss one rule by little, from both sides', async () => {
  const { chances, pairs } = await nearOf();
  expect(chances).toMatchObject({ needs: 1, open: 0, nearest_km: expect.any(Number) });
  expect(pairs).toMatchObject([
    { offer: far.id, title: far.title, rule: 'distance', limit_km: 50, proposed: null },
  ]);
  expect(pairs[0]?.km).toBeGreaterThan(50);
  expect(pairs[0]?.score).toBeGreaterThan(0);
  const others = await nearOfNeed(far.id);
  expect(others.chances).toMatchObject({ candidates: 1, open: 0, too_far: 1 });
  expect(others.pairs).toMatchObject([
    { applicant: candidate.id, other: expect.stringContaining('Zoé'), km: pairs[0]?.km },
  ]);
});

test('a company reads for each need of its own without a match how many candidates what keeps away, and nobody’s name', async () => {
  const read = (person: Person) => server.call('GET /need_chances/', { as: person.token });
  const elsewhere = await activeNeed(server, company, await someTraining(server, superuser), {
    location: 'Paris',
  });
  const { body, raw } = await read(company);
  const counts = {
    candidates: 1,
    open: 0,
    waits_for_tutor: false,
    too_far: 1,
    contracts: [],
    other_level: 0,
  };
  expect(body.items).toEqual([
    { offer: far.id, chances: counts },
    { offer: elsewhere.id, chances: { ...counts, candidates: 0, too_far: 0 } },
  ]);
  expect(raw.toString()).not.toMatch(/Zoé|@/);
  expect((await read(await completeCompany(server, superuser))).body).toEqual({ items: [] });
});

test('what fits, what misses by much and what waits for its tutor cannot be proposed', async () => {
  const asleep = await server.call('POST /offers/', {
    as: company.token,
    body: needFor(training),
  });
  const remote = await activeNeed(server, company, training, { location: 'Paris' });
  const fitting = await activeNeed(server, company, training);
  await settled(server, 'rescore');
  for (const { id } of [asleep.body, remote, fitting])
    expect((await propose(id)).failure.code).toBe('pair_not_near');
  expect((await nearOf()).pairs.map((pair) => [pair.offer, pair.rule])).toEqual([
    [far.id, 'distance'],
    [asleep.body.id, 'tutor'],
  ]);
  expect((await propose(987_654)).status).toBe(404);
});

test('a pair that the staff propose is a match of both, is told to both once, and stays', async () => {
  const before = (await nearOf()).pairs[0]?.score;
  const [first, second] = await Promise.all([propose(far.id), propose(far.id)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.body).toEqual(second.body);
  const { match } = first.body;
  for (const person of [candidate, company]) {
    const shown = (await matchesOf(person)).find(({ id }) => id === match);
    expect(shown).toMatchObject({ status: 0, score: before, proposed_at: expect.any(String) });
    const mails = await mailsTo(server, person.email);
    expect(mails.filter(({ subject }) => subject?.includes('vous propose'))).toHaveLength(1);
  }
  expect((await nearOf()).pairs[0]?.proposed).toMatchObject({ match });

  await launch(server, superuser);
  await settled(server, 'run-matching', 'rescore');
  await saveSheet({ summary: 'Je cherche une alternance en développement web.' });
  await settled(server, 'rescore');
  const changed = (await matchesOf(candidate)).find(({ id }) => id === match);
  expect(changed).toMatchObject({ proposed_at: expect.any(String) });
  expect((await nearOf()).pairs[0]?.score).toBe(changed?.score);
  const explained = await server.call('GET /matches/{id}/explanation/', {
    as: candidate.token,
    params: { id: match },
  });
  expect(explained.body.obstacle).toBeNull();
});

test('it moves like every match, and keeps its mark', async () => {
  const { match } = (await propose(far.id)).body;
  const moved = await server.call('POST /matches/{id}/', {
    as: company.token,
    params: { id: match },
    body: { action: 1 },
  });
  expect(moved.body).toMatchObject({ status: 1, proposed_at: expect.any(String) });
});

test('who changes to another session leaves what was proposed there', async () => {
  const near = await activeNeed(server, company, training, { location: 'Mâcon' });
  await settled(server, 'rescore');
  const { match } = (await propose(near.id)).body;
  const elsewhere = await someTraining(server, superuser);
  await saveSheet({ formation: elsewhere.programmeId, session_id: elsewhere.sessionId });
  await settled(server, 'rescore');
  expect((await matchesOf(candidate)).map(({ id }) => id)).not.toContain(match);
});
