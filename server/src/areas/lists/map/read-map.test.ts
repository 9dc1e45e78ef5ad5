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

describe('the map beside the lists', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  let training: Training;
  let matched: Person & { id: number };
  let lone: Person & { id: number };
  let need: Need;
  let loneNeed: Need;
  let untested: number;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    training = await someTraining(server, superuser);
    const elsewhere = await someTraining(server, superuser);
    const company = await completeCompany(server, manager);
    need = await activeNeed(server, company, training);
    loneNeed = await activeNeed(server, company, training, {
      location: 'Brest',
      contract_type: 'professionnalisation',
    });
    matched = await completeCandidate(server, manager, training);
    lone = await completeCandidate(server, manager, elsewhere, {
      sheet: { location: 'Saint-Denis (974)' },
    });
    const { body } = await server.call('POST /offers/', {
      as: company.token,
      body: needFor(training),
    });
    untested = body.id;
    await launch(server, superuser);
  });

  afterAll(() => server.close());

  const read = async (sessionId?: number) => {
    const { body } = await server.call('GET /lists/map/', {
      as: manager.token,
      query: sessionId === undefined ? {} : { session_id: sessionId },
    });
    return body;
  };

  test('who is where, and who has nothing there; a need whose test is missing looks for nobody yet', async () => {
    const { places, departments } = await read();
    const at = Object.fromEntries(places.map((place) => [place.department, place]));
    expect(at['69']).toMatchObject({
      candidates: [matched.id],
      lone_candidates: [],
      needs: [need.id],
      lone_needs: [],
      other_needs: [untested],
    });
    expect(at['69']?.name).toMatch(/^Lyon/);
    expect(at['974']).toMatchObject({ candidates: [], lone_candidates: [lone.id] });
    expect(at['29']).toMatchObject({ name: 'Brest', needs: [], lone_needs: [loneNeed.id] });
    expect(departments).toEqual([
      { code: '29', name: 'Finistère' },
      { code: '69', name: 'Rhône' },
      { code: '974', name: 'La Réunion' },
    ]);
  });

  test('needs are those of the session that one looks at', async () => {
    const needsOf = async (sessionId?: number) =>
      (await read(sessionId)).places.flatMap((place) => [...place.needs, ...place.lone_needs]);
    expect(new Set(await needsOf(training.sessionId))).toEqual(new Set([need.id, loneNeed.id]));
    expect(await needsOf(training.sessionId + 100)).toEqual([]);
  });

  test('before the school year begins, too, a need with a match is told from one without', async () => {
    const begin = (day: string) =>
      server.services.db.pool.query(
        'update sessions set opened_at = null, starts_on = $1 where id = $2',
        [day, training.sessionId],
      );
    await begin('2099-09-01');
    const { places } = await read(training.sessionId);
    expect(places.flatMap(({ needs }) => needs)).toEqual([need.id]);
    expect(places.flatMap(({ lone_needs: lone }) => lone)).toEqual([loneNeed.id]);
    await begin('2020-09-01');
  });

  test('a manager who sees their own programmes alone finds nobody else on it', async () => {
    const { programmeId } = await someTraining(server, superuser);
    await server.services.db.pool.query(
      `insert into formation_links (manager_id, formation_id)
       select id, $1 from accounts where email = $2`,
      [programmeId, manager.email],
    );
    const see = (managers_see: 'all' | 'programmes') =>
      server.call('PUT /centre_settings/', { as: superuser.token, body: { managers_see } });
    await see('programmes');
    const { places } = await read();
    expect(places.flatMap((place) => Object.values(place).filter(Array.isArray).flat())).toEqual(
      [],
    );
    await see('all');
  });
});
