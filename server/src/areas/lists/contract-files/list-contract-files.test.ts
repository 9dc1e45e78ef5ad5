import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  someManager,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import {
  enrolWithWholeFile,
  moveFile,
} from '../../../testing/fixtures/contracts/contract-signing.ts';
import { wholeFile } from '../../../testing/fixtures/contracts/whole-file.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

describe('the list of contract files', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  let agreed: Placement;
  let enrolled: Placement;

  const move = async ({ matchId }: Placement, as: Person, action: number) => {
    const { status } = await server.call('POST /matches/{id}/', {
      as: as.token,
      params: { id: matchId },
      body: { action },
    });
    expect(status).toBe(200);
  };

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    agreed = await somePlacement(server, superuser);
    await move(agreed, agreed.company, 1);
    enrolled = await somePlacement(server, superuser);
    await enrolWithWholeFile(server, enrolled);
  });

  afterAll(() => server.close());

  const listed = async () => {
    const { body } = await server.call('GET /lists/contract_files/', { as: manager.token });
    return body.items;
  };

  const ofMatch = async ({ matchId }: Placement) =>
    (await listed()).find(({ id }) => id === matchId);

  test('begins once both have agreed, before anything is written', async () => {
    expect(await ofMatch(agreed)).toBeUndefined();
    await move(agreed, agreed.candidate, 3);
    expect(await ofMatch(agreed)).toMatchObject({
      state: null,
      finalised_at: null,
      candidate: { id: agreed.candidate.id, name: "Zoé D'Arc" },
      need: { id: agreed.need.id },
      session: { id: agreed.training.sessionId },
      formation: { id: agreed.training.programmeId },
      waits: [
        { kind: 'prepare_contract', of: 'company', limit: null },
        { kind: 'candidate_part', of: 'applicant', limit: null },
      ],
    });
  });

  test('tells where a file stands, its days, whom it waits for and until when', async () => {
    const { contract_start: start, contract_end: end } = wholeFile();
    expect(await ofMatch(enrolled)).toMatchObject({
      state: 'open',
      begins_on: start,
      ends_on: end,
      broken_on: null,
      waits: [{ kind: 'complete_contract', of: 'company', limit: start }],
    });
    await moveFile(server, enrolled.company, enrolled.matchId, 'complete');
    expect(await ofMatch(enrolled)).toMatchObject({
      state: 'complete',
      waits: [
        { kind: 'sign_contract', of: 'company', limit: start },
        { kind: 'sign_contract', of: 'applicant', limit: start },
      ],
    });
  });

  test('says nothing of what is sealed', async () => {
    const text = JSON.stringify(await listed());
    const { candidate_nir: nir, supervisor_nir: supervisorNir, starting_pay: pay } = wholeFile();
    for (const sealed of [nir, supervisorNir, pay]) {
      expect(sealed).toBeDefined();
      expect(text).not.toContain(sealed);
    }
  });

  test('a manager who sees their own programmes alone finds no others', async () => {
    await server.services.db.pool.query(
      `insert into formation_links (manager_id, formation_id)
       select id, $1 from accounts where email = $2`,
      [agreed.training.programmeId, manager.email],
    );
    const see = (managers_see: 'all' | 'programmes') =>
      server.call('PUT /centre_settings/', { as: superuser.token, body: { managers_see } });
    await see('programmes');
    expect((await listed()).map(({ id }) => id)).toEqual([agreed.matchId]);
    await see('all');
    expect(await listed()).toHaveLength(2);
  });
});
