import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someManager, someSuperuser, type Person } from '../../testing/fixtures/by-calls.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';

describe('who is near a place', () => {
  let server: TestServer;
  let manager: Person;
  let ids: number[];

  beforeAll(async () => {
    server = await startTestServer();
    manager = await someManager(server, await someSuperuser(server));
    await server.call('POST /temp-applicants/', {
      as: manager.token,
      body: ['lyon', 'givors', 'paris', 'ailleurs'].map((name) => ({
        first_name: name,
        last_name: 'D’Arc',
        email: `${name}@exemple.fr`,
        phone: null,
      })),
    });
    const at: Record<string, [number, number]> = {
      lyon: [45.758, 4.835],
      givors: [45.591, 4.769],
      paris: [48.859, 2.347],
    };
    const { pool } = server.services.db;
    for (const [name, place] of Object.entries(at))
      await pool.query(
        `update applicants set latitude = $1, longitude = $2
         where account_id = (select id from accounts where email = $3)`,
        [...place, `${name}@exemple.fr`],
      );
    const { rows } = await pool.query<{ id: number }>('select id from applicants order by id');
    ids = rows.map(({ id }) => id);
  });

  afterAll(() => server.close());

  const near = (place: string, km: number, side: 'applicant' | 'company' = 'applicant') =>
    server.call('GET /search/near/{side}/', {
      as: manager.token,
      params: { side },
      query: { place, km },
    });

  const places = async (place: string, km: number) => {
    const { body } = await near(place, km);
    return body.ids.map((id) => ids.indexOf(id)).toSorted((one, other) => one - other);
  };

  test('within so many kilometres, in a straight line', async () => {
    expect(await places('Lyon', 5)).toEqual([0]);
    expect(await places('lyon (69001)', 30)).toEqual([0, 1]);
    expect(await places('Paris', 10)).toEqual([2]);
    expect(await places('Paris', 500)).toEqual([0, 1, 2]);
    expect((await near('Lyon', 30, 'company')).body.ids).toEqual([]);
  });

  test('a place that is none is told', async () => {
    const { status, failure } = await near('Nulle-Part-les-Bains', 30);
    expect([status, Object.keys(failure.fields ?? {})]).toEqual([400, ['place']]);
  });
});
