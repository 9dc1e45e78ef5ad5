import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someCandidate, someSuperuser, type Person } from '../../testing/fixtures/by-calls.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';

describe('the contact form', () => {
  let server: TestServer;
  let people: Person[];

  beforeAll(async () => {
    server = await startTestServer();
    const superuser = await someSuperuser(server);
    people = [];
    for (let count = 0; count < 6; count += 1) people.push(await someCandidate(server, superuser));
  });

  afterAll(() => server.close());

  const write = async (from: string, as?: Person): Promise<number> => {
    const body = { name: 'Zoé', email: 'zoe@exemple.example', message: 'Bonjour' };
    return (await server.call('POST /contact/', { body, from, ...(as && { as: as.token }) }))
      .status;
  };

  const setCount = (key: string, count: number) =>
    server.services.db.pool.query(
      `insert into sign_in_failures (key, count, last_failed_at) values ($1, $2, $3)
       on conflict (key) do update set count = $2, last_failed_at = $3`,
      [key, count, server.services.now()],
    );

  test('counts whoever is signed in by themselves, wherever they write from', async () => {
    const [first, ...others] = people;
    await setCount('contact:198.51.100.7', 30);
    for (let message = 1; message <= 5; message += 1)
      expect(await write(`198.51.100.${message}`, first)).toBe(201);
    expect(await write('198.51.100.6', first)).toBe(429);
    for (const other of others) expect(await write('198.51.100.7', other)).toBe(201);
    expect(await write('198.51.100.7')).toBe(429);
  });

  test('takes no more than so many of all visitors together, and those of the signed in beyond', async () => {
    await setCount('contacts', 199);
    expect([await write('192.0.2.1'), await write('192.0.2.2')]).toEqual([201, 429]);
    expect(await write('192.0.2.3', people[1])).toBe(201);
  });

  test('sends once what comes again because its answer was lost, also at the same instant', async () => {
    const as = people[2]?.token ?? '';
    const sent = async () => {
      const { rows } = await server.services.db.pool.query<{ count: string }>(
        "select count(*)::int as count from messages where text like '%Une seule fois%'",
      );
      return rows[0]?.count;
    };
    const write = (message: string) =>
      server.call('POST /contact/', {
        as,
        body: { name: 'Zoé', email: 'zoe@exemple.example', message },
      });
    const answers = await Promise.all([write('Une seule fois'), write('Une seule fois')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await sent()).toBe(1);
    expect((await write('Une seule fois, vraiment')).status).toBe(201);
    expect(await sent()).toBe(2);
  });
});
