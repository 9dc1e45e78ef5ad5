import { addMonths } from '@tandem/domain/calendar/days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeContractSheet } from '../../testing/fixtures/contracts/contract-sheet.ts';
import { enrol } from '../../testing/fixtures/contracts/enrolment.ts';
import {
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../testing/fixtures/by-calls.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { dateEnrolments } from './date-enrolments.ts';

describe('enrolments that an older version has left without days', () => {
  let server: TestServer;
  let superuser: Person;
  let placed: Placement[];

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    placed = [];
    for (let count = 0; count < 3; count += 1) {
      const world = await somePlacement(server, superuser);
      await enrol(server, world);
      placed.push(world);
    }
    await server.services.db.pool.query('update enrolments set begins_on = null, ends_on = null');
    await server.services.db.pool.query(
      'update contract_sheets set visit_by = null, card_by = null',
    );
  });

  afterAll(() => server.close());

  const daysOf = async ({ matchId, company }: Placement) => {
    const { body } = await server.call('GET /matches/{id}/', {
      as: company.token,
      params: { id: matchId },
    });
    return [body.enrolment?.begins_on, body.enrolment?.ends_on];
  };

  test('get those of their sheets; where one cannot be opened or is gone, they stay unknown', async () => {
    const [known, erased, foreign] = placed;
    if (!known || !erased || !foreign) throw new Error('There are three.');
    const { pool } = server.services.db;
    await pool.query('delete from contract_sheets where applicant_id = $1', [erased.candidate.id]);
    // Sealed for another match, it is nobody's.
    await pool.query(
      `update contract_sheets set sealed =
         (select sealed from contract_sheets where applicant_id = $1) where applicant_id = $2`,
      [known.candidate.id, foreign.candidate.id],
    );
    await dateEnrolments(server.services, new AbortController().signal);
    const { contract_start: start, contract_end: end } = completeContractSheet();
    const { rows } = await pool.query('select visit_by from contract_sheets order by visit_by');
    expect(rows).toEqual([{ visit_by: addMonths(start ?? '', 2) }, { visit_by: null }]);
    expect(await daysOf(known)).toEqual([start, end]);
    expect(await daysOf(erased)).toEqual([null, null]);
    expect(await daysOf(foreign)).toEqual([null, null]);
  });

  test('keep the days that an amendment has given them, where those of the visit alone are missing', async () => {
    const [known] = placed;
    if (!known) throw new Error('There are three.');
    const { pool } = server.services.db;
    await pool.query('update contract_sheets set visit_by = null, card_by = null');
    await pool.query(`update enrolments set ends_on = '2029-08-31' where begins_on is not null`);
    await dateEnrolments(server.services, new AbortController().signal);
    expect((await daysOf(known))[1]).toBe('2029-08-31');
    const { rows } = await pool.query('select 1 from contract_sheets where visit_by is not null');
    expect(rows).toHaveLength(1);
  });
});
