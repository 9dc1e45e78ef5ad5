import { addDays, addMonths } from '@tandem/domain/calendar/days';
import type { Formality } from '@tandem/domain/contracts/formalities/formalities';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import { moveFile, signWholeFile } from '../../../testing/fixtures/contracts/contract-signing.ts';
import { renewCauses } from '../../follow-up/index.ts';
import { clockOfToday } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

describe('the visit and the card of whoever begins', () => {
  let server: TestServer;
  let superuser: Person;
  let world: Placement;
  const { now, today } = clockOfToday();

  beforeAll(async () => {
    server = await startTestServer({}, { now });
    superuser = await someSuperuser(server);
    world = await somePlacement(server, superuser);
    await signWholeFile(server, world, superuser);
  });

  afterAll(() => server.close());

  const params = () => ({ matchId: world.matchId });

  const read = async ({ token: as }: Person) => {
    const { body } = await server.call('GET /contract/file/{matchId}/progress/', {
      as,
      params: params(),
    });
    return body.formalities;
  };

  const note = (formality: Formality, day: string, { token: as }: Person = superuser) =>
    server.call('PUT /contract/file/{matchId}/formalities/{formality}/', {
      as,
      params: { ...params(), formality },
      body: { done_on: day },
    });

  const waits = async () => {
    const { body } = await server.call('GET /follow-up/waits/', {
      as: superuser.token,
      query: { everyone: true },
    });
    return body.items
      .map(({ kind }) => kind)
      .filter((kind) => kind === 'health_visit' || kind === 'student_card')
      .toSorted();
  };

  const ofCompany = async () => {
    const { body } = await server.call('GET /follow-up/own/', { as: world.company.token });
    return body.waits.map(({ kind, limit }) => [kind, limit]);
  };

  test('are seen once it is signed: the company may tell of the visit, the centre of both, the candidate of none', async () => {
    expect((await read(superuser)).map((one) => [one.formality, one.done_on])).toEqual([
      ['visit', null],
      ['card', null],
    ]);
    const mayNote = async (person: Person) => (await read(person)).map((one) => one.may_note);
    expect(await mayNote(superuser)).toEqual([true, true]);
    expect(await mayNote(world.company)).toEqual([true, false]);
    expect(await mayNote(world.candidate)).toEqual([false, false]);
    expect((await note('card', today, world.company)).status).toBe(403);
    expect((await note('visit', today, world.candidate)).status).toBe(403);
    expect(await waits()).toEqual([]);
  });

  test('are waited for from the first day on, until they are told to be done, and again where that is taken back', async () => {
    await server.services.db.pool.query('update enrolments set begins_on = $1', [today]);
    await server.services.db.pool.query('update contract_sheets set visit_by = $1, card_by = $2', [
      addDays(today, 3),
      addDays(today, 20),
    ]);
    expect(await ofCompany()).toEqual([['health_visit', addDays(today, 3)]]);
    expect(await waits()).toEqual(['health_visit', 'student_card']);
    expect((await note('visit', addDays(today, 1))).status).toBe(400);
    const noted = await note('visit', today, world.company);
    expect(noted.body.formalities[0]).toMatchObject({ done_on: today, noted_by: 'company' });
    expect((await note('visit', today, world.company)).status).toBe(200);
    expect(await ofCompany()).toEqual([]);
    await note('card', today);
    expect(await waits()).toEqual([]);
    await note('card', '');
    expect(await waits()).toEqual(['student_card']);
  });

  test('are in professionalisation an interview, too, noted by the company; what is not sent is asked for before its aid is lost', async () => {
    const { pool } = server.services.db;
    await pool.query('update contract_sheets set is_professional = true');
    const ofInterview = async () =>
      (await ofCompany()).filter(([kind]) => kind === 'adequacy_interview');
    expect(await ofInterview()).toEqual([['adequacy_interview', addMonths(today, 2)]]);
    expect((await note('interview', today, world.candidate)).status).toBe(403);
    const noted = await note('interview', today, world.company);
    expect(noted.body.formalities.at(-1)).toMatchObject({
      formality: 'interview',
      due_on: addMonths(today, 2),
      done_on: today,
    });
    expect(await ofInterview()).toEqual([]);
    await note('interview', '');
    await pool.query('update contract_sheets set is_professional = false, all_signed_on = $1', [
      addMonths(today, -5),
    ]);
    expect(await ofInterview()).toEqual([]);
    expect(await ofCompany()).toContainEqual(['send_for_aid', addMonths(addMonths(today, -5), 6)]);
    await pool.query('update contract_sheets set all_signed_on = $1', [today]);
    expect(await ofCompany()).toEqual([]);
  });

  test('are waited for until the contract ends, by the calendar alone, too', async () => {
    const { pool } = server.services.db;
    const [{ ends_on: endsOn } = { ends_on: '' }] = (
      await pool.query<{ ends_on: string }>('select ends_on from enrolments')
    ).rows;
    await renewCauses(server.services);
    expect(await waits()).toEqual(['student_card']);
    const later = { ...server.services, now: () => new Date(`${addDays(endsOn, 1)}T12:00:00Z`) };
    await renewCauses(later);
    const { rows } = await pool.query(
      `select kind from follow_up_causes where kind in ('health_visit', 'student_card')`,
    );
    expect(rows).toEqual([]);
  });

  test('stand in the story of the candidate', async () => {
    const people = await server.services.db.pool.query<{ account_id: number }>(
      'select account_id from applicants',
    );
    const { body } = await server.call('GET /follow-up/people/{id}/', {
      as: superuser.token,
      params: { id: people.rows[0]?.account_id ?? 0 },
    });
    expect(JSON.stringify(body.timeline)).toContain('Visite d’information et de prévention, le');
  });

  test('are asked for no more of whoever has left, whatever was done of them', async () => {
    await moveFile(server, superuser, world.matchId, 'lodge', { day: today });
    await moveFile(server, superuser, world.matchId, 'accept', { day: today });
    expect(await waits()).toEqual(['student_card']);
    await server.call('POST /matches/{id}/breaking/', {
      as: superuser.token,
      params: { id: world.matchId },
      body: { broken_on: today, broken_by: 'both', reason: 'agreement' },
    });
    expect(await waits()).toEqual([]);
    expect((await read(superuser)).map(({ formality }) => formality)).toEqual(['visit']);
    expect((await note('card', today)).status).toBe(409);
  });
});
