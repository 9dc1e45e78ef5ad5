import { contractFields } from '@tandem/domain/contracts/contract-sheet';
import { matchStatuses } from '@tandem/domain/matches/match';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { completeContractSheet } from '../../testing/fixtures/contracts/contract-sheet.ts';
import {
  activeNeed,
  completeCompany,
  launch,
  someManager,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../testing/fixtures/by-calls.ts';

describe('the contract sheet', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  let world: Placement;
  let stranger: Person;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    world = await somePlacement(server, superuser);
    stranger = await completeCompany(server, superuser);
  });

  afterAll(() => server.close());

  const move = (id: number, action: number, { token } = superuser) =>
    server.call('POST /matches/{id}/', { as: token, params: { id }, body: { action } });

  const send = (matchId: number, { token }: Person, changes: object = {}) =>
    server.call('POST /contract/note/{matchId}/', {
      as: token,
      params: { matchId },
      body: { ...completeContractSheet(), ...changes },
    });

  const read = (matchId: number, { token }: Person) =>
    server.call('GET /contract/note/{matchId}/', { as: token, params: { matchId } });

  const stored = async (): Promise<string> => {
    const { rows } = await server.services.db.pool.query<{ all: string | null }>(
      'select string_agg(sealed, chr(10)) as all from contract_sheets',
    );
    return rows[0]?.all ?? '';
  };

  test.each(contractFields.map(({ name }) => name))('asks for %s', async (name) => {
    await move(world.matchId, 3);
    for (const left of [undefined, null, '', '  ']) {
      const refused = await send(world.matchId, world.company, { [name]: left });
      expect(refused).toMatchObject({
        status: 400,
        failure: { code: 'invalid_input', fields: { [name]: 'Ce champ est obligatoire.' } },
      });
      expect(Object.keys(refused.failure.fields ?? {})).toEqual([name]);
    }
    expect(await stored()).toBe('');
    const { body } = await server.call('GET /matches/{id}/', {
      as: world.company.token,
      params: { id: world.matchId },
    });
    expect(body.status).toBe(3);
  });

  const wrongByKind = {
    email: 'tuteur(at)exemple.fr',
    phone: 'appelez-moi',
    date: '17/05/1980',
    text: 'x'.repeat(301),
  };

  test.each(contractFields.map(({ name, kind }) => [name, wrongByKind[kind]]))(
    '%s cannot be %j',
    async (name, value) => {
      await move(world.matchId, 3);
      const refused = await send(world.matchId, world.company, { [name]: value });
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.failure.fields ?? {})).toEqual([name]);
    },
  );

  test.each(matchStatuses.filter((status) => status !== 3 && status !== 4))(
    'cannot be saved at %i',
    async (status) => {
      await move(world.matchId, status);
      for (const who of [world.company, manager])
        expect(await send(world.matchId, who)).toMatchObject({
          status: 409,
          failure: { code: 'move_closed', data: { status } },
        });
      expect(await stored()).toBe('');
    },
  );

  test('is not for the candidate, nor for another company', async () => {
    await move(world.matchId, 3);
    expect((await send(world.matchId, world.candidate)).status).toBe(403);
    expect((await send(world.matchId, stranger)).status).toBe(404);
    expect((await read(world.matchId, world.company)).status).toBe(404);
    expect(await stored()).toBe('');
  });

  test('finalises with its save, and action 4 afterwards is no error', async () => {
    await move(world.matchId, 3);
    const saved = await send(world.matchId, world.company, { siret: ' 12345678901234 ' });
    expect(saved).toMatchObject({
      status: 201,
      body: { message: 'Informations enregistrées avec succès' },
    });
    for (const who of [world.company, manager, superuser])
      expect(await move(world.matchId, 4, who)).toMatchObject({ status: 200, body: { status: 4 } });
    expect((await move(world.matchId, 4, world.candidate)).status).toBe(409);
  });

  const readNir = (matchId: number, { token }: Person) =>
    server.call('GET /contract/note/{matchId}/nir/', { as: token, params: { matchId } });

  test('is read back by the company and the staff, and by no one else', async () => {
    const { supervisor_nir: nir, ...rest } = completeContractSheet();
    const sheet = { ...rest, siret: '12345678901234' };
    for (const who of [world.company, manager, superuser]) {
      // Without the tutor's social security number, which is asked for by itself.
      expect(await read(world.matchId, who)).toMatchObject({ status: 200 });
      expect((await read(world.matchId, who)).body).toEqual(sheet);
      expect(await readNir(world.matchId, who)).toMatchObject({
        status: 200,
        body: { supervisor_nir: nir },
      });
    }
    expect((await readNir(world.matchId, world.candidate)).status).toBe(403);
    expect((await readNir(world.matchId, stranger)).status).toBe(404);
    expect((await read(world.matchId, world.candidate)).status).toBe(403);
    expect((await read(world.matchId, stranger)).status).toBe(404);
  });

  test('cannot be read in the database', async () => {
    const sealed = await stored();
    expect(sealed).not.toBe('');
    for (const text of ['12345678901234', 'tuteur@exemple.fr', '+33612345678', 'supervisor_nir'])
      expect(sealed).not.toContain(text);
  });

  test('once finalised, another sheet is refused, and the company cannot refuse the candidate', async () => {
    const refused = await send(world.matchId, world.company, { salary_type: 'Autre' });
    expect(refused).toMatchObject({ status: 409, failure: { data: { status: 4 } } });
    expect((await read(world.matchId, manager)).body).toMatchObject({ salary_type: 'Texte' });
    expect((await move(world.matchId, -1, world.company)).status).toBe(409);
    expect((await move(world.matchId, -2, world.candidate)).status).toBe(409);
  });

  test('when the staff takes a finalised match back, it can be finalised anew', async () => {
    await move(world.matchId, 3, manager);
    const saved = await send(world.matchId, manager, { salary_type: 'Selon convention' });
    expect(saved.status).toBe(201);
    expect((await read(world.matchId, world.company)).body).toMatchObject({
      salary_type: 'Selon convention',
    });
  });

  describe('one enrolment in a session', () => {
    let placed: Placement;
    let otherId: number;

    beforeAll(async () => {
      placed = await somePlacement(server, superuser);
      await activeNeed(server, await completeCompany(server, superuser), placed.training);
      await launch(server, superuser);
      const { body } = await server.call('GET /matches/', { as: placed.candidate.token });
      otherId = body.find(({ id }) => id !== placed.matchId)?.id ?? 0;
      await move(placed.matchId, 3);
      // Both before the first is finalised: a pair of whoever is placed is no longer looked for.
      await move(otherId, 3);
      await send(placed.matchId, placed.company);
    });

    test('a second one is refused, and says which is the first', async () => {
      const refused = await send(otherId, manager);
      expect(refused).toMatchObject({
        status: 409,
        failure: {
          code: 'already_placed',
          data: { title: placed.need.title, company: placed.need.company?.name },
        },
      });
      expect(refused.failure.message).toContain(placed.need.company?.name);
      expect((await read(otherId, manager)).status).toBe(404);
    });

    test('the other match stays as it is, marked for the company and the staff alone', async () => {
      const asSeenBy = async ({ token }: Person, id: number) =>
        (await server.call('GET /matches/{id}/', { as: token, params: { id } })).body;
      for (const who of [manager, superuser]) {
        expect(await asSeenBy(who, otherId)).toMatchObject({
          status: 3,
          already_placed: true,
          may_finalise: false,
        });
        expect(await asSeenBy(who, placed.matchId)).toMatchObject({ already_placed: false });
      }
      expect(await asSeenBy(placed.candidate, otherId)).toMatchObject({
        status: 3,
        already_placed: false,
      });
      const { body } = await server.call('GET /match_applicants/', { as: manager.token });
      expect(body.find(({ id }) => id === otherId)).toMatchObject({ already_placed: true });
    });

    test('once the first is taken back, the second may be finalised', async () => {
      await move(placed.matchId, -1);
      expect((await send(otherId, manager)).status).toBe(201);
    });
  });
});
