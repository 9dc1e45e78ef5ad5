import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  someManager,
  somePlacement,
  someSuperuser,
  someTraining,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import { accept, proposeMeeting } from '../../../testing/fixtures/meetings.ts';
import { momentIn } from '../../../testing/fixtures/moments.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

describe('the list of the centre’s meetings', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    world = await somePlacement(server, superuser);
    await accept(server, world);
  });

  afterAll(() => server.close());

  const listed = async () => {
    const { body } = await server.call('GET /lists/meetings/', { as: manager.token });
    return body.items;
  };

  test('each with whom it waits for, then with its moment', async () => {
    const [early, late] = [momentIn(3), momentIn(4)];
    const { id } = await proposeMeeting(server, world, [late, early]);
    expect(await listed()).toMatchObject([
      {
        id,
        match_id: world.matchId,
        state: 'proposed',
        waits_for: 'applicant',
        starts_at: null,
        first_moment: early,
        candidate: { id: world.candidate.id, name: "Zoé D'Arc" },
        need: { id: world.need.id },
        session: { id: world.training.sessionId },
        formation: { id: world.training.programmeId },
      },
    ]);
    await server.call('POST /meetings/{id}/take/', {
      as: world.candidate.token,
      params: { id },
      body: { moment: late },
    });
    expect(await listed()).toMatchObject([
      { state: 'planned', waits_for: null, starts_at: late, first_moment: null },
    ]);
  });

  test('a manager who sees their own programmes alone finds no others', async () => {
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
    expect(await listed()).toHaveLength(1);
  });
});
