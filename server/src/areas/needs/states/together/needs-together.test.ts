import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  launch,
  signIn,
  someSuperuser,
  someTraining,
  type Need,
  type Person,
} from '../../../../testing/fixtures/by-calls.ts';
import { entriesIn } from '../../../../testing/fixtures/calendars.ts';
import { proposeMeeting } from '../../../../testing/fixtures/meetings.ts';
import { momentIn } from '../../../../testing/fixtures/moments.ts';
import { standingClock } from '../../../../testing/product/clock.ts';
import { mailsTo, type Message } from '../../../../testing/product/mails.ts';
import { settled } from '../../../../testing/product/settled.ts';
import { startTestServer, type TestServer } from '../../../../testing/product/test-server.ts';
import { tellNeedBatch } from './tell-gathered.ts';

const clock = standingClock();

let server: TestServer;
let staff: Person;
let company: Person;
let other: Person;
let zoe: Person;
let ali: Person;
let needs: Need[];
let before = new Map<Person, number>();

beforeAll(async () => {
  // Told by the tests themselves, however long they take.
  server = await startTestServer({}, { now: clock.now, jobTiming: { pauseSeconds: 3600 } });
  staff = await someSuperuser(server);
  const training = await someTraining(server, staff);
  const named = (first_name: string, last_name: string) =>
    completeCandidate(server, staff, training, { name: { first_name, last_name } });
  zoe = await named('Zoé', 'D’Arc');
  ali = await named('Ali', 'Benali');
  company = await completeCompany(server, staff);
  other = await completeCompany(server, staff);
  needs = [];
  for (const [house, title] of [
    [company, 'Développeur web'],
    [company, 'Pâtissière'],
    [other, 'Vendeur'],
  ] as const)
    needs.push(await activeNeed(server, house, training, { title, seats: 9 }));
  await launch(server, staff);
});
afterAll(() => server.close());

const matchOf = async (person: Person, index: number): Promise<number> => {
  const { body } = await server.call('GET /matches/', { as: person.token });
  const found = body.find((match) => match.offer.id === needs[index]?.id);
  if (!found) throw new Error('There is no such match.');
  return found.id;
};

const move = async (person: Person, index: number, action: 0 | 1 | 2 | 3) =>
  server.call('POST /matches/{id}/', {
    as: staff.token,
    params: { id: await matchOf(person, index) },
    body: { action, quiet: true },
  });

const meet = async (person: Person, index: number, day: number): Promise<void> => {
  const moment = momentIn(day, '10:00', clock.now());
  const house = index < 2 ? company : other;
  const matchId = await matchOf(person, index);
  const { id } = await proposeMeeting(server, { company: house, matchId }, [moment]);
  await server.call('POST /meetings/{id}/take/', {
    as: person.token,
    params: { id },
    body: { moment },
  });
};

const close = (need: Need, batch?: string, as: Person = staff) =>
  server.call('POST /offers/{id}/closing/', {
    as: as.token,
    params: { id: need.id },
    body: { state: 'filled', filled_by: 'elsewhere', channel: 'network', word: 'Merci.', batch },
  });

const reopen = (need: Need, batch: string) =>
  server.call('POST /offers/{id}/reopening/', {
    as: staff.token,
    params: { id: need.id },
    body: { tell: true, batch },
  });

const all = async (deed: (need: Need, batch: string) => Promise<{ status: number }>) => {
  const batch = randomUUID();
  for (const need of needs) expect((await deed(need, batch)).status).toBe(200);
  return batch;
};

const tell = async (batch: string): Promise<void> => {
  const { rows } = await server.services.db.pool.query<{ batch: string }>(
    `select batch from untold_need_moves where batch like $1
     union select batch from untold_meetings where batch like $1`,
    [`% ${batch}`],
  );
  for (const row of rows) await tellNeedBatch(server.services, row);
};

/** What has come to somebody since the test began, newest first. */
const newTo = async (person: Person): Promise<Message[]> => {
  const mails = await mailsTo(server, person.email);
  return mails.slice(0, mails.length - (before.get(person) ?? 0));
};

const count = async (): Promise<void> => {
  before = new Map();
  for (const one of [company, other, zoe, ali])
    before.set(one, (await mailsTo(server, one.email)).length);
};

const bellOf = async ({ token }: Person) =>
  (await server.call('GET /notifications/', { as: token })).body.items;

const signInAll = async (): Promise<void> => {
  for (const one of [staff, company, other, zoe, ali])
    Object.assign(one, await signIn(server, one.email));
};

