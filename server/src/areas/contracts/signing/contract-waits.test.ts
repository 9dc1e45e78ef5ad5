import { addDays, addMonths } from '@tandem/domain/calendar/days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import {
  enrolWithWholeFile,
  moveFile,
  signOnPaper,
} from '../../../testing/fixtures/contracts/contract-signing.ts';
import { wholeFile } from '../../../testing/fixtures/contracts/whole-file.ts';
import { clockOfToday } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

describe('what a contract file waits for', () => {
  const { now, today } = clockOfToday();
  let server: TestServer;
  let superuser: Person;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer({}, { now });
    superuser = await someSuperuser(server);
    world = await somePlacement(server, superuser);
    await enrolWithWholeFile(server, world);
  });

  afterAll(() => server.close());

  const own = async ({ token: as }: Person) =>
    (await server.call('GET /follow-up/own/', { as })).body.waits
      .filter(({ subject }) => subject === 'match')
      .map(({ kind, subject_id: id, limit }) => [kind, id, limit]);

  const asked = async (company: Person) =>
    (await own(company)).filter(([kind]) => kind === 'contract_part');

  /** Whom each is about. */
  const titles = async ({ token: as }: Person) =>
    (await server.call('GET /follow-up/own/', { as })).body.waits
      .filter(({ subject }) => subject === 'match')
      .map(({ title }) => title);

  const ofStaff = async () => {
    const { body } = await server.call('GET /follow-up/waits/', {
      as: superuser.token,
      query: { everyone: true },
    });
    return body.items
      .filter(({ kind }) => kind.endsWith('_contract') || kind === 'contract_decision')
      .map(({ kind, side }) => [kind, side]);
  };

  test('whoever was asked for a part, of the company, until they have filled it in, or it is withdrawn', async () => {
    const { matchId, company } = world;
    const params = { matchId, party: 'training' as const };
    const ask = async () =>
      (
        await server.call('POST /contract/file/{matchId}/parts/{party}/', {
          as: company.token,
          params,
          body: { way: 'link' },
        })
      ).body.link
        ?.split('/')
        .at(-1) ?? '';
    const uai = wholeFile()['cfa_uai'] ?? '';
    const write = (value: string, seen: string) => ({ changes: [{ key: 'cfa_uai', value, seen }] });
    const empty = () =>
      server.call('PUT /contract/file/{matchId}/', {
        as: company.token,
        params,
        body: write('', uai),
      });
    const fillIn = (token: string) =>
      server.call('PUT /contract/part-links/{token}/', { params: { token }, body: write(uai, '') });
    await ask();
    expect(await asked(company)).toEqual([]);
    await empty();
    expect(await asked(company)).toEqual([['contract_part', matchId, null]]);
    expect(await titles(company)).toEqual(["Zoé D'Arc"]);
    const token = await ask();
    expect(await asked(company)).toHaveLength(1);
    // They close the page without a word.
    await fillIn(token);
    expect(await asked(company)).toEqual([]);
    await empty();
    expect(await asked(company)).toHaveLength(1);
    await fillIn(token);
    await server.call('POST /contract/part-links/{token}/done/', { params: { token } });
    await empty();
    expect(await asked(company)).toEqual([]);
    await ask();
    expect(await asked(company)).toHaveLength(1);
    await server.call('DELETE /contract/file/{matchId}/parts/{party}/', {
      as: company.token,
      params,
    });
    expect(await asked(company)).toEqual([]);
    await fillIn(await ask());
    expect(await asked(company)).toEqual([]);
  });

  test('the signature of each, then the visa, the lodging and the answer of the centre’s', async () => {
    const { matchId, company, candidate } = world;
    // It is whole: the company has to say so.
    expect(await ofStaff()).toEqual([['complete_contract', 'company']]);
    expect(await own(company)).toEqual([
      ['complete_contract', matchId, wholeFile()['contract_start']],
    ]);
    await moveFile(server, company, matchId, 'complete');
    const sign = ['sign_contract', matchId, wholeFile()['contract_start']];
    expect([await own(candidate), await own(company)]).toEqual([[sign], [sign]]);
    expect(await titles(candidate)).toEqual([world.need.company?.name]);
    await signOnPaper(server, candidate, matchId, 'candidate');
    expect([await own(candidate), await own(company)]).toEqual([[], [sign]]);
    await signOnPaper(server, company, matchId, 'employer');
    expect(await ofStaff()).toEqual([['visa_contract', 'applicant']]);
    await signOnPaper(server, superuser, matchId, 'centre');
    expect(await ofStaff()).toEqual([['lodge_contract', 'applicant']]);
    await moveFile(server, company, matchId, 'lodge', { day: today });
    expect(await ofStaff()).toEqual([['contract_decision', 'applicant']]);
    const why = { reason: 'Un IDCC erroné', mend: 'L’IDCC' };
    await moveFile(server, superuser, matchId, 'refuse', { day: today, ...why });
    expect(await ofStaff()).toEqual([['mend_contract', 'applicant']]);
    await moveFile(server, superuser, matchId, 'correct');
    expect(await ofStaff()).toEqual([['mend_contract', 'applicant']]);
    await moveFile(server, company, matchId, 'complete');
    const signed = await signOnPaper(server, superuser, matchId, 'employer,candidate,centre');
    expect(signed.body).toMatchObject({ state: 'signed', deadline: null });
    expect(await ofStaff()).toEqual([['lodge_contract', 'applicant']]);
    await moveFile(server, company, matchId, 'lodge', { day: today });
    await moveFile(server, superuser, matchId, 'accept', { day: today });
    expect(await ofStaff()).toEqual([]);
  });

  test('a professionalisation is lodged within five days, Sundays among them (D6325-1)', async () => {
    const other = await somePlacement(server, superuser);
    const { matchId } = other;
    const start = addMonths(today, 1);
    await enrolWithWholeFile(server, other, {
      contract_kind: 'professional',
      contract_nature: 'CDD',
      contract_end: addDays(addMonths(start, 12), -1),
      training_end: addDays(addMonths(start, 11), -1),
      training_hours: '360',
      training_speciality: '326',
      cfa_activity_number: '84691234567',
      pay_level_four: 'oui',
      starting_pay: '1900,00',
      trial_days: '31',
    });
    await moveFile(server, superuser, matchId, 'complete');
    const { body } = await signOnPaper(server, superuser, matchId, 'employer,candidate,centre');
    const day = addDays(start, 5);
    expect(body.deadline).toMatchObject({ kind: 'lodge', day });
    const told = async () => {
      const { body: waits } = await server.call('GET /follow-up/waits/', {
        as: superuser.token,
        query: { everyone: true },
      });
      const { body: progress } = await server.call('GET /contract/file/{matchId}/progress/', {
        as: superuser.token,
        params: { matchId },
      });
      const limit = waits.items.find(({ kind }) => kind === 'lodge_contract')?.limit;
      return [limit, progress.deadline?.day, progress.contract_kind];
    };
    expect(await told()).toEqual([day, day, 'professional']);
    // A file that was last saved before its kind was kept beside it: its need says so.
    const { pool } = server.services.db;
    await pool.query('update contract_sheets set is_professional = null');
    await pool.query(
      `update offers set contract_type = 'professionnalisation' where id = ${other.need.id}`,
    );
    expect(await told()).toEqual([day, day, 'professional']);
  });
});
