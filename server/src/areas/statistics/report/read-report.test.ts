import { parisClock } from '@tandem/domain/calendar/paris-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrol } from '../../../testing/fixtures/contracts/enrolment.ts';
import { accept } from '../../../testing/fixtures/meetings.ts';
import {
  someManager,
  somePlacement,
  someSuperuser,
  someTraining,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

let server: TestServer;
let superuser: Person;
beforeAll(async () => {
  server = await startTestServer();
  superuser = await someSuperuser(server);
});
afterAll(() => server.close());

const reportOn = async (session: number, as = superuser) => {
  const { body } = await server.call('GET /formation-statistics/report/', {
    as: as.token,
    query: { session },
  });
  const steps = Object.fromEntries(
    body.steps.map(({ step, now, before }) => [step, [now, before]]),
  );
  return { ...body, steps };
};

const daysOf = (id: number, startsOn: string) =>
  server.services.db.read
    .updateTable('sessions')
    .set({ starts_on: startsOn, ends_on: null })
    .where('id', '=', id)
    .execute();

test('a year beside the one before at the same day: what came after that day is not in it', async () => {
  const [last, current] = [
    await somePlacement(server, superuser),
    await somePlacement(server, superuser),
  ];
  const year = Number(parisClock(new Date()).day.slice(0, 4));
  await daysOf(last.training.sessionId, `${year - 1}-01-01`);
  await daysOf(current.training.sessionId, `${year}-01-01`);
  await accept(server, current);
  await server.call('POST /matches/{id}/', {
    as: current.candidate.token,
    params: { id: current.matchId },
    body: { action: 3 },
  });
  await enrol(server, last);
  const {
    session,
    before,
    steps,
    formations: programmes,
  } = await reportOn(current.training.sessionId);
  const { body: sessions } = await server.call('GET /sessions/', { as: superuser.token });
  const nameOf = ({ training }: Placement) =>
    sessions.find(({ id }) => id === training.sessionId)?.name;
  expect([session, before?.session]).toEqual([nameOf(current), nameOf(last)]);
  // All of last year's was done today, a year after the day that is looked at.
  expect(steps).toMatchObject({
    registered: [1, 0],
    complete: [1, 0],
    matched: [1, 0],
    agreed: [1, 0],
    signed: [0, 0],
  });
  expect(programmes).toContainEqual({
    formation_id: current.training.programmeId,
    formation: expect.any(String),
    complete: 1,
    placed: 0,
    rate: { now: 0, before: null },
  });
  const own = await reportOn(last.training.sessionId);
  expect(own.steps).toMatchObject({ agreed: [1, null], signed: [1, null], broken: [0, null] });
  expect(own.days_to_signature).toEqual({ now: 0, before: null });
  expect(
    own.formations.find(({ formation_id: id }) => id === last.training.programmeId)?.rate,
  ).toEqual({ now: 1, before: null });
});

test('who went on to another year stays in the one they were placed in, and is placed in it alone', async () => {
  const world = await somePlacement(server, superuser);
  await enrol(server, world);
  const { sessionId, programmeId } = world.training;
  const next = await someTraining(server, superuser);
  const { pool } = server.services.db;
  await pool.query(
    `insert into carried_over (from_session_id, to_session_id, applicant_id, from_formation_id,
       to_formation_id, asked_at, tells, done_at) values ($1, $2, $3, $4, $4, now(), false, now())`,
    [sessionId, next.sessionId, world.candidate.id, programmeId],
  );
  await pool.query('update applicants set session_id = $1 where id = $2', [
    next.sessionId,
    world.candidate.id,
  ]);
  const figures = async (session: number) => {
    const { steps, placed } = await reportOn(session);
    return [steps['complete']?.[0], steps['matched']?.[0], steps['signed']?.[0], placed.now];
  };
  expect(await figures(sessionId)).toEqual([1, 1, 1, 1]);
  expect(await figures(next.sessionId)).toEqual([1, 0, 0, 0]);
  await server.call('POST /matches/{id}/breaking/', {
    as: superuser.token,
    params: { id: world.matchId },
    body: {
      broken_on: '2026-10-15',
      broken_by: 'both',
      reason: 'agreement',
      comment: '',
      note: '',
    },
  });
  expect(await figures(sessionId)).toEqual([1, 1, 1, 0]);
});

test('of a session that is not there is none; a manager who is held to programmes counts theirs alone', async () => {
  const missing = await server.call('GET /formation-statistics/report/', {
    as: superuser.token,
    query: { session: 999_999 },
  });
  expect(missing.status).toBe(404);
  const world = await somePlacement(server, superuser);
  const other = await someTraining(server, superuser);
  const manager = await someManager(server, superuser);
  const { id } = await server.services.db.read
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', manager.email)
    .executeTakeFirstOrThrow();
  await server.call('POST /formationlink/', {
    as: superuser.token,
    body: { manager: id, formation: other.programmeId },
  });
  await server.call('PUT /centre_settings/', {
    as: superuser.token,
    body: { managers_see: 'programmes' },
  });
  const { steps, formations: programmes } = await reportOn(world.training.sessionId, manager);
  expect(steps['complete']).toEqual([0, null]);
  expect(programmes.map(({ formation_id: programmeId }) => programmeId)).toEqual([
    other.programmeId,
  ]);
});