/** Zoé has a yes from both houses, and meets one of them about both its needs; Ali is on a waiting list. */
beforeEach(async () => {
  clock.pass(60, 'minutes');
  await signInAll();
  for (const need of needs)
    await server.call('POST /offers/{id}/reopening/', {
      as: staff.token,
      params: { id: need.id },
      body: { tell: false },
    });
  await settled(server, 'rescore');
  for (const index of [0, 1, 2]) await move(zoe, index, 1);
  await move(ali, 1, 2);
});

test('each person reads of all that is closed, and of their meetings, in one message', async () => {
  await meet(zoe, 0, 3);
  await meet(zoe, 1, 4);
  await count();
  const rung = (await bellOf(zoe)).length;
  const batch = await all(close);
  await settled(server, 'rescore');
  expect(await newTo(zoe)).toEqual([]);
  await tell(batch);
  await tell(batch);

  const [mail, ...more] = await newTo(zoe);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('3 besoins parmi vos matchs sont pourvus');
  for (const { title, company: house } of needs)
    expect(mail?.text).toContain(
      `– «\u202F${title}\u202F», ${house?.name}\u202F: l’entreprise vous avait dit oui, vous n’avez plus à répondre`,
    );
  expect(mail?.text).toContain('Un mot de votre centre\u202F: «\u202FMerci.\u202F»');
  expect(mail?.text).toContain('Ces rendez-vous n’ont donc plus lieu');
  expect(mail?.calendar?.method).toBe('CANCEL');
  const files = [mail?.calendar?.content ?? '', ...(mail?.calendar?.others ?? [])];
  const entries = files.flatMap(entriesIn);
  expect(entries.map(({ status, sequence }) => [status, sequence])).toEqual([
    ['CANCELLED', 1],
    ['CANCELLED', 1],
  ]);
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(2);
  const bell = await bellOf(zoe);
  expect(bell).toHaveLength(rung + 1);
  expect(bell[0]?.text).toBe(`${mail?.subject} 2 rendez-vous n’ont donc plus lieu.`);

  const [toHouse, ...moreToHouse] = await newTo(company);
  expect(moreToHouse).toEqual([]);
  expect(toHouse?.subject).toBe('2 de vos besoins sont pourvus');
  expect(toHouse?.text).toContain('avec Zoé D’Arc («\u202FPâtissière\u202F»)');
  expect(toHouse?.text).not.toContain('Merci.');
  expect(toHouse?.calendar?.others).toHaveLength(1);

  expect((await newTo(other)).map(({ subject, calendar }) => [subject, calendar])).toEqual([
    ['Votre besoin «\u202FVendeur\u202F» est pourvu', null],
  ]);
  expect((await newTo(ali)).map(({ subject }) => subject)).toEqual([
    '3 besoins parmi vos matchs sont pourvus',
  ]);
});

test('opened again within the minute nobody is told; later, each in one message', async () => {
  await count();
  const first = await all(close);
  const unheard = await all(reopen);
  await tell(first);
  await tell(unheard);
  for (const one of [zoe, ali, company, other]) expect(await newTo(one)).toEqual([]);

  await tell(await all(close));
  await settled(server, 'rescore');
  await tell(await all(reopen));
  const subjects = (await newTo(zoe)).map(({ subject }) => subject);
  expect(subjects).toEqual([
    '3 besoins parmi vos matchs sont de nouveau ouverts',
    '3 besoins parmi vos matchs sont pourvus',
  ]);
  expect((await newTo(zoe))[0]?.text).toContain('son oui tient toujours, à vous de répondre');
  expect((await newTo(company))[0]?.subject).toBe('2 de vos besoins sont de nouveau ouverts');
  expect((await newTo(ali))[0]?.subject).toContain('«\u202FPâtissière\u202F»');
});

test('one need with a meeting: one message to each, with what the calendar forgets', async () => {
  await meet(zoe, 0, 3);
  await count();
  const [need] = needs;
  if (!need) throw new Error('There is no need.');
  expect((await close(need, randomUUID(), company)).failure.fields).toEqual({
    batch: expect.any(String),
  });
  expect((await close(need, undefined, company)).status).toBe(200);
  for (const [person, subject] of [
    [
      zoe,
      `«\u202FDéveloppeur web\u202F» chez «\u202F${need.company?.name}\u202F»\u202F: besoin pourvu`,
    ],
    [company, 'Rendez-vous annulé avec «\u202FZoé D’Arc\u202F»'],
  ] as const) {
    const [mail, ...more] = await newTo(person);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(subject);
    expect(mail?.calendar?.method).toBe('CANCEL');
    expect(mail?.text).toMatch(/n’a (donc )?plus lieu/);
  }
  expect((await bellOf(zoe))[0]?.text).toMatch(
    /est pourvu\. Votre rendez-vous du .* n’a donc plus lieu\./,
  );
});
