import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  signIn,
  somePlacement,
  someSuperuser,
  someTraining,
  type Person,
} from '../../testing/fixtures/by-calls.ts';
import { standingClock } from '../../testing/product/clock.ts';
import { mailsTo } from '../../testing/product/mails.ts';
import { settled } from '../../testing/product/settled.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { runRetention } from './retention.ts';

describe('closing a session starts the clock of those who are in it', () => {
  const clock = standingClock('2026-01-12T09:00:00Z');
  let server: TestServer;
  let root: string;
  let candidate: Person & { id: number };
  let company: Person;
  let back: Person;
  let carried: Person & { id: number };
  let sessionId: number;

  const as = async () => (await signIn(server, root)).token;

  beforeAll(async () => {
    server = await startTestServer({}, { now: clock.now });
    const chief = await someSuperuser(server);
    root = chief.email;
    const world = await somePlacement(server, chief);
    ({ candidate, company } = world);
    ({ sessionId } = world.training);
    back = await completeCandidate(server, chief, world.training);
    carried = await completeCandidate(server, chief, world.training);
    // Another company, of whose needs the last is in a session that goes on.
    const going = await someTraining(server, chief);
    const later = await completeCompany(server, chief);
    await activeNeed(server, later, world.training);
    await activeNeed(server, later, going);
    await server.services.db.pool.query('update sessions set ends_on = $2 where id = $1', [
      going.sessionId,
      '2030-08-31',
    ]);
  });

  afterAll(() => server.close());

  const close = async (id: number, body: { to_session?: number; candidates?: number[] } = {}) => {
    const answer = await server.call('POST /sessions/{id}/closing/', {
      as: await as(),
      params: { id },
      body: { candidates: [], needs: [], tell: false, ...body },
    });
    expect(answer.status).toBe(200);
    await settled(server, 'close-session', 'tell-carried', 'rescore');
  };

  const runDaily = async () => {
    await server.services.db.pool.query('update clock_notes set seen_at = $1', [clock.now()]);
    await runRetention(server.services);
    await settled(server, 'send-message', 'remove-file', 'rescore');
  };

  const until = (day: string) =>
    clock.pass((Date.parse(`${day}T09:00:00Z`) - clock.now().getTime()) / 86_400_000, 'days');

  const notices = async (...people: Person[]): Promise<(string | undefined)[]> =>
    Promise.all(
      people.map(async ({ email }) => {
        const mails = await mailsTo(server, email);
        return mails.find(({ subject }) => subject.includes('sera supprimé'))?.subject;
      }),
    );

  const outlook = async () => {
    const { body } = await server.call('GET /retention-outlook/', { as: await as() });
    return { told: body.told, sessions: body.sessions };
  };

  const isThere = async ({ email }: Person): Promise<boolean> =>
    (await server.services.db.pool.query('select 1 from accounts where email = $1', [email])).rows
      .length > 0;

  test('the superuser reads who is told when, and when they are erased', async () => {
    expect(await outlook()).toEqual({ told: { accounts: 0, erased_at: null }, sessions: [] });
    until('2026-07-06');
    await close(sessionId);
    expect(await outlook()).toEqual({
      told: { accounts: 0, erased_at: null },
      sessions: [
        {
          id: sessionId,
          name: expect.any(String),
          begun_at: '2026-07-06T09:00:00.000Z',
          told_at: '2028-07-06T09:00:00.000Z',
          erased_at: '2028-08-05T09:00:00.000Z',
          candidates: 3,
          companies: 1,
        },
      ],
    });
    until('2026-09-01');
    await signIn(server, back.email);
    expect((await outlook()).sessions).toMatchObject([{ candidates: 2, companies: 1 }]);
  });

  test('nobody is told two years after they were last here, while the session was still closed less long ago', async () => {
    until('2028-01-14');
    await runDaily();
    until('2028-07-06');
    await runDaily();
    expect(await notices(candidate, company, carried)).toEqual([undefined, undefined, undefined]);
  });

  test('two years after its closing they are told; who came later, or is in another session, is not', async () => {
    until('2028-07-07');
    await runDaily();
    const subject = 'Votre compte Tandem sera supprimé le 6 août 2028';
    expect(await notices(candidate, company, carried, back)).toEqual([
      subject,
      subject,
      subject,
      undefined,
    ]);
    expect(await outlook()).toEqual({
      told: { accounts: 3, erased_at: '2028-08-06T09:00:00.000Z' },
      sessions: [],
    });
  });

  test('who was told and is carried over by the staff is not erased, and told anew before they are', async () => {
    const chief = await signIn(server, root);
    const next = await someTraining(server, chief);
    await server.services.db.pool.query('update sessions set ends_on = $2 where id = $1', [
      next.sessionId,
      '2029-08-31',
    ]);
    await close(sessionId, { to_session: next.sessionId, candidates: [carried.id] });
    until('2028-08-08');
    await runDaily();
    expect(await Promise.all([candidate, company, carried, back].map(isThere))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    until('2029-07-06');
    await close(next.sessionId);
    until('2031-07-06');
    await runDaily();
    expect(await isThere(carried)).toBe(true);
    until('2031-07-07');
    await runDaily();
    const mails = await mailsTo(server, carried.email);
    expect(
      mails.map(({ subject }) => subject).filter((text) => /sera supprimé/.test(text)),
    ).toEqual(expect.arrayContaining(['Votre compte Tandem sera supprimé le 6 août 2031']));
    until('2031-08-07');
    await runDaily();
    expect(await isThere(carried)).toBe(false);
  });
});
