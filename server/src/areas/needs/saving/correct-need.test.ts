import type { Sent } from '@tandem/contract';
import { quotedName } from '@tandem/domain/names';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enrol } from '../../../testing/fixtures/contracts/enrolment.ts';
import {
  needFor,
  someManager,
  somePlacement,
  someSuperuser,
  someTraining,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import { mailsTo } from '../../../testing/product/mails.ts';
import { settled } from '../../../testing/product/settled.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

type Change = Partial<Sent<'PUT /offers/{id}/correction/'>['body']>;

describe('a need that the staff change on behalf of its company', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
  });

  beforeEach(async () => {
    world = await somePlacement(server, superuser);
  });

  afterAll(() => server.close());

  const correct = (changes: Change = {}, { token } = manager) =>
    server.call('PUT /offers/{id}/correction/', {
      as: token,
      params: { id: world.need.id },
      body: { ...needFor(world.training), ...changes },
    });

  const save = (changes: Change = {}) =>
    server.call('PUT /offers/{id}/', {
      as: world.company.token,
      params: { id: world.need.id },
      body: { ...needFor(world.training), ...changes },
    });

  const read = async () =>
    (
      await server.call('GET /offers/{id}/', {
        as: manager.token,
        params: { id: world.need.id },
      })
    ).body;

  const bell = async () =>
    (await server.call('GET /notifications/', { as: world.company.token })).body.items;

  const logged = async () =>
    (
      await server.call('GET /journal/', {
        as: superuser.token,
        query: { deed: 'correct_offer', person: world.company.email },
      })
    ).body;

  test('changes as the company could, and tells it what, in the centre’s name', async () => {
    const { version } = await read();
    const corrected = await correct({
      seats: 3,
      start_date: '2026-09-07',
      tutor_last_name: 'Le Gall',
      seen_version: version,
    });
    expect(corrected).toMatchObject({
      status: 200,
      body: { seats: 3, start_date: '2026-09-07', tutor_last_name: 'Le Gall' },
    });
    expect(corrected.body.version).toBe(version + 1);
    const [mail] = await mailsTo(server, world.company.email);
    expect(mail?.subject).toBe(
      `Votre besoin ${quotedName('Développeur web')} a été modifié par le centre`,
    );
    expect(mail?.text).toContain(
      'Le centre a modifié votre besoin «\u202fDéveloppeur web\u202f»\u202f:\n\n– Nombre de postes\u202f: 3 (avant\u202f: 1)\n– Date de début\u202f: 7 septembre 2026 (avant\u202f: non précisé)\n– Nom du tuteur\n',
    );
    expect((await bell())[0]).toMatchObject({
      text: 'Le centre a modifié votre besoin «\u202fDéveloppeur web\u202f»\u202f: Nombre de postes, Date de début, Nom du tuteur',
    });
    expect(await logged()).toMatchObject([
      {
        actor: { email: manager.email },
        fields: ['seats', 'start_date', 'tutor_last_name'],
      },
    ]);
  });

  test('is compared anew: whom it fits no longer is not matched with it any more', async () => {
    const { programmeId } = await someTraining(server, superuser);
    await correct({ formations_ids: [programmeId] });
    await settled(server, 'rescore');
    const { body } = await server.call('GET /matches/', { as: world.candidate.token });
    expect(body).toEqual([]);
  });

  test('tells nobody where that is asked for, or nothing has changed; the log knows what was done', async () => {
    const before = (await mailsTo(server, world.company.email)).length;
    await correct({ title: 'Développeuse', tell: false });
    await correct({ title: 'Développeuse' });
    expect(await mailsTo(server, world.company.email)).toHaveLength(before);
    expect(await logged()).toMatchObject([{ fields: ['title'] }]);
  });

  test('of two who change what they have seen, the later one is told; a second click is not', async () => {
    const { version } = await read();
    expect((await save({ seats: 2, seen_version: version })).status).toBe(200);
    expect((await save({ seats: 2, seen_version: version })).status).toBe(200);
    const late = await correct({ seats: 4, seen_version: version });
    expect(late).toMatchObject({
      status: 409,
      failure: { code: 'need_changed', data: { version: version + 1 } },
    });
    expect(await read()).toMatchObject({ seats: 2, version: version + 1 });
    expect(await logged()).toEqual([]);
    expect((await correct({ seats: 4, seen_version: version + 1 })).status).toBe(200);
    expect((await save({ seats: 5, seen_version: version + 1 })).failure.code).toBe('need_changed');
  });

  test('a client that sends back what it once read is not refused for its age', async () => {
    const first = await read();
    expect((await save({ seats: 2 })).status).toBe(200);
    const sentBack = { seats: 3, version: first.version };
    expect((await save(sentBack)).status).toBe(200);
    expect((await read()).seats).toBe(3);
  });

  test('seats that more were given by reopening are not taken away unseen', async () => {
    const { version } = await read();
    const params = { id: world.need.id };
    const as = world.company.token;
    const body = { state: 'withdrawn', reason: 'other' } as const;
    await server.call('POST /offers/{id}/closing/', { as, params, body });
    await server.call('POST /offers/{id}/reopening/', { as, params, body: { seats: 6 } });
    expect((await correct({ seats: 1, seen_version: version })).failure.code).toBe('need_changed');
  });

  test('those that are enrolled keep their seats, and hold the session', async () => {
    await correct({ seats: 2 });
    await enrol(server, world);
    const { sessionId } = await someTraining(server, superuser);
    expect((await correct({ seats: 2, session_id: sessionId })).failure.code).toBe('session_fixed');
    expect((await correct({ seats: 0 })).failure.fields).toHaveProperty('seats');
    expect(await correct({ seats: 1 })).toMatchObject({ status: 200, body: { state: 'filled' } });
  });

  test('a manager who sees some programmes alone neither adds nor takes away another, nor moves its candidates to a session', async () => {
    const other = await someTraining(server, superuser);
    const me = await server.services.db.read
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', manager.email)
      .executeTakeFirstOrThrow();
    const link = await server.call('POST /formationlink/', {
      as: superuser.token,
      body: { manager: me.id, formation: world.training.programmeId },
    });
    const see = (managersSee: 'all' | 'programmes') =>
      server.call('PUT /centre_settings/', {
        as: superuser.token,
        body: { managers_see: managersSee },
      });
    await see('programmes');
    const both = [world.training.programmeId, other.programmeId];
    expect((await correct({ formations_ids: both })).failure.fields).toHaveProperty(
      'formations_ids',
    );
    expect((await correct({ formations_ids: both }, superuser)).status).toBe(200);
    expect((await correct()).failure.fields).toHaveProperty('formations_ids');
    expect((await correct({ formations_ids: both, seats: 2 })).status).toBe(200);
    const elsewhere = { formations_ids: both, seats: 2, session_id: other.sessionId };
    expect((await correct(elsewhere)).failure.fields).toHaveProperty('session_id');
    await see('all');
    await server.call('DELETE /formationlink/{id}/', {
      as: superuser.token,
      params: { id: link.body.id },
    });
  });
});
