import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enrolWithWholeFile } from '../../../testing/fixtures/contracts/contract-signing.ts';
import { someMachineKey, type MachineReadKey } from '../../../testing/fixtures/machine-keys.ts';
import { wholeFile } from '../../../testing/fixtures/contracts/whole-file.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import {
  launch,
  someCandidate,
  somePlacement,
  someSuperuser,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';

type ListKey = Exclude<MachineReadKey, 'GET /v1/statistics/'>;
const lists: ListKey[] = [
  'GET /v1/candidates/',
  'GET /v1/needs/',
  'GET /v1/matches/',
  'GET /v1/contracts/',
];

describe('what a program reads', () => {
  let server: TestServer;
  let world: Placement;
  let key: string;

  beforeAll(async () => {
    server = await startTestServer();
    const superuser = await someSuperuser(server);
    world = await somePlacement(server, superuser);
    key = (await someMachineKey(server, superuser)).key;
  });

  afterAll(() => server.close());

  const read = async <Key extends ListKey>(
    call: Key,
    query: Record<string, string | number> = {},
  ) => server.call(call, { as: key, query: query as never });

  const all = async (call: ListKey) => (await read(call)).body.items;

  test('is where everything stands, and no more than that', async () => {
    expect(await all('GET /v1/matches/')).toEqual([]);
    await enrolWithWholeFile(server, world);
    const { candidate, need, matchId, training } = world;
    expect(await all('GET /v1/candidates/')).toMatchObject([
      {
        id: candidate.id,
        deleted: false,
        record: {
          email: candidate.email,
          stage: 'placed',
          session: { id: training.sessionId },
          formation: { id: training.programmeId },
        },
      },
    ]);
    expect(await all('GET /v1/needs/')).toMatchObject([
      { id: need.id, record: { title: need.title, seats: 1, state: 'filled' } },
    ]);
    expect(await all('GET /v1/matches/')).toMatchObject([
      { id: matchId, record: { applicant: candidate.id, offer: need.id, status: 4 } },
    ]);
    expect(await all('GET /v1/contracts/')).toMatchObject([
      { id: matchId, record: { state: 'open', finalised_at: expect.any(String) } },
    ]);
    const figures = await server.call('GET /v1/statistics/', { as: key });
    expect(figures.body.items).toMatchObject([{ total_applicants: 1, finalized_enrollment: 1 }]);
  });

  test('never holds a social security number, nor anything that is sealed', async () => {
    const file = wholeFile();
    for (const call of lists) {
      const { body } = await read(call);
      const text = JSON.stringify(body);
      for (const secret of [file['candidate_nir'], file['supervisor_nir'], need().token])
        expect(text).not.toContain(secret);
      expect(text).not.toMatch(/nir|sealed|password|token/i);
    }
  });

  const need = () => world.need as typeof world.need & { token: string };

  test('comes in pages that a cursor follows, and afterwards only what changes', async () => {
    for (let count = 0; count < 4; count += 1) await someCandidate(server, world.superuser);
    const whole = await all('GET /v1/candidates/');
    const paged: unknown[] = [];
    let cursor = '';
    let more = true;
    while (more) {
      const { body } = await read('GET /v1/candidates/', { limit: 2, cursor });
      paged.push(...body.items);
      ({ next_cursor: cursor, more } = body);
    }
    expect(paged).toEqual(whole);
    expect(whole).toHaveLength(5);
    const later = await read('GET /v1/candidates/', { cursor });
    expect(later.body).toMatchObject({ items: [], next_cursor: cursor, more: false });
    const newest = await someCandidate(server, world.superuser);
    const { body } = await read('GET /v1/candidates/', { cursor });
    expect(body.items).toMatchObject([{ record: { email: newest.email } }]);
    const { id = 0 } = body.items[0] ?? {};
    await sql`delete from applicants where id = ${id}`.execute(server.services.db.read);
    const gone = await read('GET /v1/candidates/', { cursor: body.next_cursor });
    expect(gone.body.items).toMatchObject([{ id, deleted: true, record: null }]);
  });

  test('a new name reaches those who bear it; a run of the matching reaches nobody', async () => {
    const start = await read('GET /v1/needs/');
    await launch(server, world.superuser);
    const after = await read('GET /v1/needs/', { cursor: start.body.next_cursor });
    expect(after.body.items).toEqual([]);
    await sql`update companies set name = 'L''Étang' where id = ${world.need.company?.id}`.execute(
      server.services.db.read,
    );
    const { body } = await read('GET /v1/needs/', { cursor: after.body.next_cursor });
    expect(body.items).toMatchObject([{ record: { company: { name: "L'Étang" } } }]);
  });

  test('begins at a moment, if one says so', async () => {
    const since = new Date().toISOString();
    const fresh = await someCandidate(server, world.superuser);
    const { body } = await read('GET /v1/candidates/', { updated_since: since });
    expect(body.items.map(({ record }) => record?.email)).toEqual([fresh.email]);
    const next = await read('GET /v1/candidates/', { cursor: body.next_cursor });
    expect(next.body.items).toEqual([]);
  });

  test('a contract that is broken is a stage of its own', async () => {
    const { body: before } = await read('GET /v1/candidates/');
    const broken = await server.call('POST /matches/{id}/breaking/', {
      as: world.company.token,
      params: { id: world.matchId },
      body: {
        broken_on: '2026-09-01',
        broken_by: 'employer',
        reason: 'never_began',
        comment: '',
        note: '',
      },
    });
    expect(broken.status).toBe(200);
    const { body } = await read('GET /v1/candidates/', { cursor: before.next_cursor });
    expect(body.items.find(({ id }) => id === world.candidate.id)?.record?.stage).toBe('broken');
  });

  test('a cursor of another call, or none at all, says so', async () => {
    const { body } = await read('GET /v1/needs/');
    const odd = [body.next_cursor, 'x', Buffer.from('["candidate",-1,null]').toString('base64url')];
    for (const cursor of odd) {
      const refused = await read('GET /v1/candidates/', { cursor });
      expect([refused.status, refused.failure.code]).toEqual([400, 'cursor_unusable']);
    }
    const wrong = await read('GET /v1/candidates/', { updated_since: 'hier', limit: 501 });
    expect(wrong.failure.fields).toEqual({
      limit: 'Au plus 500.',
      updated_since: 'Une date et une heure sont attendues, comme 2026-09-01T08:00:00Z.',
    });
  });
});
