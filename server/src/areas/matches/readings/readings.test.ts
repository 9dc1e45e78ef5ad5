import { pairOf } from '@tandem/domain/matches/match';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  completeCompany,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { readZip } from '../../../testing/read-zip.ts';

/** A Tuesday at 10:15 in Paris. */
const clock = standingClock('2026-09-01T08:15:00Z');

let server: TestServer;
let world: Placement;

beforeAll(async () => {
  server = await startTestServer({}, { now: clock.now });
  world = await somePlacement(server, await someSuperuser(server));
});
afterAll(() => server.close());

const tokenOf = async ({ email }: Person): Promise<string> =>
  (await server.call('POST /token/', { body: { email, password: 'Tandem-2026!' } })).body.access;

/** What the person reads of the answer: with the one match, and on its card. */
const awaited = async (person: Person) => {
  const as = await tokenOf(person);
  const params = { id: world.matchId };
  const { body: match } = await server.call('GET /matches/{id}/', { as, params });
  if (person === world.superuser) return { match: match.awaited };
  const { body: cards } = await server.call('GET /match_cards/', { as });
  return { match: match.awaited, card: cards[0]?.awaited };
};

const read = async (person: Person) =>
  server.call('POST /matches/{id}/reading/', {
    as: await tokenOf(person),
    params: { id: world.matchId },
  });

const move = async (action: number) =>
  server.call('POST /matches/{id}/', {
    as: await tokenOf(world.company),
    params: { id: world.matchId },
    body: { action },
  });

const unread = { unread: true, due_on: '2026-09-11' };

test('fetching a match ahead is no reading; what is not opened is said to be so, with the day of the table', async () => {
  expect(await awaited(world.company)).toEqual({ match: unread, card: undefined });
  expect(await awaited(world.candidate)).toEqual({ match: unread, card: unread });
  expect(await awaited(world.superuser)).toEqual({ match: null });
});

test('a company opens its own alone, and the first time is kept', async () => {
  const stranger = await completeCompany(server, world.superuser);
  expect((await read(stranger)).status).toBe(404);
  expect((await read(world.superuser)).status).toBe(403);
  expect((await read(world.company)).status).toBe(204);
  clock.pass(2, 'days');
  expect((await read(world.company)).status).toBe(204);
  const told = { read_on: '2026-09-01', due_on: '2026-09-11' };
  expect(await awaited(world.candidate)).toEqual({ match: told, card: told });
});

test('a day that has passed is said to have', async () => {
  clock.pass(9, 'days');
  expect((await awaited(world.candidate)).card).toMatchObject({ due_on: '2026-09-11', late: true });
});

test('both find the moment in their archives', async () => {
  const archived = async (person: Person) => {
    const { raw } = await server.call('GET /own-data/', { as: await tokenOf(person) });
    return readZip(raw).get('matchs.json')?.toString();
  };
  const at = '2026-09-01T08:15:00.000Z';
  expect(await archived(world.candidate)).toContain(`"fiche ouverte par l’entreprise le": "${at}"`);
  expect(await archived(world.company)).toContain(`"fiche ouverte par vous le": "${at}"`);
});

test('of a match from before readings were noted nobody says that it was not read', async () => {
  const query = (text: string) => server.services.db.pool.query(text);
  await query("update follow_up_settings set readings_since = '2026-09-02'");
  await query('delete from match_readings');
  expect((await awaited(world.candidate)).card).toEqual({ due_on: '2026-09-11', late: true });
  await query('update follow_up_settings set readings_since = null');
});

test('an answer ends it; put off, there is no day', async () => {
  await move(2);
  expect((await awaited(world.candidate)).card).toEqual({});
  await move(1);
  expect(await awaited(world.candidate)).toEqual({ match: null, card: undefined });
});

test('it goes with the candidate', async () => {
  await read(world.company);
  await server.call('DELETE /applicant/{id}/', {
    as: await tokenOf(world.superuser),
    params: { id: pairOf(world.matchId)?.candidateId ?? 0 },
  });
  const { rows } = await server.services.db.pool.query('select 1 from match_readings');
  expect(rows).toEqual([]);
});
