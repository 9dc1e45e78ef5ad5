import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  password,
  someCandidate,
  someCompany,
  someManager,
  someSuperuser,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';
import { linkIn, mailsTo, type Message } from '../../../testing/product/mails.ts';
import { deleteStale } from '../../privacy/stale-queries.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const subject = 'Nouvelle connexion à votre compte';

describe('a sign-in from a new device or place', () => {
  const clock = standingClock('2026-11-23T13:05:00Z');
  let server: TestServer;
  let superuser: Person;

  beforeAll(async () => {
    server = await startTestServer({}, { now: clock.now });
    superuser = await someSuperuser(server);
  });

  afterAll(() => server.close());

  interface Try {
    from?: string;
    device?: string;
    left?: string;
  }

  const enter = async ({ email }: Person, { left, ...place }: Try) => {
    const body = { email, password, ...(left !== undefined && { device: left }) };
    const { status, body: answer } = await server.call('POST /token/', { body, ...place });
    expect(status).toBe(200);
    return answer;
  };

  const told = async ({ email }: Person) =>
    (await mailsTo(server, email)).filter((mail) => mail.subject === subject);

  test('is told to its owner, once for each place', async () => {
    const person = await someCandidate(server, superuser);
    await enter(person, { from: '192.0.2.7', device: firefox });
    const [mail, ...others] = await told(person);
    expect(others).toEqual([]);
    expect(mail?.text).toContain(
      'Firefox sur Windows, adresse 192.0.2.7, le lundi 23 novembre 2026 à 14\u202Fh\u202F05',
    );
    expect(linkIn(mail as Message).href).toBe('https://tandem.example/profile');
    await enter(person, { from: '192.0.2.7', device: firefox });
    await enter(person, { from: '192.0.2.7', device: firefox.replaceAll('140.0', '141.0') });
    expect(await told(person)).toHaveLength(1);
    await enter(person, { from: '192.0.2.7', device: 'URGENT https://example.org' });
    const [second] = await told(person);
    expect(second?.text).toContain('un programme qui n’est pas un navigateur');
    expect(second?.text).not.toContain('example.org');
    expect(await told(person)).toHaveLength(2);
  });

  test('is none where the person has just registered', async () => {
    const people = [
      await someCandidate(server, superuser),
      await someCompany(server, superuser),
      await someManager(server, superuser),
      superuser,
    ];
    for (const person of people) expect(await told(person)).toEqual([]);
  });

  test('is none on a device that shows what an earlier sign-in left there, wherever it is', async () => {
    const person = await someManager(server, superuser);
    const { device: left = '' } = await enter(person, { left: '' });
    await enter(person, { left, from: '192.0.2.44', device: firefox });
    expect(await told(person)).toEqual([]);
    const stranger = await someManager(server, superuser);
    await enter(stranger, { left, from: '192.0.2.44', device: firefox });
    expect(await told(stranger)).toHaveLength(1);
  });

  test('is told once where it happens twice at the same instant', async () => {
    const person = await someManager(server, superuser);
    const place = { from: '192.0.2.80', device: firefox };
    await Promise.all([enter(person, place), enter(person, place)]);
    expect(await told(person)).toHaveLength(1);
  });

  test('is told again on a device, and from a place, of before another password', async () => {
    const person = await someManager(server, superuser);
    const thief = { from: '192.0.2.66', device: firefox };
    const { device: left = '', access } = await enter(person, { ...thief, left: '' });
    expect(await told(person)).toHaveLength(1);
    const own = { from: '192.0.2.7', device: firefox };
    const newPassword = 'Nouveau-2026!';
    await server.call('POST /password-change/', {
      as: access,
      body: { current_password: password, new_password: newPassword },
      ...own,
    });
    const enterAnew = (place: Try) =>
      server.call('POST /token/', {
        body: { email: person.email, password: newPassword, device: place.left ?? '' },
        ...place,
      });
    await enterAnew(own);
    expect(await told(person)).toHaveLength(1);
    const { body } = await enterAnew({ ...thief, left });
    expect(await told(person)).toHaveLength(2);
    await enterAnew({ from: '192.0.2.67', device: firefox, left: body.device ?? '' });
    expect(await told(person)).toHaveLength(2);
  });

  test('shows from which network it was begun', async () => {
    const person = await someManager(server, superuser);
    const { access } = await enter(person, { from: '2001:db8:1:2:3::4', device: firefox });
    const { body } = await server.call('GET /sign-ins/', { as: access });
    expect(body.find(({ current }) => current)).toMatchObject({
      device: firefox,
      host: '2001:db8:1:2::/64',
    });
  });

  test('is forgotten when nobody has signed in from there for half a year', async () => {
    const person = await someManager(server, superuser);
    const place = { from: '192.0.2.90', device: firefox };
    await enter(person, place);
    const later = (days: number) => new Date(clock.now().getTime() + days * 86_400_000);
    const count = async () => {
      const { rows } = await server.services.db.pool.query<{ count: number }>(
        'select count(*)::int as count from known_places',
      );
      return rows[0]?.count ?? 0;
    };
    const before = await count();
    expect(before).toBeGreaterThan(0);
    await server.services.db.transaction((tx) => deleteStale(tx, later(179)));
    expect(await count()).toBe(before);
    await server.services.db.transaction((tx) => deleteStale(tx, later(181)));
    expect(await count()).toBe(0);
    const earlier = (await told(person)).length;
    await enter(person, place);
    expect(await told(person)).toHaveLength(earlier + 1);
  });
});

describe('in the demo, whose accounts are everybody’s', () => {
  test('nobody is told of a new place', async () => {
    const server = await startTestServer({ TANDEM_DEMO: 'true' });
    const person = await someSuperuser(server);
    const body = { email: person.email, password };
    await server.call('POST /token/', { body, from: '192.0.2.7', device: firefox });
    const subjects = (await mailsTo(server, person.email)).map((mail) => mail.subject);
    await server.close();
    expect(subjects).not.toContain(subject);
  });
});
