import { Failure } from '@tandem/domain/errors';
import { skillsADay } from '@tandem/domain/skill-name';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  someCandidate,
  someSuperuser,
  unique,
  type Person,
} from '../../testing/fixtures/by-calls.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { openCeilingNews } from './tell-ceiling.ts';

/** Who is refused by a ceiling is told each time; the centre would hear of it from those who could not write. */

let server: TestServer;
let superuser: Person;

beforeAll(async () => {
  server = await startTestServer();
  superuser = await someSuperuser(server);
});

afterAll(() => server.close());

const bell = async (words: string) => {
  const { body } = await server.call('GET /notifications/', { as: superuser.token });
  return body.items.filter(({ text }) => text.includes(words));
};

const setCount = (key: string, count: number) =>
  server.services.db.pool.query(
    'insert into sign_in_failures (key, count, last_failed_at) values ($1, $2, $3)',
    [key, count, server.services.now()],
  );

const write = async (from: string, as?: string): Promise<number> => {
  const body = { name: 'Zoé', email: 'zoe@exemple.example', message: 'Bonjour' };
  return (await server.call('POST /contact/', { body, from, as })).status;
};

test('superusers learn once that visitors, or somebody, may write no more to the centre', async () => {
  await setCount('contacts', 200);
  expect([await write('192.0.2.1'), await write('192.0.2.2')]).toEqual([429, 429]);
  expect(await bell('refuse des visiteurs')).toHaveLength(1);
  const name = { first_name: 'Zoé', last_name: unique('Kerguelen') };
  const candidate = await someCandidate(server, superuser, name);
  const writes = await Promise.all(
    Array.from({ length: 8 }, () => write('192.0.2.3', candidate.token)),
  );
  expect(writes.filter((status) => status === 429)).toHaveLength(3);
  const [told, ...more] = await bell(name.last_name);
  expect(more).toEqual([]);
  expect(told).toMatchObject({
    text: `Zoé ${name.last_name} a atteint la limite du formulaire de contact : ses messages suivants sont refusés pendant une demi-heure.`,
    link: expect.stringMatching(/^\/dashboard\/personne\/\d+$/),
  });
});

test('the same of each other thing that one may do so often, and of it alone', async () => {
  const name = { first_name: 'Zoé', last_name: unique('Kerguelen') };
  const candidate = await someCandidate(server, superuser, name);
  const add = async () =>
    (
      await server.call('POST /skills/', {
        as: candidate.token,
        body: { name: unique('Tissage ') },
      })
    ).status;
  for (let added = 0; added < skillsADay; added += 1) expect(await add()).toBe(201);
  expect(await bell(name.last_name)).toEqual([]);
  expect([await add(), await add()]).toEqual([429, 429]);
  expect(await bell(name.last_name)).toHaveLength(1);
});

test('each network that guesses is told of, those beyond five in one line; one person who has forgotten a password is not', async () => {
  const guess = (from: string, email: string) =>
    server.call('POST /token/', { from, body: { email, password: 'Wrong-2026!' } });
  for (let tries = 0; tries < 7; tries += 1) await guess('198.51.100.4', superuser.email);
  expect(await bell('tentatives de connexion')).toEqual([]);
  const refused = async (host: string) => {
    await setCount(`host:${host}`, 400);
    expect((await guess(host, 'zoe@exemple.example')).status).toBe(429);
    return (await bell('tentatives de connexion')).length;
  };
  expect(await refused('203.0.113.9')).toBe(1);
  expect(await refused('203.0.113.10')).toBe(2);
  expect((await bell('203.0.113.10 '))[0]?.text).toContain('un moment');
  await guess('203.0.113.9', 'zoe@exemple.example');
  expect((await bell('tentatives de connexion')).length).toBe(2);
  for (const last of [11, 12, 13, 14, 15, 16]) await refused(`203.0.113.${last}`);
  expect(await bell('tentatives de connexion')).toHaveLength(6);
  expect(await bell('d’autres réseaux encore')).toHaveLength(1);
  // Another server learns that they are told of, and is quiet for no longer than the one that told.
  const hours = async (later: number, host: string) => {
    at = new Date(server.services.now().getTime() + later * 3_600_000);
    await tellElsewhere(null, new Failure('too_many_sign_ins', { data: { of: 'network' } }), host);
    return (await bell(`le réseau ${host} `)).length;
  };
  let at = server.services.now();
  const tellElsewhere = openCeilingNews({ ...server.services, now: () => at });
  expect(await hours(23, '203.0.113.17')).toBe(0);
  expect(await hours(25, '203.0.113.18')).toBe(1);
});
