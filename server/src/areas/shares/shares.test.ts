import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostOpenShares } from '@tandem/domain/shares/share';
import {
  completeCandidate,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../testing/fixtures/by-calls.ts';
import { standingClock } from '../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';

const clock = standingClock('2026-09-01T08:15:00Z');

let server: TestServer;
let superuser: Person;
let world: Placement;

beforeAll(async () => {
  server = await startTestServer({}, { now: clock.now });
  superuser = await someSuperuser(server);
  world = await somePlacement(server, superuser);
});
afterAll(() => server.close());

/** Signed in anew: time passes in these tests. */
const tokenOf = async ({ email }: Person): Promise<string> => {
  const { body } = await server.call('POST /token/', {
    body: { email, password: 'Tandem-2026!' },
  });
  return body.access;
};

const params = () => ({ id: world.matchId });

const share = async (by: Person) => {
  const made = await server.call('POST /matches/{id}/shares/', {
    as: await tokenOf(by),
    params: params(),
  });
  return { ...made, token: made.body?.link?.split('/').at(-1) ?? '' };
};

const read = (token: string) => server.call('GET /shares/{token}/', { params: { token } });

const list = async (by: Person) =>
  (await server.call('GET /matches/{id}/shares/', { as: await tokenOf(by), params: params() }))
    .body;

const revoke = async (by: Person, shareId: number) =>
  server.call('DELETE /matches/{id}/shares/{shareId}/', {
    as: await tokenOf(by),
    params: { ...params(), shareId },
  });

test('a company’s link shows name, sheet and resume, no contact; the candidate is told and sees it', async () => {
  const made = await share(world.company);
  expect(made).toMatchObject({ status: 201, body: { share: { by: 'company', opened: 0 } } });
  expect(made.body.link).toMatch(/^http.*\/partage\/[\w-]{43}$/);
  const seen = await read(made.token);
  expect(seen).toMatchObject({
    status: 200,
    body: {
      candidate: { first_name: 'Zoé', last_name: "D'Arc", email: '', phone: null, resume: null },
      has_resume: true,
      title: world.need.title,
    },
  });
  const resume = await server.call('GET /shares/{token}/resume/', {
    params: { token: made.token },
  });
  expect(resume.status).toBe(200);
  expect(String(resume.raw)).toContain('%PDF');
  expect(await list(world.candidate)).toMatchObject({
    may_share: false,
    shares: [{ by: 'company', opened: 1, is_open: true, may_revoke: false }],
  });
  const bell = await server.call('GET /notifications/', { as: await tokenOf(world.candidate) });
  expect(bell.body.items[0]?.text).toContain('montre votre profil par un lien');
  const { rows } = await server.services.db.pool.query<{ token_hash: string }>(
    'select token_hash from candidate_shares',
  );
  expect(rows.map((row) => row.token_hash)).not.toContain(made.token);
});

test('who may not, may not: candidates, other companies, a link that is guessed', async () => {
  expect((await share(world.candidate)).status).toBe(403);
  const other = await completeCandidate(server, superuser, world.training);
  expect((await list(other)).shares).toBeUndefined();
  expect((await read('x'.repeat(43))).status).toBe(404);
});

test('taken back twice it stays taken back; the centre takes back a company’s, not the other way round', async () => {
  const own = await share(world.company);
  for (let click = 0; click < 2; click += 1)
    expect((await revoke(world.company, own.body.share.id)).status).toBe(204);
  expect((await read(own.token)).status).toBe(404);
  const byCentre = await share(superuser);
  expect((await revoke(world.company, byCentre.body.share.id)).status).toBe(403);
  expect((await revoke(world.candidate, byCentre.body.share.id)).status).toBe(403);
  expect((await revoke(superuser, byCentre.body.share.id)).status).toBe(204);
});

test('at most five are open at once', async () => {
  const open = (await list(world.company)).shares.filter((one) => one.is_open).length;
  for (let one = open; one < mostOpenShares; one += 1)
    expect((await share(world.company)).status).toBe(201);
  expect((await share(world.company)).failure.code).toBe('too_many_shares');
});

test('a refusal closes the links until it is undone, and fourteen days close them for good', async () => {
  const { shares } = await list(world.company);
  await revoke(world.company, shares.find((one) => one.may_revoke)?.id ?? 0);
  const { token } = await share(world.company);
  const refuse = async (action: 0 | -1) =>
    server.call('POST /matches/{id}/', {
      as: await tokenOf(superuser),
      params: params(),
      body: { action, quiet: true },
    });
  await refuse(-1);
  expect((await read(token)).status).toBe(404);
  expect((await server.call('GET /shares/{token}/resume/', { params: { token } })).status).toBe(
    404,
  );
  expect((await share(world.company)).status).toBe(409);
  await refuse(0);
  expect((await read(token)).status).toBe(200);
  clock.pass(14, 'days');
  expect((await read(token)).status).toBe(404);
});

test('a need that is deleted takes its links along', async () => {
  const { token } = await share(world.company);
  expect((await read(token)).status).toBe(200);
  const gone = await server.call('DELETE /offers/{id}/', {
    as: await tokenOf(world.company),
    params: { id: world.need.id },
  });
  expect(gone.status).toBe(204);
  expect((await read(token)).status).toBe(404);
});
