import type { Sent } from '@tandem/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import {
  completeCandidate,
  someManager,
  somePlacement,
  someSuperuser,
  type Placement,
} from '../../testing/fixtures/by-calls.ts';

type Query = Sent<'GET /formation-statistics/candidates/'>['query'];

describe('the candidates behind a counter', () => {
  let server: TestServer;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer();
    world = await somePlacement(server, await someSuperuser(server));
  });

  afterAll(() => server.close());

  const list = (query: Query) =>
    server.call('GET /formation-statistics/candidates/', { as: world.superuser.token, query });

  const programme = () => world.training.programmeId;

  test('are those whose furthest match it is, and move on with it', async () => {
    const { body: pending } = await list({ formation: programme(), progress: 'pending_matches' });
    expect(pending).toEqual([
      expect.objectContaining({
        id: world.candidate.id,
        email: world.candidate.email,
        formation: expect.stringContaining('BTS'),
        session: expect.any(String),
        progress: 'pending_matches',
      }),
    ]);
    await server.call('POST /matches/{id}/', {
      as: world.company.token,
      params: { id: world.matchId },
      body: { action: 1 },
    });
    const { body: none } = await list({ formation: programme(), progress: 'pending_matches' });
    expect(none).toEqual([]);
    const { body: accepted } = await list({ progress: 'accepted_by_company' });
    expect(accepted.map(({ id }) => id)).toEqual([world.candidate.id]);
  });

  test('add up to the counters of the statistics, page by page', async () => {
    await completeCandidate(server, world.superuser, world.training);
    const { body: rows } = await server.call('GET /formation-statistics/', {
      as: world.superuser.token,
    });
    const row = rows.find(({ formation_id: id }) => id === programme());
    const whole = await list({ formation: programme() });
    expect(whole.body).toHaveLength(row?.total_applicants ?? 0);
    const page = await list({ formation: programme(), limit: 1, offset: 1 });
    // By who they are: their matches are scored meanwhile.
    expect(page.body.map(({ id }) => id)).toEqual(whole.body.slice(1, 2).map(({ id }) => id));
  });

  test('are listed for managers too, for nobody else', async () => {
    const manager = await someManager(server, world.superuser);
    const as = (token: string) =>
      server.call('GET /formation-statistics/candidates/', { as: token });
    expect((await as(manager.token)).status).toBe(200);
    expect((await as(world.company.token)).status).toBe(403);
    expect((await as(world.candidate.token)).status).toBe(403);
  });
});
