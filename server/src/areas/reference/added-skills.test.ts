import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sheetFor } from '../../testing/fixtures/candidate-payloads.ts';
import { standingClock } from '../../testing/product/clock.ts';
import { tablesWith } from '../../testing/database/tables-with.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import {
  password,
  someCandidate,
  someManager,
  somePlacement,
  unique,
  someSuperuser,
  type Person,
  type Placement,
} from '../../testing/fixtures/by-calls.ts';

describe('a skill that somebody adds', () => {
  const clock = standingClock('2026-09-01T10:00:00Z');
  let server: TestServer;
  let world: Placement;
  let manager: Person;

  beforeAll(async () => {
    server = await startTestServer({}, { now: clock.now });
    world = await somePlacement(server, await someSuperuser(server));
    manager = await someManager(server, world.superuser);
  });

  afterAll(() => server.close());

  const add = (person: Person, name: string) =>
    server.call('POST /skills/', { as: person.token, body: { name } });

  const isListed = async (person: Person, id: number): Promise<boolean> => {
    const { body } = await server.call('GET /skills/', { as: person.token });
    return body.some((skill) => skill.id === id);
  };

  const saveSheet = (skills: number[]) =>
    server.call('PUT /applicants/registration/', {
      as: world.candidate.token,
      body: { ...sheetFor(world.training), skills },
      files: {},
    });

  const ownSkills = async () => {
    const { body } = await server.call('GET /applicants/registration/', {
      as: world.candidate.token,
    });
    return body.skills;
  };

  const seenByCompany = async () => {
    const { body } = await server.call('GET /matches/{id}/', {
      as: world.company.token,
      params: { id: world.matchId },
    });
    return body.application.applicant.skills;
  };

  test('is on their own sheet at once, and seen by others when the staff have taken it', async () => {
    const { candidate, company } = world;
    const name = unique('Greffe ');
    const { body: skill } = await add(candidate, name);
    expect((await add(candidate, name.toUpperCase())).body).toEqual(skill);
    expect((await saveSheet([skill.id])).body.skills).toEqual([{ id: skill.id, name }]);
    expect(await isListed(candidate, skill.id)).toBe(true);
    expect(await isListed(company, skill.id)).toBe(false);
    expect(await seenByCompany()).toEqual([]);
    // Nobody else can put it on a sheet of theirs, and theirs of the same name is another.
    const theirs = await add(company, name);
    expect(theirs.body.id).not.toBe(skill.id);
    const { body: waiting } = await server.call('GET /skills/added/', { as: manager.token });
    expect(waiting).toContainEqual({ id: skill.id, name, taken: false, sheets: 1, needs: 0 });

    const params = { id: skill.id };
    const body = { name: `${name} d’arbres` };
    const taken = await server.call('PUT /skills/added/{id}/', { as: manager.token, params, body });
    expect(taken).toMatchObject({ status: 200, body: { id: skill.id, name: body.name } });
    expect(await isListed(company, skill.id)).toBe(true);
    expect(await seenByCompany()).toEqual([{ id: skill.id, name: body.name }]);
  });

  test('that others have added as well becomes one when it is taken', async () => {
    const name = unique('Semis ');
    const [own, theirs] = [await add(world.candidate, name), await add(world.company, name)];
    await saveSheet([own.body.id]);
    const params = { id: theirs.body.id };
    await server.call('PUT /skills/added/{id}/', { as: manager.token, params, body: { name } });
    expect(await ownSkills()).toEqual([{ id: theirs.body.id, name }]);
  });

  test('is merged into another, or deleted, wherever it is named', async () => {
    const merged = await add(world.candidate, unique('Exel '));
    const deleted = await add(world.candidate, unique('Rien '));
    await saveSheet([merged.body.id, deleted.body.id, 1]);
    const as = manager.token;
    const merge = (into: number) =>
      server.call('POST /skills/added/{id}/merge/', {
        as,
        params: { id: merged.body.id },
        body: { into },
      });
    expect((await merge(merged.body.id)).failure.fields).toEqual({
      into: 'Choisissez une autre compétence de la liste.',
    });
    expect((await merge(2)).status).toBe(204);
    const remove = (id: number) =>
      server.call('DELETE /skills/added/{id}/', { as, params: { id } });
    expect((await remove(deleted.body.id)).status).toBe(204);
    expect((await remove(deleted.body.id)).status).toBe(404);
    expect((await remove(1)).status).toBe(404);
    expect(new Set((await ownSkills()).map(({ id }) => id))).toEqual(new Set([1, 2]));
  });

  test('is written in plain letters, without an address', async () => {
    for (const name of ['Soudure\u202Eerudos', 'www.exemple.fr', 'zoe@exemple.fr']) {
      const { status, failure } = await add(world.candidate, name);
      expect([status, failure.code, Object.keys(failure.fields ?? {})]).toEqual([
        400,
        'invalid_input',
        ['name'],
      ]);
    }
  });

  test('is one of twenty a day', async () => {
    const person = await someCandidate(server, world.superuser);
    for (let count = 0; count < 20; count += 1)
      expect((await add(person, unique('Savoir '))).status).toBe(201);
    const refused = await add(person, unique('Savoir '));
    expect([refused.status, refused.failure.code]).toEqual([429, 'too_many_skills']);
    expect((await add(person, 'Excel')).status).toBe(201);
    expect((await add(manager, unique('Savoir '))).status).toBe(201);
  });

  test('goes with whom it belongs to, unless the staff have taken it', async () => {
    const person = await someCandidate(server, world.superuser);
    const own = 'Zorglubienne Quetsche';
    await add(person, own);
    const { body: kept } = await add(person, unique('Taille '));
    const as = manager.token;
    const body = { name: kept.name };
    await server.call('PUT /skills/added/{id}/', { as, params: { id: kept.id }, body });
    expect(await tablesWith(server, own)).not.toEqual([]);
    await server.call('POST /account-deletion/', { as: person.token, body: { password } });
    expect(await tablesWith(server, own)).toEqual([]);
    expect(await isListed(world.candidate, kept.id)).toBe(true);
  });
});
