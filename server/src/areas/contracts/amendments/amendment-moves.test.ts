import { addDays } from '@tandem/domain/calendar/days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import {
  drawAmendment,
  moveAmendment,
  moveFile,
  signAmendment,
  signWholeFile,
} from '../../../testing/fixtures/contracts/contract-signing.ts';
import { mailsTo } from '../../../testing/product/mails.ts';
import { makePdf } from '../../../testing/pdf.ts';
import { clockOfToday } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

describe('an amendment on its way', () => {
  let server: TestServer;
  let superuser: Person;
  let world: Placement;
  const { now, today } = clockOfToday();
  const everybody = 'employer,candidate,centre';

  beforeAll(async () => {
    server = await startTestServer({}, { now });
    superuser = await someSuperuser(server);
    world = await somePlacement(server, superuser);
    await signWholeFile(server, world, superuser);
    await moveFile(server, superuser, world.matchId, 'lodge', { day: today });
    await moveFile(server, superuser, world.matchId, 'accept', { day: today });
    await drawAmendment(server, world.company, world.matchId);
  });

  afterAll(() => server.close());

  const list = async ({ token: as }: Person = superuser) =>
    (
      await server.call('GET /contract/file/{matchId}/amendments/', {
        as,
        params: { matchId: world.matchId },
      })
    ).body;

  const first = () => ({ matchId: world.matchId, number: 1 });

  const move = (
    ...[name, said, who = superuser]: [Parameters<typeof moveAmendment>[3], object?, Person?]
  ) => moveAmendment(server, who, first(), name, said);

  const progress = async ({ token: as }: Person = world.candidate) =>
    (
      await server.call('GET /contract/file/{matchId}/progress/', {
        as,
        params: { matchId: world.matchId },
      })
    ).body;

  const waits = async () => {
    const { body } = await server.call('GET /follow-up/waits/', {
      as: superuser.token,
      query: { everyone: true },
    });
    return body.items.filter(({ kind }) => kind.includes('amendment')).map(({ kind }) => kind);
  };

  const ownWaits = async ({ token: as }: Person) =>
    (await server.call('GET /follow-up/own/', { as })).body.waits
      .filter(({ kind }) => kind === 'sign_amendment')
      .map(({ limit }) => limit);

  test('is seen and signed by the candidate once somebody has signed it', async () => {
    expect((await move('lodge', { day: today })).failure.code).toBe('move_closed');
    expect((await list(world.candidate)).amendments).toEqual([]);
    expect(await ownWaits(world.candidate)).toEqual([]);
    await signAmendment(server, world.company, world.matchId, 'employer');
    expect(await ownWaits(world.candidate)).toEqual([addDays(today, 40)]);
    const seen = await list(world.candidate);
    expect(seen).toMatchObject({ may_draw: false, may_begin: false, values: {} });
    expect(seen.amendments[0]?.signatories.filter((one) => one.may_add)).toMatchObject([
      { signatory: 'candidate' },
    ]);
    const notTheirs = await signAmendment(server, world.candidate, world.matchId, 'employer', {
      scan: makePdf(['Pour un autre']),
    });
    expect(notTheirs.status).toBe(400);
    await signAmendment(server, world.candidate, world.matchId, 'candidate');
    expect(await waits()).toEqual(['visa_amendment']);
    await signAmendment(server, superuser, world.matchId, 'centre');
    expect((await list()).amendments[0]).toMatchObject({
      state: 'signed',
      moves: ['lodge', 'correct'],
      deadline: { kind: 'lodge' },
    });
    expect(await waits()).toEqual(['lodge_amendment']);
  });

  test('is lodged with its day and number, by the company too, and told', async () => {
    expect(Object.keys((await move('lodge')).failure.fields ?? {})).toEqual(['day']);
    const early = await move('lodge', { day: addDays(today, -1) });
    expect(early.failure.fields).toEqual({ day: 'Le dépôt suit la dernière signature.' });
    const { body } = await move('lodge', { day: today, number: 'AV-7' }, world.company);
    expect(body.amendments[0]).toMatchObject({
      state: 'lodged',
      lodged_on: today,
      moves: [],
      deadline: { kind: 'decision', day: addDays(today, 20) },
    });
    expect((await move('lodge', { day: today }, world.company)).status).toBe(200);
    expect((await progress()).history.at(-1)).toMatchObject({
      amendment: 1,
      move: 'lodge',
      number: 'AV-7',
    });
    expect((await progress()).history.filter((one) => one.amendment === 1)).toHaveLength(2);
    const [mail] = await mailsTo(server, world.candidate.email);
    expect(mail?.subject).toBe('L’avenant n°\u202f1 à votre contrat est déposé');
    expect(await waits()).toEqual(['amendment_decision']);
    expect((await move('accept', { day: today }, world.company)).status).toBe(409);
  });

  test('refused it says why and what to mend, and the contract is what it was', async () => {
    const ends = (await list()).values.contract_end;
    expect((await move('refuse', { day: today })).status).toBe(400);
    const reasons = { reason: 'Sous la grille', mend: 'Le salaire' };
    const { body } = await move('refuse', { day: today, ...reasons });
    expect(body).toMatchObject({ may_begin: false, values: { starting_pay: '1500,00' } });
    expect(body.amendments[0]).toMatchObject({ state: 'refused', moves: ['lodge', 'correct'] });
    expect(body.values.contract_end).toBe(ends);
    expect(await progress()).toMatchObject({ state: 'accepted' });
    expect((await progress()).history.at(-1)).toMatchObject({ move: 'refuse', reason: null });
    expect((await progress(superuser)).history.at(-1)).toMatchObject(reasons);
    expect(await waits()).toEqual(['mend_amendment']);
  });

  test('is mended and signed again, what was signed before is kept, then accepted', async () => {
    const { body } = await move('correct');
    expect(body.amendments[0]).toMatchObject({ state: 'draft', signed_on: null, lodged_on: null });
    expect(body.amendments[0]?.signatories.every(({ signature }) => signature === null)).toBe(true);
    const drawn = await drawAmendment(server, world.company, world.matchId, {
      starting_pay: '1650,00',
    });
    expect(drawn.body.amendments).toHaveLength(1);
    await signAmendment(server, superuser, world.matchId, everybody);
    await move('lodge', { day: today });
    const accepted = await move('accept', { day: today, number: '069-1' });
    expect(accepted.body).toMatchObject({ may_begin: true, values: { starting_pay: '1650,00' } });
    expect(accepted.body.amendments[0]).toMatchObject({ state: 'accepted', moves: [] });
    expect(await progress()).toMatchObject({ state: 'amended' });
    const { rows } = await server.services.db.pool.query(
      'select 1 from contract_amendment_signatures',
    );
    expect(rows).toHaveLength(6);
    expect(await waits()).toEqual([]);
  });

  test('one on which a later one builds is not taken up again', async () => {
    for (const changes of [{ weekly_hours: '36' }, { weekly_hours: '37' }]) {
      await drawAmendment(server, superuser, world.matchId, changes);
      await signAmendment(server, superuser, world.matchId, everybody);
    }
    expect((await list()).amendments.map(({ moves }) => moves)).toEqual([
      ['lodge', 'correct'],
      ['lodge'],
      [],
    ]);
    const again = await moveAmendment(server, superuser, { ...first(), number: 2 }, 'correct', {
      reason: 'Autre chose',
    });
    expect(again.status).toBe(409);
    const nobody = await moveAmendment(server, superuser, { ...first(), number: 9 }, 'lodge');
    expect(nobody.status).toBe(404);
  });
});
