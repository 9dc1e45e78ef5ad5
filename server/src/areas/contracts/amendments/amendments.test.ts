import { addDays } from '@tandem/domain/calendar/days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extractText } from '../../../resume-reading/pdf/extract-text.ts';
import {
  somePlacement,
  someManager,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import {
  drawAmendment,
  moveFile,
  signAmendment,
  signWholeFile,
} from '../../../testing/fixtures/contracts/contract-signing.ts';
import { makePdf } from '../../../testing/pdf.ts';
import { clockOfToday } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

describe('an amendment of a contract', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  let world: Placement;
  const { now, today } = clockOfToday();

  beforeAll(async () => {
    server = await startTestServer({}, { now });
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    world = await somePlacement(server, superuser);
    await signWholeFile(server, world, superuser, { candidate_birth_name: 'Łukaszewicz' });
  });

  afterAll(() => server.close());

  const list = async ({ token: as }: Person = manager) =>
    (
      await server.call('GET /contract/file/{matchId}/amendments/', {
        as,
        params: { matchId: world.matchId },
      })
    ).body;

  const draw = (changes?: Record<string, string>, who: Person = world.company) =>
    drawAmendment(server, who, world.matchId, changes);

  const readFile = async () =>
    (
      await server.call('GET /contract/file/{matchId}/', {
        as: manager.token,
        params: { matchId: world.matchId },
      })
    ).body.values;

  const sheet = (number: number, { token: as }: Person = world.company) =>
    server.call('GET /contract/file/{matchId}/amendments/{number}/sheet/', {
      as,
      params: { matchId: world.matchId, number },
    });

  test('is prepared once the contract is accepted', async () => {
    expect((await list()).may_draw).toBe(false);
    expect((await draw()).status).toBe(409);
    await moveFile(server, superuser, world.matchId, 'lodge', { day: today });
    await moveFile(server, superuser, world.matchId, 'accept', { day: today });
    expect(await list()).toMatchObject({ may_draw: true, amendments: [] });
    expect((await moveFile(server, world.company, world.matchId, 'amend')).status).toBe(409);
  });

  test('keeps what is wrong as a draft, says what, and takes no signature for it', async () => {
    const { body } = await draw({ siret: '10' });
    expect(Object.keys(body.amendments[0]?.faults ?? {})).toEqual(['siret']);
    expect(body.amendments[0]?.signatories.some((one) => one.may_add)).toBe(false);
    const early = await signAmendment(server, manager, world.matchId, 'employer');
    expect([early.status, Object.keys(early.failure.fields ?? {})]).toEqual([400, ['siret']]);
    const unknown = await draw({ candidate_nir: '2' });
    expect(unknown.status).toBe(400);
  });

  test('is held against the minimum wage that a superuser has added, and what is odd is told', async () => {
    const { token: as } = superuser;
    const added = await server.call('POST /contract/figures/', {
      as,
      body: { name: 'smic.hourly', from: addDays(today, 35), value: 40, source: 'Arrêté inventé' },
    });
    const { body } = await draw({ starting_pay: '1600,00' });
    expect(Object.keys(body.amendments[0]?.faults ?? {})).toEqual(['starting_pay']);
    const refused = await signAmendment(server, manager, world.matchId, 'employer');
    expect([refused.status, Object.keys(refused.failure.fields ?? {})]).toEqual([
      400,
      ['starting_pay'],
    ]);
    const asked = await server.call('POST /contract/file/{matchId}/parts/{party}/', {
      as: manager.token,
      params: { matchId: world.matchId, party: 'employer_signature' },
      body: { way: 'link' },
    });
    expect(asked.status).toBe(409);
    await server.call('DELETE /contract/figures/{id}/', { as, params: { id: added.body.id ?? 0 } });
    const odd = await draw({ meal_benefit: '45,00' });
    expect(odd.body.amendments[0]).toMatchObject({ faults: {} });
    expect(Object.keys(odd.body.amendments[0]?.warnings ?? {})).toEqual(['meal_benefit']);
  });

  test('is changed until somebody signs, by either side, under one number', async () => {
    await draw({ starting_pay: '1600,00', weekly_hours: '35' }, manager);
    const { amendments } = await list(world.company);
    expect(amendments).toHaveLength(1);
    expect(amendments[0]).toMatchObject({
      number: 1,
      state: 'draft',
      drawn_by: 'staff',
      faults: {},
      differences: [
        { key: 'starting_pay', before: '1\u202F500,00\u00A0€', after: '1\u202F600,00\u00A0€' },
      ],
    });
    const { rows } = await server.services.db.pool.query<{ sealed: string }>(
      'select sealed from contract_amendments',
    );
    expect(rows[0]?.sealed).not.toContain('1600');
  });

  test('leaves as a PDF of its own that reads back', async () => {
    const { status, raw } = await sheet(1);
    expect(status).toBe(200);
    const { text } = await extractText(new Uint8Array(raw), 9);
    const words = text.replaceAll(/\s+/g, ' ');
    for (const word of [
      'Avenant n° 1',
      'Łukaszewicz',
      '1 500,00',
      '1 600,00',
      'Augmentation',
      'Employeur : date et signature',
      'Centre de formation (visa) : date et signature',
    ])
      expect([word, words.includes(word)]).toEqual([word, true]);
    expect((await sheet(2)).status).toBe(404);
    // As long as nobody has signed it, it is still being written.
    expect((await sheet(1, world.candidate)).status).toBe(404);
  });

  test('with the last signature the contract is amended, and the signed file is what it was', async () => {
    const before = await readFile();
    const scan = makePdf(['Avenant signé par les deux']);
    await signAmendment(server, world.company, world.matchId, 'employer,candidate', { scan });
    expect((await draw()).failure.code).toBe('file_frozen');
    const twice = { scan };
    await signAmendment(server, world.company, world.matchId, 'employer,candidate', twice);
    expect((await signAmendment(server, world.company, world.matchId, 'centre')).status).toBe(400);
    const { body } = await signAmendment(server, manager, world.matchId, 'centre');
    expect(body.amendments[0]).toMatchObject({ state: 'signed', signed_on: today });
    expect(body.values).toMatchObject({ starting_pay: '1600,00' });
    expect(await readFile()).toEqual(before);
    const { body: progress } = await server.call('GET /contract/file/{matchId}/progress/', {
      as: world.candidate.token,
      params: { matchId: world.matchId },
    });
    expect(progress).toMatchObject({ state: 'amended' });
    expect(progress.history.at(-1)).toMatchObject({ move: 'amend', day: addDays(today, 40) });
    const { rows } = await server.services.db.pool.query('select 1 from contract_scans');
    expect(rows).toHaveLength(3);
  });

  test('the next is held against the one before it, and moves the days of the enrolment', async () => {
    const end = addDays((await list()).values.contract_end ?? '', -10);
    await draw({ starting_pay: '1700,00', contract_end: end });
    await signAmendment(server, manager, world.matchId, 'employer,candidate,centre');
    const { amendments } = await list();
    expect(amendments.map(({ number }) => number)).toEqual([2, 1]);
    expect(amendments[0]?.differences.find(({ key }) => key === 'starting_pay')).toMatchObject({
      before: '1\u202F600,00\u00A0€',
      after: '1\u202F700,00\u00A0€',
    });
    expect(amendments[1]?.differences).toMatchObject([
      { before: '1\u202F500,00\u00A0€', after: '1\u202F600,00\u00A0€' },
    ]);
    const match = await server.call('GET /matches/{id}/', {
      as: manager.token,
      params: { id: world.matchId },
    });
    expect(match.body.enrolment?.ends_on).toBe(end);
  });

  test('given up it is gone, or kept with what somebody has signed of it', async () => {
    const giveUp = () =>
      server.call('DELETE /contract/file/{matchId}/amendments/draft/', {
        as: world.company.token,
        params: { matchId: world.matchId },
      });
    await draw({ weekly_hours: '36' });
    expect((await giveUp()).body.amendments).toHaveLength(2);
    await draw({ weekly_hours: '36' });
    await signAmendment(server, world.company, world.matchId, 'employer');
    const { body } = await giveUp();
    expect(body.amendments[0]).toMatchObject({ number: 3, state: 'withdrawn' });
    expect(body.values).toMatchObject({ weekly_hours: '35' });
    await draw({ weekly_hours: '37' });
    expect((await list()).amendments[0]).toMatchObject({ number: 4, state: 'draft' });
  });
});
