import { randomUUID } from 'node:crypto';
import { status } from '@tandem/domain/matches/match';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkIn, mailsTo } from '../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { accept } from '../../testing/fixtures/meetings.ts';
import {
  someManager,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../testing/fixtures/by-calls.ts';

let server: TestServer;
let manager: Person;
let world: Placement;

beforeAll(async () => {
  server = await startTestServer();
  const superuser = await someSuperuser(server);
  manager = await someManager(server, superuser);
  world = await somePlacement(server, superuser);
});

afterAll(() => server.close());

const write = ({ token }: Person, text: string, key?: string) =>
  server.call('POST /matches/{id}/messages/', {
    as: token,
    params: { id: world.matchId },
    body: { text, ...(key && { key }) },
  });

const read = async ({ token }: Person) =>
  (await server.call('GET /matches/{id}/messages/', { as: token, params: { id: world.matchId } }))
    .body;

const markRead = ({ token }: Person, upTo: number) =>
  server.call('POST /matches/{id}/messages/read/', {
    as: token,
    params: { id: world.matchId },
    body: { up_to: upTo },
  });

const written = async ({ email }: Person) =>
  (await mailsTo(server, email)).filter(({ subject }) => subject.endsWith('vous a écrit'));

test('nobody writes before the company has accepted', async () => {
  expect((await write(world.company, 'Bonjour')).failure.code).toBe('messages_not_open');
  expect(await read(world.company)).toEqual({ messages: [], may_write: false });
});

test('the two write; mail and bell once until it is read; links stay text', async () => {
  const { candidate, company, matchId } = world;
  await accept(server, world);
  const text = 'Bonjour Zoé,\nvoir https://exemple.fr <script>';
  const first = await write(company, text);
  expect(first).toMatchObject({ status: 201, body: { text, own: true, read: false } });
  // A double click.
  expect((await write(company, text)).body).toEqual(first.body);
  await write(company, 'Et bonne journée');
  const [mail, ...more] = await written(candidate);
  expect(more).toEqual([]);
  expect(mail && linkIn(mail).href).toBe(
    `https://tandem.example/applicant/matches?match=${matchId}`,
  );
  expect(mail?.text).not.toContain('script');
  const seen = await read(candidate);
  expect(seen.messages.map((one) => [one.own, one.text])).toEqual([
    [false, text],
    [false, 'Et bonne journée'],
  ]);
  await markRead(candidate, (seen.messages.at(-1)?.id ?? 0) + 1000);
  expect((await read(company)).messages.map((one) => one.read)).toEqual([true, true]);
  // An older tab says less.
  await markRead(candidate, seen.messages[0]?.id ?? 0);
  expect((await read(company)).messages.map((one) => one.read)).toEqual([true, true]);
  await write(company, 'Encore une chose');
  expect(await written(candidate)).toHaveLength(2);
  expect((await write(candidate, 'Merci')).status).toBe(201);
  expect(await written(company)).toHaveLength(1);
});

test('two messages of the same words are two; one that comes again, as its answer was lost, is one', async () => {
  const { company } = world;
  const before = (await read(company)).messages.length;
  const first = await write(company, 'Oui', randomUUID());
  const key = randomUUID();
  const second = await write(company, 'Oui', key);
  await write(company, 'Bien sûr', randomUUID());
  expect((await write(company, 'Oui', key)).body).toEqual(second.body);
  expect((await read(company)).messages.slice(before).map(({ text }) => text)).toEqual([
    'Oui',
    'Oui',
    'Bien sûr',
  ]);
  expect(second.body.id).not.toBe(first.body.id);
});

test('staff read it, and write nothing', async () => {
  const seen = await read(manager);
  expect(seen.may_write).toBe(false);
  expect(seen.messages.every(({ own }) => !own)).toBe(true);
  expect((await write(manager, 'Bonjour')).status).toBe(403);
});

test('what is reported is told to the centre, once, and not to who wrote it', async () => {
  const { candidate, company, matchId } = world;
  const { messages } = await read(candidate);
  const report = (person: Person, message: number) =>
    server.call('POST /matches/{id}/messages/report/', {
      as: person.token,
      params: { id: matchId },
      body: { message, reason: 'Hors de propos' },
    });
  const message = messages[0]?.id ?? 0;
  const before = (await mailsTo(server, company.email)).length;
  expect((await report(company, message)).status).toBe(404);
  expect((await report(candidate, message)).status).toBe(204);
  expect((await report(candidate, message)).status).toBe(204);
  const told = (await mailsTo(server, manager.email)).filter(({ subject }) =>
    subject.startsWith('Message signalé'),
  );
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('Hors de propos');
  // The page says why it is always told; a click of a mail program would switch off what is not this.
  const token = /\/moins-de-messages\/(\S+)/.exec(told[0]?.text ?? '')?.[1] ?? '';
  const less = await server.call('GET /messages/less/{token}/', { params: { token } });
  expect(less.body).toMatchObject({ reader: 'staff' });
  expect(told[0]?.less_token).toBeNull();
  expect(await mailsTo(server, company.email)).toHaveLength(before);
  expect((await read(candidate)).messages[0]?.reported).toBe(true);
});

test('a message has two thousand signs at most', async () => {
  const long = 'é'.repeat(2000);
  expect((await write(world.candidate, `${long}é`)).failure.fields).toMatchObject({
    text: expect.any(String),
  });
  expect(await write(world.candidate, long)).toMatchObject({ status: 201, body: { text: long } });
});

test('who writes without end is asked to pause', async () => {
  let refused = '';
  for (let count = 0; count < 21 && !refused; count += 1) {
    const answer = await write(world.candidate, `Message ${count}`);
    if (answer.status !== 201) refused = `${answer.status} ${answer.failure.code}`;
  }
  expect(refused).toBe('429 too_many_messages');
});

test('a match that is refused stays to be read; a deleted account takes its words along', async () => {
  const { candidate, company, superuser } = world;
  await server.call('POST /matches/{id}/', {
    as: company.token,
    params: { id: world.matchId },
    body: { action: status.refusedByCompany },
  });
  const seen = await read(company);
  expect(seen.may_write).toBe(false);
  expect(seen.messages.length).toBeGreaterThan(3);
  await server.call('DELETE /applicant/{id}/', {
    as: superuser.token,
    params: { id: candidate.id },
  });
  const { rows } = await server.services.db.pool.query(
    'select id from conversation_messages union all select read_up_to from conversation_reads',
  );
  expect(rows).toEqual([]);
});
