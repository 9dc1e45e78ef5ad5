import { status } from '@tandem/domain/matches/match';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeContractSheet } from '../../../testing/fixtures/contracts/contract-sheet.ts';
import {
  completeCandidate,
  completeCompany,
  launch,
  someManager,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

describe('the contract file as a draft', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    world = await somePlacement(server, superuser, { seats: 9 });
  });

  afterAll(() => server.close());

  const params = () => ({ matchId: world.matchId });

  const move = (action: number) =>
    server.call('POST /matches/{id}/', {
      as: superuser.token,
      params: { id: world.matchId },
      body: { action },
    });

  const save = (
    who: Person,
    ...changes: [key: string, value: string, seen?: string | undefined][]
  ) =>
    server.call('PUT /contract/file/{matchId}/', {
      as: who.token,
      params: params(),
      body: { changes: changes.map(([key, value, seen = '']) => ({ key, value, seen })) },
    });

  const read = async (who: Person) =>
    (await server.call('GET /contract/file/{matchId}/', { as: who.token, params: params() })).body;

  const readNote = (who: Person) =>
    server.call('GET /contract/note/{matchId}/', { as: who.token, params: params() });

  test('opens when both have agreed, and proposes what is known', async () => {
    expect((await save(world.company, ['siret', '1'])).status).toBe(409);
    expect(await read(world.company)).toMatchObject({ may_change: false, proposed: {} });
    await move(status.fullyAccepted);
    const { proposed, may_change: mayChange, finalised } = await read(world.company);
    expect([mayChange, finalised]).toEqual([true, false]);
    expect(proposed).toMatchObject({
      company_name: world.need.company?.name,
      candidate_email: world.candidate.email,
    });
    expect(Object.keys(proposed).filter((key) => key.startsWith('supervisor_'))).toEqual([]);
  });

  test('keeps half of it, well formed or not, and is no saved sheet yet', async () => {
    expect((await save(world.company, ['siret', '732'], ['phone', 'plus tard'])).body).toEqual({
      saved: ['siret', 'phone'],
      conflicts: [],
    });
    expect(await read(manager)).toMatchObject({
      values: { siret: '732', phone: 'plus tard' },
      written: { siret: { by: 'company' } },
      finalised: false,
    });
    expect((await readNote(manager)).status).toBe(404);
    const { rows } = await server.services.db.pool.query<{ sealed: string }>(
      'select sealed from contract_sheets',
    );
    expect(rows[0]?.sealed).not.toContain('plus tard');
  });

  test('fields of two people merge; of one field the later is told what the earlier wrote', async () => {
    expect((await save(manager, ['siret', '73282932000074', '732'])).body.saved).toEqual(['siret']);
    const late = await save(world.company, ['siret', '111', '732'], ['legal_form', 'SAS']);
    expect(late.body).toMatchObject({
      saved: ['legal_form'],
      conflicts: [{ key: 'siret', value: '73282932000074', by: 'staff' }],
    });
    const { values } = await read(world.company);
    expect(values).toMatchObject({ siret: '73282932000074', legal_form: 'SAS' });
  });

  test('at the same instant, each field of both is kept or told', async () => {
    const [one, other] = await Promise.all([
      save(world.company, ['trade_name', 'A'], ['idcc', '1486']),
      save(manager, ['trade_name', 'B'], ['employees', '12']),
    ]);
    const told = [...one.body.conflicts, ...other.body.conflicts];
    expect(told).toHaveLength(1);
    const { values } = await read(manager);
    expect(values).toMatchObject({ idcc: '1486', employees: '12', trade_name: told[0]?.value });
  });

  test('shows of a social security number how it ends, and takes another in its place', async () => {
    await save(world.company, ['supervisor_nir', '269054958815780']);
    const { values, hidden } = await read(world.company);
    expect(values).not.toHaveProperty('supervisor_nir');
    expect(hidden).toEqual({ supervisor_nir: '… 80' });
    const blind = await save(manager, ['supervisor_nir', '1']);
    expect(blind.body.conflicts).toMatchObject([{ key: 'supervisor_nir', value: '… 80' }]);
    const seen = await save(manager, ['supervisor_nir', '180056912300178', '… 80']);
    expect(seen.body.saved).toEqual(['supervisor_nir']);
  });

  test('says what is wrong with a number that it does not show', async () => {
    const told = async () => (await read(world.company)).sealed_findings.map(({ wrong }) => wrong);
    const key = 'La clé de ce numéro ne correspond pas.';
    expect(await told()).toEqual([key]);
    await save(manager, ['supervisor_birthdate', '1985-01-02']);
    expect(await told()).toEqual([key, 'Ce numéro ne va pas avec la date de naissance.']);
    await save(manager, ['supervisor_birthdate', '', '1985-01-02']);
  });

  test('finalises without the number being sent again, and keeps what the sheet does not have', async () => {
    const { supervisor_nir: _, ...rest } = completeContractSheet();
    const sent = await server.call('POST /contract/note/{matchId}/', {
      as: world.company.token,
      params: params(),
      body: rest,
    });
    expect(sent.status).toBe(201);
    const nir = await server.call('GET /contract/note/{matchId}/nir/', {
      as: world.company.token,
      params: params(),
    });
    expect(nir.body).toEqual({ supervisor_nir: '180056912300178' });
    expect(await read(manager)).toMatchObject({
      finalised: true,
      may_change: true,
      values: { idcc: '1486', legal_form: 'Texte' },
    });
    expect(Object.keys((await readNote(manager)).body)).not.toContain('idcc');
  });

  test('is corrected afterwards, and stays complete', async () => {
    const { values } = await read(manager);
    const corrected = await save(world.company, ['siret', '73282932000074', values['siret']]);
    expect(corrected.body.saved).toEqual(['siret']);
    expect((await readNote(manager)).body).toMatchObject({ siret: '73282932000074' });
    for (const [key, value] of [
      ['siret', ''],
      ['phone', 'abc'],
      ['contract_end', '2020-01-01'],
    ] as const) {
      const refused = await save(world.company, [key, value, (await read(manager)).values[key]]);
      expect(refused).toMatchObject({ status: 400, failure: { code: 'invalid_input' } });
      expect(Object.keys(refused.failure.fields ?? {})).toEqual([key]);
    }
  });

  test('is proposed for the company’s next file: what concerns the company, nothing of the tutor', async () => {
    const candidate = await completeCandidate(server, superuser, world.training);
    await launch(server, superuser);
    const matches = await server.call('GET /matches/', { as: candidate.token });
    const matchId = matches.body[0]?.id ?? 0;
    await server.call('POST /matches/{id}/', {
      as: superuser.token,
      params: { id: matchId },
      body: { action: status.fullyAccepted },
    });
    const { body } = await server.call('GET /contract/file/{matchId}/', {
      as: world.company.token,
      params: { matchId },
    });
    expect(body.proposed).toMatchObject({ idcc: '1486', siret: '73282932000074' });
    expect(Object.keys(body.proposed).filter((key) => /supervisor|nir/.test(key))).toEqual([]);
  });

  test('leaves for school software with its names, the candidate’s number without its key', async () => {
    await save(manager, ['candidate_nir', '2 69 05 49 588 157 80']);
    const { body } = await server.call('GET /contract/file/{matchId}/export/', {
      as: manager.token,
      params: params(),
    });
    const value = (name: string) => body.fields.find((one) => one.erp_name === name)?.value;
    expect(value('apprenti.nir')).toBe('2690549588157');
    expect(value('employeur.siret')).toBe('73282932000074');
    const stranger = await completeCompany(server, superuser);
    for (const who of [stranger, world.candidate]) {
      const refused = await server.call('GET /contract/file/{matchId}/export/', {
        as: who.token,
        params: params(),
      });
      expect(refused.status).toBeGreaterThanOrEqual(403);
    }
  });

  test('is not for the candidate, nor for another company', async () => {
    expect((await save(world.candidate, ['siret', '1'])).status).toBe(403);
    const stranger = await completeCompany(server, superuser);
    expect((await save(stranger, ['siret', '1'])).status).toBe(404);
  });
});
