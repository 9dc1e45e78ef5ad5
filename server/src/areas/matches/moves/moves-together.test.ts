import { randomUUID } from 'node:crypto';
import type { MatchStatus } from '@tandem/domain/matches/match';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  launch,
  signIn,
  someSuperuser,
  someTraining,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { mailsTo, type Message } from '../../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { tellBatch } from './tell-batch.ts';

const clock = standingClock();
const names = ['Zoé D’Arc', 'Éloïse Le Goff', 'Ali Benali'];

let server: TestServer;
let staff: Person;
let company: Person;
let candidates: Person[];
let ids: number[];

beforeAll(async () => {
  // Told by the tests themselves, however long they take.
  server = await startTestServer({}, { now: clock.now, jobTiming: { pauseSeconds: 3600 } });
  staff = await someSuperuser(server);
  const training = await someTraining(server, staff);
  candidates = [];
  for (const name of names) {
    const [first_name = '', ...rest] = name.split(' ');
    const identity = { first_name, last_name: rest.join(' ') };
    candidates.push(await completeCandidate(server, staff, training, { name: identity }));
  }
  company = await completeCompany(server, staff);
  for (const title of ['Développeur web', 'Pâtissière'])
    await activeNeed(server, company, training, { title, seats: 9 });
  await launch(server, staff);
  const { body } = await server.call('GET /matches/', { as: company.token });
  ids = body.map(({ id }) => id);
});
afterAll(() => server.close());

const move = async (action: MatchStatus, more: Record<string, unknown> = {}) => {
  const batch = randomUUID();
  const undos: { id: number; move: number }[] = [];
  for (const id of ids) {
    const { status, body } = await server.call('POST /matches/{id}/', {
      as: staff.token,
      params: { id },
      body: { action, batch, ...more },
    });
    expect(status).toBe(200);
    undos.push({ id, move: body.undo?.move ?? 0 });
  }
  return { batch, undos };
};

const undo = async (undos: readonly { id: number; move: number }[]) => {
  const batch = randomUUID();
  for (const { id, move: taken } of undos)
    await server.call('POST /matches/{id}/undo/', {
      as: staff.token,
      params: { id },
      body: { move: taken, batch },
    });
  return batch;
};

const tell = async (batch: string, late = false): Promise<void> => {
  const { rows } = await server.services.db.pool.query<{ batch: string }>(
    'select distinct batch from match_moves where batch like $1',
    [`% ${batch}`],
  );
  for (const row of rows) await tellBatch(server.services, row, late);
};

let before = new Map<Person, number>();

/** What has come to somebody since the test began, newest first. */
const newTo = async (person: Person): Promise<Message[]> => {
  const all = await mailsTo(server, person.email);
  return all.slice(0, all.length - (before.get(person) ?? 0));
};

const bellsOf = async ({ email }: Person) => {
  const { token } = await signIn(server, email);
  return (await server.call('GET /notifications/', { as: token })).body.items;
};

beforeEach(async () => {
  clock.pass(60, 'minutes');
  Object.assign(staff, await signIn(server, staff.email));
  await move(0, { quiet: true });
  clock.pass(60, 'minutes');
  Object.assign(staff, await signIn(server, staff.email));
  before = new Map();
  for (const one of [company, ...candidates])
    before.set(one, (await mailsTo(server, one.email)).length);
});

test('each person reads of all of theirs in one mail and one line at the bell', async () => {
  const { batch } = await move(1, { note: 'Vu ensemble au forum.' });
  expect(await newTo(company)).toEqual([]);
  await tell(batch);
  await tell(batch);
  const [mail, ...more] = await newTo(company);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Le centre a enregistré votre accord pour 6 candidats');
  for (const name of names) expect(mail?.text).toContain(`– ${name}, « Pâtissière »`);
  expect(mail?.text.split('Vu ensemble au forum.')).toHaveLength(2);
  expect(mail?.text).toContain('https://tandem.example/company/matches');
  for (const candidate of candidates) {
    const [own, ...others] = await newTo(candidate);
    expect(others).toEqual([]);
    expect(own?.subject).toBe('Le centre a enregistré une bonne nouvelle pour 2 de vos matchs');
    expect(own?.text).toContain('acceptez ou refusez');
    expect((await bellsOf(candidate))[0]).toMatchObject({
      text: own?.subject,
      link: '/applicant/matches',
    });
  }
});

test('what is taken back within the minute is told to nobody; later, in one message', async () => {
  const first = await move(2);
  const unheard = await undo(first.undos);
  await tell(first.batch);
  await tell(unheard);
  expect(await newTo(company)).toEqual([]);
  const second = await move(2);
  await tell(second.batch);
  await tell(await undo(second.undos));
  const subjects = (await newTo(company)).map(({ subject }) => subject);
  expect(subjects).toEqual([
    'Le centre a corrigé 6 réponses',
    'Le centre a enregistré la mise en file d’attente de 6 candidats',
  ]);
});

test('refusals wait as long as they can be taken back, and leave out what has moved on', async () => {
  const { batch } = await move(-1);
  await tell(batch);
  expect(await newTo(company)).toEqual([]);
  const [id = 0] = ids;
  const params = { id };
  await server.call('POST /matches/{id}/', {
    as: staff.token,
    params,
    body: { action: 0, quiet: true },
  });
  await tell(batch, true);
  const [mail, ...more] = await newTo(company);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Le centre a enregistré votre refus pour 5 candidats');
});

test('recorded quietly, nobody is told; of one match alone it is told as ever; only the staff gather', async () => {
  const { batch } = await move(2, { quiet: true });
  await tell(batch);
  expect(await newTo(company)).toEqual([]);
  ids = ids.slice(0, 1);
  const alone = await move(1);
  await tell(alone.batch);
  expect((await newTo(company)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Le centre a enregistré votre accord pour «.Zoé/),
  ]);
  const { token } = await signIn(server, company.email);
  const refused = await server.call('POST /matches/{id}/', {
    as: token,
    params: { id: ids[0] ?? 0 },
    body: { action: 2, batch: randomUUID() },
  });
  expect(refused).toMatchObject({
    status: 400,
    failure: { fields: { batch: expect.any(String) } },
  });
});
