import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  launch,
  needFor,
  someManager,
  someSuperuser,
  someTraining,
  type Need,
  type Person,
  type Training,
} from '../../../testing/fixtures/by-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

describe('the list of all needs', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  let training: Training;
  let need: Need;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    training = await someTraining(server, superuser);
    const company = await completeCompany(server, manager, { name: 'Atelier de l’Étoile' });
    need = await activeNeed(server, company, training, {
      seats: 2,
      tutor_first_name: 'Léa',
      tutor_last_name: 'D’Arc',
      tutor_email: 'lea@exemple.fr',
    });
    await activeNeed(server, company, training, {
      title: 'Comptable',
      contract_type: 'professionnalisation',
    });
    await server.call('POST /offers/', {
      as: company.token,
      body: { ...needFor(training), title: 'Soudeuse' },
    });
    await completeCandidate(server, manager, training);
    await launch(server, superuser);
    const { body } = await server.call('GET /lists/needs/', { as: manager.token });
    await server.call('PUT /follow-up/tags/', {
      as: manager.token,
      body: { account_ids: [body.items[0]?.account_id ?? 0], add: ['Forum'], remove: [] },
    });
  });

  afterAll(() => server.close());

  const listed = async () => {
    const { body } = await server.call('GET /lists/needs/', { as: manager.token });
    return body.items;
  };

  test('each with where it stands and what it waits for, the newest first', async () => {
    const items = await listed();
    expect(items.map(({ title, state, waits }) => [title, state, waits])).toEqual([
      ['Soudeuse', 'inactive', ['tutor_test']],
      ['Comptable', 'active', ['no_match_need']],
      ['Développeur web', 'active', []],
    ]);
    expect(items[2]).toMatchObject({
      id: need.id,
      company: { name: 'Atelier de l’Étoile' },
      session: { id: training.sessionId },
      formations: [{ id: training.programmeId }],
      location: 'Lyon',
      seats: 2,
      seats_taken: 0,
      open_matches: 1,
      pending_matches: 1,
      tutor: 'Léa D’Arc',
      referent_id: null,
      tags: ['Forum'],
    });
  });

  test('near a town', async () => {
    const near = async (place: string) => {
      const { body } = await server.call('GET /search/near/{side}/', {
        as: manager.token,
        params: { side: 'need' },
        query: { place, km: 30 },
      });
      return body.ids;
    };
    expect(await near('Lyon')).toHaveLength(3);
    expect(await near('Brest')).toEqual([]);
  });

  test('a manager who sees their own programmes alone finds no other', async () => {
    const { programmeId } = await someTraining(server, superuser);
    await server.services.db.pool.query(
      `insert into formation_links (manager_id, formation_id)
       select id, $1 from accounts where email = $2`,
      [programmeId, manager.email],
    );
    const see = (managers_see: 'all' | 'programmes') =>
      server.call('PUT /centre_settings/', { as: superuser.token, body: { managers_see } });
    await see('programmes');
    expect(await listed()).toEqual([]);
    await see('all');
  });
});
