import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { status } from '@tandem/domain/matches/match';
import type { Sent } from '@tandem/contract';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { enrol } from '../../../testing/fixtures/contracts/enrolment.ts';
import {
  activeNeed,
  completeCompany,
  needFor,
  somePlacement,
  someSuperuser,
  someTraining,
  type Person,
  type Placement,
  type Training,
} from '../../../testing/fixtures/by-calls.ts';

type Form = Sent<'POST /offers/'>['body'];

const gone = 'Ce choix n’existe plus. Rechargez la page.';

describe('needs', () => {
  let server: TestServer;
  let superuser: Person;
  let training: Training;
  let company: Person;
  let stranger: Person;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    training = await someTraining(server, superuser);
    company = await completeCompany(server, superuser);
    stranger = await completeCompany(server, superuser);
  });

  afterAll(() => server.close());

  const create = (changes: Partial<Form> = {}, { token } = company) =>
    server.call('POST /offers/', { as: token, body: { ...needFor(training), ...changes } });

  const update = (id: number, changes: Partial<Form> = {}, { token } = company) => {
    const { session_id: _, ...body } = needFor(training);
    return server.call('PUT /offers/{id}/', {
      as: token,
      params: { id },
      body: { ...body, ...changes },
    });
  };

  const remove = (id: number, { token } = company) =>
    server.call('DELETE /offers/{id}/', { as: token, params: { id } });

  const listed = async ({ token } = company) =>
    (await server.call('GET /offers/', { as: token })).body;

  test('a new one is inactive, whatever is sent, with a link of its own', async () => {
    const forged = { is_active: true, token: 'mine', id: 77, company_id: 99 };
    const made = await create({ skills: [1, 2], seats: 3, ...forged });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      ...needFor(training),
      is_active: false,
      skills: [{ id: 1 }, { id: 2 }],
      seats: 3,
      formations: [{ id: training.programmeId }],
      session: { id: training.sessionId },
      same_entity_location: false,
    });
    expect(made.body.id).not.toBe(77);
    expect(made.body.token).toMatch(/^[\w-]{20,}$/);
    expect(await listed()).toContainEqual(made.body);
    expect(await listed(stranger)).toEqual([]);
  });

  test('an update changes the fields, and neither state, link nor session', async () => {
    const active = await activeNeed(server, company, training);
    const changed = await update(active.id, {
      title: 'Soudeur',
      is_active: false,
    } as Partial<Form>);
    expect(changed).toMatchObject({
      status: 200,
      body: {
        title: 'Soudeur',
        is_active: true,
        token: active.token,
        session_id: training.sessionId,
        created_at: active.created_at,
      },
    });
    const idle = (await create()).body;
    const forced = await update(idle.id, { is_active: true } as Partial<Form>);
    expect(forced.body.is_active).toBe(false);
  });

  test('has one seat unless told, and keeps its seats from a client that does not know them', async () => {
    const { body: usual } = await create();
    expect(usual.seats).toBe(1);
    const { body: large } = await create({ seats: 999 });
    const { seats: _, ...known } = needFor(training) as Form;
    expect((await update(large.id, known)).body.seats).toBe(999);
    expect((await update(large.id, { seats: 2 })).body.seats).toBe(2);
  });

  test('a copy for another session is a need of its own, inactive, with another link', async () => {
    const original = await activeNeed(server, company, training);
    const { sessionId } = await someTraining(server, superuser);
    const { id, token, ...fields } = original;
    const copy = await create({ ...fields, session_id: sessionId });
    expect(copy.body).toMatchObject({
      title: original.title,
      session: { id: sessionId },
      is_active: false,
    });
    expect(copy.body.id).not.toBe(id);
    expect(copy.body.token).not.toBe(token);
    expect((await listed()).find((need) => need.id === id)).toMatchObject({ is_active: true });
  });

  test.each(['title', 'target_educational_level', 'formations_ids', 'session_id'] as const)(
    'asks for %s',
    async (name) => {
      const before = await listed();
      for (const left of [undefined, '', null]) {
        const refused = await create({ [name]: left });
        expect(refused.status).toBe(400);
        expect(Object.keys(refused.failure.fields ?? {})).toEqual([name]);
      }
      expect(await listed()).toEqual(before);
    },
  );

  test('a missing session is asked for in the words of the specification', async () => {
    const message = 'Veuillez sélectionner une session académique';
    for (const session_id of ['', null, undefined] as never[])
      expect((await create({ session_id })).failure.fields).toEqual({ session_id: message });
  });

  test('formations, skills and a session that do not exist are refused by name', async () => {
    const wrong = {
      formations_ids: [training.programmeId, 999],
      skills: [99_999],
      session_id: 999,
    };
    const fields = { formations_ids: gone, skills: gone, session_id: gone };
    expect(await create(wrong)).toMatchObject({ status: 400, failure: { fields } });
    const { body } = await create();
    expect(await update(body.id, wrong)).toMatchObject({ status: 400, failure: { fields } });
    expect((await listed()).find(({ id }) => id === body.id)).toEqual(body);
  });

  test.each([
    ['contract_type', 'CDI'],
    ['target_educational_level', '9'],
    ['seats', 0],
    ['seats', 1000],
    ['formations_ids', ['x']],
    ['skills', [-1]],
    ['same_entity_location', 'peut-être'],
    ['title', 'x'.repeat(201)],
  ])('%s cannot be %j', async (name, value) => {
    const refused = await create({ [name]: value });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.failure.fields ?? {})).toEqual([name]);
  });

  test('another company’s need does not exist for this one', async () => {
    const { body } = await create();
    expect((await update(body.id, {}, stranger)).status).toBe(404);
    expect((await remove(body.id, stranger)).status).toBe(404);
    expect((await listed()).find(({ id }) => id === body.id)).toEqual(body);
    expect((await remove(body.id)).status).toBe(204);
    expect((await remove(body.id)).status).toBe(404);
    expect((await update(body.id)).status).toBe(404);
  });

  describe('with a finalised enrolment', () => {
    let world: Placement;

    beforeAll(async () => {
      world = await somePlacement(server, superuser);
      await enrol(server, world);
    });

    const formOf = () => needFor(world.training);

    test('keeps its session, and may change otherwise', async () => {
      const { sessionId } = await someTraining(server, superuser);
      const moved = await update(
        world.need.id,
        { ...formOf(), session_id: sessionId },
        world.company,
      );
      expect(moved).toMatchObject({ status: 409, failure: { code: 'session_fixed' } });
      const same = await update(
        world.need.id,
        { ...formOf(), title: 'Autre titre' },
        world.company,
      );
      expect(same).toMatchObject({ status: 200, body: { title: 'Autre titre' } });
    });

    test('is not deleted: its company cannot undo the enrolment that way', async () => {
      const refused = await remove(world.need.id, world.company);
      expect(refused).toMatchObject({ status: 409, failure: { code: 'offer_in_use' } });
      const { body } = await server.call('GET /matches/{id}/', {
        as: world.candidate.token,
        params: { id: world.matchId },
      });
      expect(body.status).toBe(4);
    });
  });

  test('counts its matches and what waits for its company, for it and for the staff', async () => {
    const world = await somePlacement(server, superuser);
    const { body: idle } = await create({}, world.company);
    expect(idle.number_of_matches).toBe(0);
    const expected = [
      { id: idle.id, number_of_matches: 0, to_answer: 0, to_finalise: 0 },
      { id: world.need.id, number_of_matches: 1, to_answer: 1, to_finalise: 0 },
    ];
    expect(await listed(world.company)).toMatchObject(expected);
    const own = await server.call('GET /company/', { as: world.company.token });
    const { body: seen } = await server.call('GET /company/{id}/offers/', {
      as: superuser.token,
      params: { id: own.body.id },
    });
    expect(seen).toMatchObject(expected);
    const changed = await update(world.need.id, needFor(world.training), world.company);
    expect(changed.body.number_of_matches).toBe(1);
    const moved = { params: { id: world.matchId }, body: { action: status.fullyAccepted } };
    await server.call('POST /matches/{id}/', { as: superuser.token, ...moved });
    expect((await listed(world.company))[1]).toMatchObject({ to_answer: 0, to_finalise: 1 });
    const params = { id: world.need.id };
    const body = { state: 'withdrawn', reason: 'no_tutor' } as const;
    await server.call('POST /offers/{id}/closing/', { as: world.company.token, params, body });
    const [, closed] = await listed(world.company);
    expect(closed).toMatchObject({ number_of_matches: 1, to_answer: 0, to_finalise: 0 });
  });

  test('one without such an enrolment moves to another session, with what people did on it', async () => {
    const world = await somePlacement(server, superuser);
    const params = { id: world.matchId };
    const as = superuser.token;
    await server.call('POST /matches/{id}/', { as, params, body: { action: 2 } });
    const { sessionId } = await someTraining(server, superuser);
    const moved = await update(
      world.need.id,
      { ...needFor(world.training), session_id: sessionId },
      world.company,
    );
    expect(moved).toMatchObject({ status: 200, body: { session: { id: sessionId } } });
    const { body } = await server.call('GET /matches/{id}/', { as, params });
    expect(body).toMatchObject({ status: 2, offer: { session_id: sessionId } });
  });
});
