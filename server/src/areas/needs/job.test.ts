import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  activeNeed,
  completeCompany,
  needFor,
  somePlacement,
  someSuperuser,
  someTraining,
  type NeedForm,
  type Person,
  type Training,
} from '../../testing/fixtures/by-calls.ts';
import { settled } from '../../testing/product/settled.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';

const job = {
  start_date: '2027-09-01',
  centre_rhythm: 'week_in_three',
  pay_above_minimum: 120,
  mobility: 'licence',
  remote_days: 1,
} as const;

const unknown = {
  start_date: null,
  centre_rhythm: null,
  pay_above_minimum: null,
  mobility: null,
  remote_days: null,
};

describe('the job of a need', () => {
  let server: TestServer;
  let superuser: Person;
  let company: Person;
  let stranger: Person;
  let training: Training;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    company = await completeCompany(server, superuser);
    stranger = await completeCompany(server, superuser);
    training = await someTraining(server, superuser);
  });
  afterAll(() => server.close());

  const create = (
    changes: Partial<NeedForm> & { same_tutor_as?: number } = {},
    { token } = company,
  ) => server.call('POST /offers/', { as: token, body: { ...needFor(training), ...changes } });

  const update = (id: number, changes: Partial<NeedForm>, { token } = company) =>
    server.call('PUT /offers/{id}/', {
      as: token,
      params: { id },
      body: { ...needFor(training), ...changes },
    });

  test('is not known until told, left alone by a client that does not know of it, taken away by empty fields', async () => {
    const { body: silent } = await create();
    expect(silent).toMatchObject(unknown);
    const { body: need } = await create(job);
    expect(need).toMatchObject(job);
    expect((await update(need.id, {})).body).toMatchObject(job);
    const emptied = Object.fromEntries(Object.keys(job).map((name) => [name, '']));
    expect((await update(need.id, emptied)).body).toMatchObject(unknown);
  });

  test.each([
    ['start_date', '31/12/2027'],
    ['start_date', '2027-02-30'],
    ['centre_rhythm', 'never'],
    ['pay_above_minimum', -1],
    ['pay_above_minimum', 12.5],
    ['mobility', 'horse'],
    ['remote_days', 6],
  ])('%s is not %j', async (name, value) => {
    const refused = await create({ [name]: value });
    expect(refused).toMatchObject({ status: 400 });
    expect(JSON.stringify(refused.body)).toContain(name);
  });

  test('the candidate reads it, no score hangs on it, the contract begins with it', async () => {
    const placed = await somePlacement(server, superuser);
    const read = async () => {
      await settled(server);
      const found = await server.call('GET /matches/{id}/', {
        as: placed.candidate.token,
        params: { id: placed.matchId },
      });
      return found.body;
    };
    const { score, industry_score, test_score, geographic_score, resume_score } = await read();
    const scores = { score, industry_score, test_score, geographic_score, resume_score };
    const changed = await server.call('PUT /offers/{id}/', {
      as: placed.company.token,
      params: { id: placed.need.id },
      body: { ...needFor(placed.training), ...job },
    });
    expect(changed).toMatchObject({ status: 200, body: job });
    expect(await read()).toMatchObject({ ...scores, offer: job });
  });

  const tutor = { tutor_first_name: 'Anaïs', tutor_last_name: "L'Hostis" };

  test('a copy with the same tutor is active at once, with the answers of the test and a link of its own', async () => {
    const original = await activeNeed(server, company, training);
    await update(original.id, tutor);
    const { body: copy } = await create({ same_tutor_as: original.id });
    const own = await server.call('GET /offers/', { as: company.token });
    const tested = own.body.find(({ id }) => id === original.id);
    expect(tested?.test_answered_at).not.toBeNull();
    expect(copy).toMatchObject({
      ...tutor,
      is_active: true,
      test_answered_at: tested?.test_answered_at,
      test_answered_by: tested?.test_answered_by,
    });
    expect(copy.token).not.toBe(original.token);
    const { body: told } = await create({ ...tutor, same_tutor_as: original.id });
    expect(told.is_active).toBe(true);
  });

  test('a copy with another tutor, or of a need without a test, waits for its test', async () => {
    const original = await activeNeed(server, company, training);
    const { body: other } = await create({
      tutor_first_name: 'Noé',
      same_tutor_as: original.id,
    });
    expect(other).toMatchObject({ is_active: false, test_answered_at: null });
    const { body: untested } = await create();
    const { body: copy } = await create({ same_tutor_as: untested.id });
    expect(copy.is_active).toBe(false);
  });

  test('nobody copies the tutor of another company', async () => {
    const original = await activeNeed(server, company, training);
    expect((await create({ same_tutor_as: original.id }, stranger)).status).toBe(404);
    expect((await create({ same_tutor_as: 2_000_000_000 })).status).toBe(404);
  });
});
