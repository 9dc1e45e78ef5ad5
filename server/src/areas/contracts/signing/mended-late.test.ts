import { addDays } from '@tandem/domain/calendar/days';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import type { FileMove, Said } from '@tandem/domain/contracts/signing/file-state';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  signIn,
  someSuperuser,
  somePlacement,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import {
  enrolWithWholeFile,
  moveFile,
  signOnPaper,
} from '../../../testing/fixtures/contracts/contract-signing.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { mailsTo } from '../../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

const everybody = 'employer,candidate,centre';

describe('a contract that is refused, and mended once it has begun', () => {
  const clock = standingClock();
  let server: TestServer;
  let superuser: Person;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer({}, { now: clock.now });
    superuser = await someSuperuser(server);
    world = await somePlacement(server, superuser);
    const day = parisClock(clock.now()).day;
    await enrolWithWholeFile(server, world, {
      contract_start: addDays(day, 7),
    });
  });

  afterAll(() => server.close());

  test('keeps the day on which it was concluded, and presses nobody with days that are over', async () => {
    const { matchId } = world;
    const { day } = parisClock(clock.now());
    const move = (what: FileMove, said: Said = {}) =>
      moveFile(server, superuser, matchId, what, said);
    await move('complete');
    await signOnPaper(server, superuser, matchId, everybody, { on: day });
    await move('lodge', { day });
    clock.pass(20, 'days');
    superuser = await signIn(server, superuser.email);
    const later = parisClock(clock.now()).day;
    await move('refuse', { day: later, reason: 'Un IDCC erroné', mend: 'L’IDCC' });
    expect((await move('correct')).body.deadline).toBeNull();
    expect((await move('complete')).body).toMatchObject({ state: 'complete', deadline: null });
    const [asked] = await mailsTo(server, world.company.email);
    expect(asked?.text).toContain('à signer par tous, sans attendre.');
    const { body } = await signOnPaper(server, superuser, matchId, everybody, { on: later });
    expect(body).toMatchObject({ state: 'signed', wrong: 0, deadline: null });
    expect(body.history.at(-1)).toMatchObject({ move: 'sign', day: later });
    const file = await server.call('GET /contract/file/{matchId}/', {
      as: superuser.token,
      params: { matchId },
    });
    expect(file.body.values['signed_on']).toBe(day);
  });

  test('what has begun is signed by nobody, and what was signed before may be handed in later', async () => {
    const late = await somePlacement(server, superuser);
    const { day } = parisClock(clock.now());
    await enrolWithWholeFile(server, late, {
      contract_start: addDays(day, -3),
      reason_start_past: 'Signé sur papier',
    });
    await moveFile(server, superuser, late.matchId, 'complete');
    const sign = (on: string) => signOnPaper(server, superuser, late.matchId, everybody, { on });
    expect(await sign(day)).toMatchObject({
      status: 400,
      failure: { fields: { signed_on: expect.stringContaining('signé avant que le travail') } },
    });
    expect((await sign(addDays(day, -4))).body).toMatchObject({ state: 'signed', wrong: 0 });
  });
});
