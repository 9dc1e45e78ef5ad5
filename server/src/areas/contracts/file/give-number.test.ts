import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  someManager,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import { signWholeFile } from '../../../testing/fixtures/contracts/contract-signing.ts';
import { wholeFile } from '../../../testing/fixtures/contracts/whole-file.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

const nir = wholeFile()['candidate_nir'] ?? '';

describe('a social security number that was still to come when the contract was signed', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    world = await somePlacement(server, superuser);
    await signWholeFile(server, world, superuser, {
      candidate_nir: '',
      candidate_nir_awaited: 'oui',
      candidate_nationality: '3',
      reason_residence_permit: '31/08/2029',
    });
  });

  afterAll(() => server.close());

  const give = ({ token: as }: Person, number: string, reason = '', { matchId } = world) =>
    server.call('PUT /contract/file/{matchId}/candidate-nir/', {
      as,
      params: { matchId },
      body: { nir: number, reason },
    });

  const hidden = async () => {
    const { body } = await server.call('GET /contract/file/{matchId}/', {
      as: manager.token,
      params: { matchId: world.matchId },
    });
    return [body.hidden['candidate_nir'], body.written['candidate_nir']?.by, body.frozen];
  };

  const stands = async () =>
    (
      await server.call('GET /contract/file/{matchId}/progress/', {
        as: superuser.token,
        params: { matchId: world.matchId },
      })
    ).body;

  test('is given without another signature, by the candidate, the company or the centre', async () => {
    const before = await stands();
    expect(before.state).toBe('signed');
    expect((await give(world.candidate, nir)).status).toBe(200);
    expect(await hidden()).toEqual([`… ${nir.slice(-2)}`, 'applicant', true]);
    expect(await stands()).toEqual(before);
    for (const who of [world.company, manager]) expect((await give(who, nir)).status).toBe(200);
  });

  test('is held against the rules of the file', async () => {
    const wrong = `${nir.slice(0, 13)}00`;
    const { status, failure } = await give(world.candidate, wrong);
    expect([status, failure.fields?.['nir']]).toEqual([
      400,
      expect.stringContaining('La clé de ce numéro ne correspond pas.'),
    ]);
    expect((await give(world.company, '')).failure.fields).toEqual({
      nir: 'Ce champ est obligatoire.',
    });
    // Of another sex: it passes with a reason.
    const odd = (nir.startsWith('1') ? '2' : '1') + nir.slice(1, 13);
    expect((await give(world.company, odd)).failure.fields).toEqual({
      reason: expect.stringContaining('Ce numéro ne va pas avec le sexe indiqué.'),
    });
    expect((await give(world.company, odd, 'Vu sur la carte Vitale')).status).toBe(200);
  });

  test('nor is one that was signed changed so', async () => {
    const other = await somePlacement(server, superuser);
    await signWholeFile(server, other, superuser);
    expect((await give(other.company, nir, '', other)).status).toBe(409);
    expect((await give(world.company, nir, '', other)).status).toBe(404);
  });
});
