import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { someSuperuser, type Person } from '../../testing/fixtures/by-calls.ts';

describe('GET /communes/', () => {
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await startTestServer();
    person = await someSuperuser(server);
  });

  afterAll(() => server.close());

  const complete = async (q: string, limit = 8) =>
    (await server.call('GET /communes/', { as: person.token, query: { q, limit } })).body;

  test('tells homonyms apart by postal code and department', async () => {
    const found = await complete('saint-denis');
    expect(found.slice(0, 2)).toMatchObject([
      { name: 'Saint-Denis', department: '974', department_name: 'La Réunion' },
      { name: 'Saint-Denis', department: '93', department_name: 'Seine-Saint-Denis' },
    ]);
    expect(found[1]?.postal_codes).toContain('93200');
  });

  test('answers no more than was asked for, and nothing to nothing', async () => {
    expect(await complete('lyon', 3)).toHaveLength(3);
    expect(await complete('')).toEqual([]);
  });
});
