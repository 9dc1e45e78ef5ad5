import type { MatchStatus } from '@tandem/domain/matches/match';
import { quotedName } from '@tandem/domain/names';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { standingClock } from '../../../testing/product/clock.ts';
import { mailsTo } from '../../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import {
  signIn,
  somePlacement,
  someTraining,
  someSuperuser,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import { tellLateMove } from './tell-late-move.ts';

type Who = 'applicant' | 'company' | 'superuser';

const records = { applicant: 'candidate', company: 'company', superuser: 'superuser' } as const;

describe('an answer, its reason and its taking back', () => {
  const clock = standingClock();
  let server: TestServer;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer({}, { now: clock.now });
    world = await somePlacement(server, await someSuperuser(server));
  });

  afterAll(() => server.close());

  /** Back to the start, by the staff, without telling anybody. */
  const bringTo = async (action: MatchStatus): Promise<void> => {
    await say('superuser', { action, quiet: true });
  };

  /** Access tokens do not last so long. */
  const minutesPass = async (minutes: number): Promise<void> => {
    clock.pass(minutes, 'minutes');
    for (const who of ['applicant', 'company', 'superuser'] as const)
      Object.assign(world[records[who]], await signIn(server, world[records[who]].email));
  };

  beforeEach(async () => {
    await minutesPass(60);
    await bringTo(0);
  });

  const say = (who: Who, body: { action: MatchStatus } & Record<string, unknown>) =>
    server.call('POST /matches/{id}/', {
      as: world[records[who]].token,
      params: { id: world.matchId },
      body,
    });

  const undo = (who: Who, move: number) =>
    server.call('POST /matches/{id}/undo/', {
      as: world[records[who]].token,
      params: { id: world.matchId },
      body: { move },
    });

  const read = async (who: Who) =>
    (
      await server.call('GET /matches/{id}/', {
        as: world[records[who]].token,
        params: { id: world.matchId },
      })
    ).body;

  const mails = async (who: Who) => mailsTo(server, world[records[who]].email);

  const bells = async (who: Who) =>
    (await server.call('GET /notifications/', { as: world[records[who]].token })).body.items;

  const history = async () =>
    (
      await server.call('GET /matches/{id}/history/', {
        as: world.superuser.token,
        params: { id: world.matchId },
      })
    ).body;

  /** What the queue does when the ten minutes are over. */
  const tenMinutesPass = async (moveId: number): Promise<void> => {
    await minutesPass(10);
    await tellLateMove(server.services, { moveId });
  };

  test('a refusal is told after ten minutes, without its reason', async () => {
    const before = (await mails('applicant')).length;
    const bellsBefore = (await bells('applicant'))[0]?.id ?? 0;
    const refused = await say('company', { action: -1, reason: 'skills', comment: 'Trop junior.' });
    expect(refused.body).toMatchObject({ status: -1, undo: { seconds_left: 600 } });
    expect(await mails('applicant')).toHaveLength(before);
    expect((await bells('applicant'))[0]?.id ?? 0).toBe(bellsBefore);
    await tenMinutesPass(refused.body.undo?.move ?? 0);
    const [mail] = await mails('applicant');
    expect(mail?.subject).toContain('ne donne pas suite');
    expect(mail?.text).not.toMatch(/raison|compétences|junior/);
    expect((await bells('applicant'))[0]?.text).toContain('ne donne pas suite');
    expect((await history()).at(-1)).toMatchObject({
      to: -1,
      reason: 'skills',
      comment: 'Trop junior.',
      reason_told: false,
    });
    // Told once, however often the queue tries.
    await tellLateMove(server.services, { moveId: refused.body.undo?.move ?? 0 });
    expect(await mails('applicant')).toHaveLength(before + 1);
  });

  test.each(['action', 'withdraw'] as const)(
    'a refusal that comes after the staff have recorded it (%s) adds its words for the centre, once',
    async (call) => {
      await bringTo(3);
      await say('superuser', { action: -2, quiet: true });
      const late = () =>
        call === 'action'
          ? say('applicant', { action: -2, reason: 'pay', comment: 'Trop loin du lycée.' })
          : server.call('POST /matches/{id}/withdraw/', {
              as: world.candidate.token,
              params: { id: world.matchId },
              body: { reason: 'pay', comment: 'Trop loin du lycée.' },
            });
      const before = await mails('company');
      expect([(await late()).status, (await late()).status]).toEqual([200, 200]);
      expect((await history()).at(-1)).toMatchObject({
        to: -2,
        role: 'superuser',
        reason: 'pay',
        comment: 'Trop loin du lycée.',
      });
      expect(await mails('company')).toEqual(before);
    },
  );

  test.each([
    ['company', -1, 'distance', 'applicant', 'L’entreprise craint que le trajet'],
    ['applicant', -2, 'pay', 'company', 'Les conditions proposées ne conviennent pas'],
  ] as const)('the %s may have the reason told', async (who, action, reason, reader, told) => {
    const { body } = await say(who, { action, reason, comment: 'Secret.', tell_reason: true });
    await tenMinutesPass(body.undo?.move ?? 0);
    const [mail] = await mails(reader);
    expect(mail?.text).toContain(`La raison donnée\u202f: ${told}`);
    expect(mail?.text).not.toContain('Secret');
  });

  test('taken back, a refusal is never told', async () => {
    await bringTo(1);
    const before = [await mails('applicant'), await mails('company')];
    const { body } = await say('applicant', { action: -2, reason: 'tasks' });
    const move = body.undo?.move ?? 0;
    await minutesPass(9);
    expect((await read('applicant')).undo).toMatchObject({ move, seconds_left: 60 });
    expect((await read('company')).undo).toBeNull();
    const undone = await undo('applicant', move);
    expect(undone).toMatchObject({ status: 200, body: { status: 1, undo: null } });
    // The second click of a double click, or the second tab.
    expect(await undo('applicant', move)).toMatchObject({ status: 200, body: { status: 1 } });
    await tenMinutesPass(move);
    expect([await mails('applicant'), await mails('company')]).toEqual(before);
    expect((await history()).slice(-2)).toMatchObject([
      { from: 1, to: -2, undone: false },
      { from: -2, to: 1, undone: true },
    ]);
  });

  test('a yes is told at once, and so is its taking back', async () => {
    const { body } = await say('company', { action: 1 });
    const house = world.need.company?.name ?? '';
    const [yes] = await mails('applicant');
    expect(yes?.subject).toBe(`${quotedName(house)} souhaite vous rencontrer`);
    expect(yes?.text).toContain(`${house} souhaite vous rencontrer pour`);
    await undo('company', body.undo?.move ?? 0);
    const [back] = await mails('applicant');
    expect(back?.subject).toBe(`${quotedName(house)} a annulé sa réponse`);
    expect(back?.text).toContain('L’entreprise n’a pas encore décidé');
    expect((await read('applicant')).status).toBe(0);
  });

  test('after ten minutes, or once the other side has moved, it stays', async () => {
    const late = (await say('company', { action: 1 })).body.undo?.move ?? 0;
    await minutesPass(10);
    expect((await read('company')).undo).toBeNull();
    expect(await undo('company', late)).toMatchObject({
      status: 409,
      failure: { code: 'undo_closed', data: { status: 1 } },
    });
    await bringTo(0);
    const answered = (await say('company', { action: 1 })).body.undo?.move ?? 0;
    await say('applicant', { action: 3 });
    expect((await undo('company', answered)).failure).toMatchObject({ data: { status: 3 } });
    expect((await undo('superuser', answered)).status).toBe(409);
    expect((await undo('applicant', answered)).status).toBe(409);
    expect((await read('company')).status).toBe(3);
  });

  test('a candidate withdraws at 3, with a reason, once, and may take it back', async () => {
    const withdraw = (body: object) =>
      server.call('POST /matches/{id}/withdraw/', {
        as: world.candidate.token,
        params: { id: world.matchId },
        body: body as { reason: 'placed' },
      });
    expect((await read('applicant')).may_withdraw).toBe(false);
    expect((await withdraw({ reason: 'placed' })).status).toBe(409);
    await bringTo(3);
    expect((await read('applicant')).may_withdraw).toBe(true);
    expect((await read('company')).may_withdraw).toBe(false);
    expect((await say('applicant', { action: -2 })).status).toBe(409);
    for (const reason of [undefined, '', 'absent', 'x'])
      expect(await withdraw({ reason })).toMatchObject({
        status: 400,
        failure: { fields: { reason: expect.any(String) } },
      });
    const first = await withdraw({ reason: 'placed' });
    expect(await withdraw({ reason: 'placed' })).toMatchObject({
      status: 200,
      body: { status: -2 },
    });
    const move = first.body.undo?.move ?? 0;
    expect((await undo('applicant', move)).body.status).toBe(3);
    const again = await withdraw({ reason: 'project', tell_reason: true });
    await tenMinutesPass(again.body.undo?.move ?? 0);
    const [mail] = await mails('company');
    expect(mail?.subject).toBe(`${quotedName("Zoé D'Arc")} se désiste`);
    expect(mail?.text).toContain('Le projet du candidat a changé.');
  });

  test.each([
    ['company', { action: 1, reason: 'skills' }, 'reason'],
    ['company', { action: 1, comment: 'x' }, 'comment'],
    ['company', { action: -1, reason: 'pay' }, 'reason'],
    ['applicant', { action: -2, reason: 'absent' }, 'reason'],
    ['applicant', { action: -2, tell_reason: true }, 'reason'],
    ['company', { action: -1, note: 'x' }, 'note'],
    ['applicant', { action: -2, quiet: true }, 'quiet'],
    ['company', { action: -1, comment: 'x'.repeat(1001) }, 'comment'],
  ] as const)('%s: %j is refused, and changes nothing', async (who, body, field) => {
    const before = await history();
    expect(await say(who, body)).toMatchObject({
      status: 400,
      failure: { fields: { [field]: expect.any(String) } },
    });
    expect(await history()).toEqual(before);
  });

  test('the staff are told as the staff, with their note; or nobody is told', async () => {
    await say('superuser', { action: 1, note: 'Appelé ce matin.' });
    const house = world.need.company?.name ?? '';
    const [toCandidate] = await mails('applicant');
    const [toCompany] = await mails('company');
    expect(toCandidate?.subject).toBe(`Le centre a enregistré l’accord de ${quotedName(house)}`);
    expect(toCompany?.subject).toBe(
      `Le centre a enregistré votre accord pour ${quotedName("Zoé D'Arc")}`,
    );
    for (const mail of [toCandidate, toCompany])
      expect(mail?.text).toContain('Le mot du centre\u202f: « Appelé ce matin. »');
    const count = (await mails('company')).length;
    const quiet = await say('superuser', { action: -1, reason: 'filled', quiet: true });
    await tenMinutesPass(quiet.body.undo?.move ?? 0);
    expect(await mails('company')).toHaveLength(count);
    expect((await history()).at(-1)).toMatchObject({ to: -1, reason: 'filled', quiet: true });
  });

  test('the staff read how often each reason was given, without what was taken back', async () => {
    const counted = async (by: 'company' | 'formation' | 'month') => {
      const { body } = await server.call('GET /formation-statistics/refusals/', {
        as: world.superuser.token,
        query: { by },
      });
      return body;
    };
    const sum = (rows: Awaited<ReturnType<typeof counted>>, reason: string | null): number =>
      rows.filter((row) => row.reason === reason).reduce((all, { count }) => all + count, 0);
    const before = await counted('company');
    await say('company', { action: -1, reason: 'licence' });
    await bringTo(0);
    const { body } = await say('company', { action: -1, reason: 'licence' });
    await undo('company', body.undo?.move ?? 0);
    await say('company', { action: -1 });
    for (const by of ['company', 'formation', 'month'] as const) {
      const after = await counted(by);
      expect(sum(after, 'licence')).toBe(1);
      expect(sum(after, null)).toBe(sum(before, null) + 1);
    }
    const [month] = await counted('month');
    expect(month).toMatchObject({ key: '2026-09', side: expect.any(String) });
    const [row] = await counted('company');
    expect(row?.title).toBe(world.need.company?.name);
    const ofSession = async (session: number) =>
      (
        await server.call('GET /formation-statistics/refusals/', {
          as: world.superuser.token,
          query: { by: 'company', session },
        })
      ).body;
    expect(await ofSession(world.training.sessionId)).toEqual(await counted('company'));
    const { sessionId: another } = await someTraining(server, world.superuser);
    expect(await ofSession(another)).toEqual([]);
  });
});
