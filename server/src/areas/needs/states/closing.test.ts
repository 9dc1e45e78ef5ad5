import { parisClock } from '@tandem/domain/calendar/paris-time';
import type { Sent } from '@tandem/contract';
import type { MatchStatus } from '@tandem/domain/matches/match';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  launch,
  needFor,
  someManager,
  someSuperuser,
  someTraining,
  type Need,
  type Person,
  type Training,
} from '../../../testing/fixtures/by-calls.ts';
import { completeContractSheet } from '../../../testing/fixtures/contracts/contract-sheet.ts';
import { proposal } from '../../../testing/fixtures/meetings.ts';
import { momentIn } from '../../../testing/fixtures/moments.ts';
import { brokenInvariants } from '../../../testing/invariants.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { mailsTo } from '../../../testing/product/mails.ts';
import { settled } from '../../../testing/product/settled.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { returnSetAside } from './return-set-aside.ts';

type Closing = Sent<'POST /offers/{id}/closing/'>['body'];

const elsewhere: Closing = { state: 'filled', filled_by: 'elsewhere', channel: 'network' };

const names = ['Ana', 'Basile', 'Chloé', 'Dan'] as const;

describe('closing and reopening a need', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  let training: Training;
  let company: Person;
  let candidates: (Person & { id: number })[];
  let need: Need;
  let ids: Map<number, number>;

  beforeAll(async () => {
    // By day: what happens by night is told in the morning.
    server = await startTestServer({}, { now: standingClock('2026-11-24T09:00:00Z').now });
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    training = await someTraining(server, superuser);
    company = await completeCompany(server, superuser);
    candidates = [];
    for (const first of names)
      candidates.push(
        await completeCandidate(server, superuser, training, {
          name: { first_name: first, last_name: 'Martin' },
        }),
      );
  });

  afterAll(() => server.close());

  const matchesOf = async (person: Person) =>
    (await server.call('GET /matches/', { as: person.token })).body;

  const mine = async (person: Person) =>
    (await matchesOf(person)).find((match) => match.offer.id === need.id);

  const statusOf = async (person: Person) => (await mine(person))?.status;

  const idOf = (index: number): number => ids.get(candidates[index]?.id ?? 0) ?? 0;

  const person = (index: number): Person => {
    const found = candidates[index];
    if (!found) throw new Error('There is no such candidate.');
    return found;
  };

  const move = (as: string, index: number, action: MatchStatus) =>
    server.call('POST /matches/{id}/', { as, params: { id: idOf(index) }, body: { action } });

  const close = (body: Closing, { token } = company) =>
    server.call('POST /offers/{id}/closing/', { as: token, params: { id: need.id }, body });

  const reopen = (
    body: Sent<'POST /offers/{id}/reopening/'>['body'] = { tell: true },
    { token } = company,
  ) => server.call('POST /offers/{id}/reopening/', { as: token, params: { id: need.id }, body });

  const finalise = (index: number) =>
    server.call('POST /contract/note/{matchId}/', {
      as: company.token,
      params: { matchId: idOf(index) },
      body: completeContractSheet(),
    });

  const waitingOf = async ({ token } = company) =>
    (await server.call('GET /offers/{id}/waiting/', { as: token, params: { id: need.id } })).body;

  const record = async () =>
    (await server.call('GET /offers/', { as: company.token })).body.find(
      ({ id }) => id === need.id,
    );

  const bellOf = async ({ token }: Person) =>
    (await server.call('GET /notifications/', { as: token })).body.items;

  const newest = async ({ email }: Person) => (await mailsTo(server, email))[0];

  /** A need of its own with a pending, a queued, an accepted and an entirely accepted candidate. */
  const newNeed = async (seats = 1): Promise<void> => {
    need = await activeNeed(server, company, training, { seats });
    await launch(server, superuser);
    const matches = (await matchesOf(company)).filter((match) => match.offer.id === need.id);
    ids = new Map(matches.map(({ id, application }) => [application.applicant.id, id]));
    expect(ids.size).toBe(names.length);
  };

  const spread = async (): Promise<void> => {
    await move(company.token, 1, 2);
    await move(company.token, 2, 1);
    await move(company.token, 3, 1);
    await move(person(3).token, 3, 3);
  };

  describe('with somebody at each status', () => {
    beforeEach(async () => {
      await newNeed();
      await spread();
    });

    test('says first who waits where, to the company and the staff', async () => {
      const expected = {
        state: 'active',
        open_states: ['set_aside', 'filled', 'withdrawn'],
        seats: 1,
        seats_taken: 0,
        waiting: [0, 2, 1, 3].map((status) => ({ status, count: 1 })),
      };
      expect(await waitingOf()).toEqual(expected);
      expect(await waitingOf(manager)).toEqual(expected);
    });

    test('filled elsewhere: moves nobody, tells each in words that fit, and stops every move', async () => {
      const word = 'Votre entretien nous a plu, nous gardons votre CV.';
      const closed = await close({ ...elsewhere, word, note: 'Cousin du gérant' });
      expect(closed).toMatchObject({
        status: 200,
        body: { state: 'filled', filled_by: 'elsewhere', is_active: false },
      });
      await settled(server, 'rescore');
      const seen = await Promise.all(candidates.map((one) => statusOf(one)));
      expect(seen).toEqual([undefined, 2, 1, 3]);

      const sentence = `${need.company?.name} indique que son besoin «\u202FDéveloppeur web\u202F» est pourvu.`;
      for (const one of candidates) expect((await bellOf(one))[0]?.text).toBe(sentence);
      expect((await newest(person(0)))?.text ?? '').not.toContain(sentence);
      const mails = await Promise.all([1, 2, 3].map((index) => newest(person(index))));
      expect(mails.map((mail) => mail?.text.includes(sentence))).toEqual([true, true, true]);
      expect(mails.map((mail) => mail?.text.includes(word))).toEqual([false, true, true]);
      expect(mails.map((mail) => mail?.text.includes('Cousin'))).toEqual([false, false, false]);
      expect(mails.map((mail) => mail?.text.split('\n')[0])).toEqual([
        'Bonjour Basile,',
        'Bonjour Chloé,',
        'Bonjour Dan,',
      ]);
      expect(mails[0]?.text).toContain('liste d’attente');
      expect(mails[1]?.text).toContain('vous n’avez plus à répondre');
      expect(mails[2]?.text).toContain('dit oui tous les deux');

      const refused = await move(person(2).token, 2, 3);
      expect(refused).toMatchObject({
        status: 409,
        failure: { code: 'need_closed', data: { status: 1, state: 'filled' } },
      });
      expect(refused.failure.message).toBe(
        'Ce besoin est pourvu\u202F: il n’attend plus de candidats.',
      );
      expect((await finalise(3)).failure.code).toBe('need_closed');
      expect(await mine(person(2))).toMatchObject({
        open_moves: [],
        offer: { state: 'filled', is_active: false },
      });

      const about = { as: person(3).token, params: { id: idOf(3) } };
      expect((await server.call('GET /matches/{id}/meetings/', about)).body.may_propose).toBe(
        false,
      );
      const proposed = await server.call('POST /matches/{id}/meetings/', {
        ...about,
        body: proposal([momentIn(3, '10:00', server.services.now())]),
      });
      expect(proposed).toMatchObject({ status: 409, failure: { code: 'need_closed' } });
    });

    test('a second click tells nobody twice', async () => {
      await close(elsewhere);
      const before = await bellOf(person(1));
      expect((await close(elsewhere)).status).toBe(200);
      expect(await bellOf(person(1))).toEqual(before);
      const { body } = await server.call('GET /offers/{id}/moves/', {
        as: manager.token,
        params: { id: need.id },
      });
      expect(body).toMatchObject([
        { from: 'inactive', to: 'active', role: 'tutor', by: '' },
        {
          from: 'active',
          to: 'filled',
          role: 'company',
          by: need.company?.name,
          channel: 'network',
        },
      ]);
    });

    test('reopened: the matches are found again, and go on where they stood', async () => {
      await close({ state: 'withdrawn', reason: 'no_longer_hiring' });
      await settled(server, 'rescore');
      expect((await reopen()).body).toMatchObject({ state: 'active', is_active: true });
      await settled(server, 'rescore', 'refresh-formations');
      const seen = await Promise.all(candidates.map((one) => statusOf(one)));
      expect(seen).toEqual([0, 2, 1, 3]);
      expect((await newest(person(2)))?.text).toContain('ce oui tient toujours');
      expect((await bellOf(person(0)))[0]?.text).toContain('a retiré son besoin');
      expect((await move(person(2).token, 2, 3)).status).toBe(200);
    });

    test('the staff’s doing is told as theirs, to both sides, or recorded alone', async () => {
      await close({ ...elsewhere, tell: false }, manager);
      expect((await bellOf(person(1)))[0]?.text).not.toContain('Le centre');
      await reopen({ tell: false }, manager);
      await close(elsewhere, manager);
      expect((await bellOf(person(1)))[0]?.text).toContain('Le centre a enregistré');
      expect((await newest(company))?.text).toContain(
        'Le centre a enregistré que votre besoin «\u202FDéveloppeur web\u202F» est pourvu.',
      );
    });

    test('set aside: comes back by itself on its day, and not before', async () => {
      const dayIn = (days: number) => new Date(server.services.now().getTime() + days * 86_400_000);
      const until = parisClock(dayIn(10)).day;
      await close({ state: 'set_aside', until });
      expect(await record()).toMatchObject({ state: 'set_aside', set_aside_until: until });
      expect((await newest(person(3)))?.text).toContain('accord à tous les deux est gardé');
      await returnSetAside({ ...server.services, now: () => dayIn(8) });
      expect((await record())?.state).toBe('set_aside');
      await returnSetAside({ ...server.services, now: () => dayIn(10) });
      expect(await record()).toMatchObject({ state: 'active', set_aside_until: null });
      expect((await newest(company))?.text).toMatch(/^Bonjour .+,\n[^]*est de nouveau ouvert/);
    });

    test('set aside until Christmas: comes back on the day after, when people may be told', async () => {
      await close({ state: 'set_aside', until: '2026-12-25' });
      const before = (await mailsTo(server, company.email)).length;
      await returnSetAside({ ...server.services, now: () => new Date('2026-12-25T07:20:00Z') });
      expect((await record())?.state).toBe('set_aside');
      expect(await mailsTo(server, company.email)).toHaveLength(before);
      await returnSetAside({ ...server.services, now: () => new Date('2026-12-26T07:20:00Z') });
      expect((await record())?.state).toBe('active');
    });

    test.each([
      [{ state: 'filled' }, 'filled_by'],
      [{ state: 'filled', filled_by: 'tandem' }, 'filled_by'],
      [{ state: 'set_aside', until: '2020-01-01' }, 'until'],
      [{ state: 'withdrawn' }, 'reason'],
      [{ state: 'active' }, 'state'],
    ])('%j is not enough, and changes nothing', async (body, field) => {
      const refused = await close(body as Closing);
      expect(refused).toMatchObject({ status: 400, failure: { code: 'invalid_input' } });
      expect(Object.keys(refused.failure.fields ?? {})).toEqual([field]);
      expect((await record())?.state).toBe('active');
    });

    test('a filled need is not set aside, and an open one is not opened', async () => {
      await close(elsewhere);
      expect(await close({ state: 'withdrawn', reason: 'other' })).toMatchObject({
        status: 409,
        failure: { code: 'need_move_closed', data: { state: 'filled' } },
      });
      await reopen();
      expect((await reopen()).status).toBe(200);
    });
  });

  test('a need whose test is missing is closed as well, and reopens as it was', async () => {
    const made = await server.call('POST /offers/', {
      as: company.token,
      body: needFor(training),
    });
    need = made.body;
    await close({ state: 'withdrawn', reason: 'no_tutor' });
    await server.call('PUT /company_test/{token}/', {
      params: { token: need.token },
      body: {},
    });
    expect((await reopen()).body.state).toBe('inactive');
  });

  describe('seats', () => {
    test('the last one fills the need by itself, a move back frees it', async () => {
      await newNeed();
      await spread();
      await move(company.token, 0, 1);
      expect((await finalise(3)).status).toBe(201);
      expect(await record()).toMatchObject({
        state: 'filled',
        filled_by: 'seats',
        seats_taken: 1,
      });
      expect((await bellOf(person(0)))[0]?.text).toContain('toutes ses places sont prises');
      expect((await bellOf(company))[0]?.text).toContain('toutes ses places sont prises');
      expect((await reopen()).failure.code).toBe('seats_taken');
      expect((await move(superuser.token, 3, 0)).status).toBe(200);
      expect(await record()).toMatchObject({ state: 'active', filled_by: null, seats_taken: 0 });
    });

    test('reopened with one seat more it takes one candidate more', async () => {
      await newNeed();
      await spread();
      await finalise(3);
      expect((await reopen({ seats: 2, tell: true })).body).toMatchObject({
        state: 'active',
        seats: 2,
        seats_taken: 1,
      });
      await move(person(2).token, 2, 3);
      expect((await finalise(2)).status).toBe(201);
      expect(await record()).toMatchObject({ state: 'filled', seats_taken: 2 });
      for (const index of [2, 3]) await move(superuser.token, index, -2);
    });
  });

  test('leaves nothing in the database that does not belong there', async () => {
    await settled(server, 'rescore', 'refresh-formations');
    expect(await brokenInvariants(server)).toEqual([]);
  });
});
