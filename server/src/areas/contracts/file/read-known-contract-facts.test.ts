import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeContractSheet } from '../../../testing/fixtures/contracts/contract-sheet.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import {
  completeCompany,
  someManager,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';

describe('what is known for a contract sheet', () => {
  let server: TestServer;
  let manager: Person;
  let world: Placement;
  let stranger: Person;

  beforeAll(async () => {
    server = await startTestServer();
    const superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    world = await somePlacement(server, superuser);
    stranger = await completeCompany(server, superuser);
  });

  afterAll(() => server.close());

  const read = ({ token }: Person) =>
    server.call('GET /contract/note/{matchId}/known/', {
      as: token,
      params: { matchId: world.matchId },
    });

  test('at first is what the company’s sheet has', async () => {
    for (const who of [world.company, manager])
      expect((await read(who)).body).toEqual({
        company_name: world.need.company?.name,
        email: world.company.email,
        address: 'Lyon',
        workforce: '20 à 49 salariés',
      });
  });

  test('has the SIRET of that sheet', async () => {
    await server.services.db.pool.query('update companies set siret = $1 where name = $2', [
      '73282932000074',
      world.need.company?.name,
    ]);
    expect((await read(world.company)).body).toMatchObject({ siret: '73282932000074' });
  });

  test('is not for the candidate, nor for another company', async () => {
    expect((await read(world.candidate)).status).toBe(403);
    expect((await read(stranger)).status).toBe(404);
  });

  test('then is what the last contract sheet says of the company, and nothing of the tutor', async () => {
    await server.call('POST /matches/{id}/', {
      as: manager.token,
      params: { id: world.matchId },
      body: { action: 3 },
    });
    await server.call('POST /contract/note/{matchId}/', {
      as: world.company.token,
      params: { matchId: world.matchId },
      body: { ...completeContractSheet(), siret: '12345678901234', trade_name: "L'Atelier" },
    });
    const { body } = await read(world.company);
    expect(body).toMatchObject({
      siret: '12345678901234',
      trade_name: "L'Atelier",
      legal_rep_email: 'tuteur@exemple.fr',
    });
    const names = Object.keys(body);
    expect(names.filter((name) => name.startsWith('supervisor_'))).toEqual([]);
    expect(names).not.toContain('contract_start');
    expect(names).not.toContain('salary_type');
  });
});
