import { quotedName } from '@tandem/domain/names';
import type { Answer } from '@tandem/contract';
import { matchId, type MatchStatus } from '@tandem/domain/matches/match';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeContractSheet } from '../../testing/fixtures/contracts/contract-sheet.ts';
import { settled } from '../../testing/product/settled.ts';
import { linkIn, mailsTo } from '../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  launch,
  needFor,
  someCandidate,
  someManager,
  someSuperuser,
  someTraining,
  type Need,
  type Person,
  type Training,
} from '../../testing/fixtures/by-calls.ts';
import { suggestFor } from '../../scoring/assignment/suggest.ts';
import { answers, sheetFor } from '../../testing/fixtures/candidate-payloads.ts';
import { makePdf } from '../../testing/pdf.ts';

type Suggestion = Answer<'GET /assignment/'>;
type Assignment = Suggestion['stable'];

describe('the suggestion of an assignment', () => {
  let server: TestServer;
  let superuser: Person;
  let training: Training;
  let company: Person;
  let web: Need;
  let shop: Need;
  let asleep: Need;
  /** Léa suits the first need best, Noé less, Zoé least; Ana has passed no test. */
  let lea: Person & { id: number };
  let noe: Person & { id: number };
  let zoe: Person & { id: number };
  let ana: { id: number };

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    training = await someTraining(server, superuser);
    company = await completeCompany(server, superuser);
    web = await activeNeed(server, company, training);
    const changes = { title: 'Vente', description: 'Conseil aux clients.', location: 'Paris' };
    shop = await activeNeed(server, company, training, changes, answers('1'));
    const idle = await server.call('POST /offers/', {
      as: company.token,
      body: { ...needFor(training), title: 'Sans tuteur', seats: 2 },
    });
    asleep = idle.body;
    const candidate = (first_name: string, resume: string[], scale: '4' | '3' | '2') =>
      completeCandidate(server, superuser, training, {
        name: { first_name, last_name: "D'Arc" },
        resume,
        test: answers(scale),
      });
    lea = await candidate('Léa', ['Développeuse web', 'TypeScript, React'], '4');
    noe = await candidate('Noé', ['Développement de sites en TypeScript'], '3');
    zoe = await candidate('Zoé', ['Boulangerie'], '2');
    const late = await someCandidate(server, superuser, { first_name: 'Ana', last_name: 'Roc' });
    const sheet = await server.call('POST /applicants/registration/', {
      as: late.token,
      body: sheetFor(training),
      files: { resume: makePdf(['Ana']) },
    });
    ana = { id: sheet.body.id ?? 0 };
    await settled(server, 'rescore');
    await launch(server, superuser);
  });

  afterAll(() => server.close());

  const idOf = (candidate: { id: number }, need: { id: number }): number =>
    matchId({ candidateId: candidate.id, needId: need.id });

  const ask = ({ token } = superuser, { programmeId, sessionId } = training) =>
    server.call('GET /assignment/', {
      as: token,
      query: { formation: programmeId, session: sessionId },
    });

  const suggested = async (): Promise<Suggestion> => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    return body;
  };

  const move = async (candidate: { id: number }, need: { id: number }, action: MatchStatus) => {
    const answer = await server.call('POST /matches/{id}/', {
      as: superuser.token,
      params: { id: idOf(candidate, need) },
      body: { action },
    });
    expect(answer.status).toBe(200);
  };

  const setSeats = (need: Need, seats: number) =>
    server.call('PUT /offers/{id}/', {
      as: company.token,
      params: { id: need.id },
      body: { ...need, skills: [], seats },
    });

  const pairs = ({ placed }: Assignment): number[] => placed.map(({ match }) => match);

  const reasonOf = ({ left_over: left }: Assignment, { id }: { id: number }) =>
    left.find((one) => one.applicant === id);

  const notify = ({ token }: Person, matches: number[]) =>
    server.call('POST /assignment/notify/', { as: token, body: { matches } });

  const toldOf = async ({ email, token }: Person) => ({
    mails: (await mailsTo(server, email)).filter(({ subject }) => /vous suggère/.test(subject)),
    bells: (await server.call('GET /notifications/', { as: token })).body.items.filter(({ text }) =>
      /vous suggère/.test(text),
    ),
  });

  const statesOf = async () =>
    (await server.services.db.pool.query('select * from match_states order by 1, 2')).rows;

  test('places the best pairs, and says of everybody else why', async () => {
    const body = await suggested();
    const [first, second] = body.stable.placed;
    expect(body.stable.placed).toHaveLength(2);
    expect(first).toMatchObject({ applicant: lea.id, offer: web.id, status: 0 });
    expect(second?.offer).toBe(shop.id);
    expect(first?.score).toBeGreaterThan(second?.score ?? 0);
    const last = [noe, zoe].find(({ id }) => id !== second?.applicant) ?? noe;
    const left = reasonOf(body.stable, last);
    expect(left?.reason).toBe('better_placed');
    expect(left?.lowest).toBeGreaterThan(left?.score ?? 100);
    expect(reasonOf(body.stable, ana)).toEqual({
      applicant: ana.id,
      reason: 'incomplete',
      offer: null,
      score: null,
      lowest: null,
    });
    expect(body.stable.free_seats).toEqual([{ offer: asleep.id, seats: 2, reason: 'inactive' }]);
    expect(body.applicants).toHaveLength(4);
    expect(body.offers).toContainEqual({
      id: web.id,
      title: web.title,
      company: web.company,
      seats: 1,
      other_formations: 0,
    });
    expect(body.held).toEqual([]);
    expect(body.notified).toEqual([]);
  });

  test('says of both assignments what each gives up for the other', async () => {
    const { stable, best, stable_gives_up, best_gives_up } = await suggested();
    expect(best?.sum).toBeGreaterThanOrEqual(stable.sum);
    expect(stable_gives_up?.sum).toBeCloseTo((best?.sum ?? 0) - stable.sum, 6);
    expect(stable_gives_up?.placed).toBe((best?.placed.length ?? 0) - stable.placed.length);
    expect(best_gives_up?.unstable_pairs).toBeGreaterThanOrEqual(0);
    expect(stable.average).toBeCloseTo(stable.sum / 2, 6);
  });

  test('is the same on a thread, where there are many pairs', async () => {
    const { db, threads } = server.services;
    const here = await suggestFor(db.read, training);
    expect(here.suggestions.stable.placed).toHaveLength(2);
    expect(await threads.use((thread) => thread.assign(training))).toEqual(here);
  });

  describe('where a side weighs the parts by itself', () => {
    const none = { industry: 0, test: 0, geographic: 0, resume: 0 };
    const [byPlace, byTest] = [
      { ...none, geographic: 2 },
      { ...none, test: 5 },
    ];

    const weigh = async (sides: {
      candidate_weights?: object | null;
      company_weights?: object | null;
    }) => {
      const { status } = await server.call('PUT /matching_settings/', {
        as: superuser.token,
        body: { industry: 1, test: 1, geographic: 1, resume: 1, ...sides } as never,
      });
      expect(status).toBe(200);
    };

    test('is stable by how each of them ranks the other, at once', async () => {
      const before = await suggested();
      expect(before.own_weights).toBe(false);
      // All live where the first need is; by the tests, the second one is closest to Zoé.
      await weigh({ candidate_weights: byPlace, company_weights: byTest });
      const body = await suggested();
      expect(body.own_weights).toBe(true);
      expect(new Set(pairs(body.stable))).toEqual(new Set([idOf(lea, web), idOf(zoe, shop)]));
      expect(reasonOf(body.stable, noe)).toMatchObject({ reason: 'better_placed', offer: web.id });
      expect(body.stable.sum).toBeLessThanOrEqual(before.best?.sum ?? 0);
      await setSeats(web, 3);
      expect((await suggested()).stable.placed.map(({ offer: need }) => need)).toEqual(
        [web, web, web].map(({ id }) => id),
      );
      // By the tests, Zoé would rather have the second one.
      await weigh({ candidate_weights: byTest });
      const byTests = await suggested();
      expect(byTests.own_weights).toBe(true);
      expect(pairs(byTests.stable)).toContain(idOf(zoe, shop));
      await setSeats(web, 1);
      await weigh({ candidate_weights: null, company_weights: null });
      await settled(server, 'rescore');
      expect(await suggested()).toEqual(before);
    });
  });

  test('fills the seats that a need has', async () => {
    await setSeats(web, 3);
    const { stable } = await suggested();
    expect(stable.placed).toHaveLength(3);
    expect(stable.placed.map(({ offer: need }) => need)).toContain(web.id);
    await setSeats(web, 1);
  });

  test('never suggests what one side has refused, and says when that was all there was', async () => {
    await move(zoe, web, -1);
    await move(zoe, shop, -2);
    const { stable, best } = await suggested();
    for (const one of [stable, best])
      expect(one?.placed.map((one) => one.applicant)).not.toContain(zoe.id);
    expect(reasonOf(stable, zoe)?.reason).toBe('refused');
    await move(zoe, web, 0);
    await move(zoe, shop, 0);
  });

  test.each([1, 3] as const)('leaves the seat of a match at %i to it', async (status) => {
    await move(zoe, web, status);
    const { stable, held } = await suggested();
    expect(held).toMatchObject([{ match: idOf(zoe, web), status }]);
    expect(stable.placed.map(({ offer: need }) => need)).toEqual([shop.id]);
    expect(stable.placed.map((one) => one.applicant)).not.toContain(zoe.id);
    expect(reasonOf(stable, zoe)).toBeUndefined();
    await move(zoe, web, 0);
  });

  test('a manager places the formations linked to them, or all where none is', async () => {
    const manager = await someManager(server, superuser);
    expect((await ask(manager)).status).toBe(200);
    const { body: staff } = await server.call('GET /staff/', { as: superuser.token });
    const { programmeId } = await someTraining(server, superuser);
    await server.call('POST /formationlink/', {
      as: superuser.token,
      body: {
        manager: staff.find(({ email }) => email === manager.email)?.id ?? 0,
        formation: programmeId,
      },
    });
    expect((await ask(manager)).status).toBe(404);
    expect((await ask(manager, { ...training, programmeId })).status).toBe(200);
    expect((await notify(manager, [idOf(lea, web)])).status).toBe(404);
    expect((await toldOf(lea)).mails).toEqual([]);
    expect((await ask(superuser, { ...training, programmeId: 987_654 })).status).toBe(404);
    expect((await ask(superuser, { ...training, sessionId: 987_654 })).status).toBe(404);
  });

  test('tells both sides of a chosen pair once, and moves nothing', async () => {
    const before = await statesOf();
    const match = idOf(lea, web);
    const answered = await Promise.all([
      notify(superuser, [match]),
      notify(superuser, [match, match]),
    ]);
    expect(answered.map(({ status }) => status)).toEqual([200, 200]);
    expect(answered.reduce((sum, { body }) => sum + body.notified, 0)).toBe(1);
    expect((await notify(superuser, [match])).body).toEqual({
      notified: 0,
      already: 1,
      closed: 0,
    });
    for (const [reader, person, other] of [
      ['applicant', lea, web.company?.name],
      ['company', company, "Léa D'Arc"],
    ] as const) {
      const { mails, bells } = await toldOf(person);
      expect(mails).toHaveLength(1);
      expect(bells).toHaveLength(1);
      const [mail] = mails;
      expect(mail?.subject).toContain(`suggère ${quotedName(other ?? '')}`);
      expect(mail?.text).toContain(web.title);
      expect(mail && linkIn(mail).pathname).toBe(`/${reader}/matches`);
      expect(bells[0]?.link).toBe(`/${reader}/matches?match=${match}`);
    }
    const { notified, stable } = await suggested();
    expect(notified).toEqual([{ match, at: expect.any(String) }]);
    expect(pairs(stable)).toContain(match);
    expect(await statesOf()).toEqual(before);
  });

  test('tells nothing of what is no match, is refused, or is taken', async () => {
    await move(noe, web, -1);
    await move(zoe, web, 3);
    const matches = [idOf(noe, web), idOf(zoe, web), idOf(zoe, shop), idOf(ana, web), 7];
    expect((await notify(superuser, matches)).body).toEqual({
      notified: 0,
      already: 0,
      closed: 5,
    });
    expect((await notify(superuser, [idOf(lea, web)])).body.closed).toBe(1);
    await move(noe, web, 0);
    await move(zoe, web, 0);
  });

  test('a company reads of several in one message', async () => {
    const before = await toldOf(company);
    expect((await notify(superuser, [idOf(noe, web), idOf(zoe, shop)])).body.notified).toBe(2);
    const after = await toldOf(company);
    expect(after.mails).toHaveLength(before.mails.length + 1);
    expect(after.bells).toHaveLength(before.bells.length + 1);
    const mail = after.mails.find(({ subject }) => /suggère 2 candidats/.test(subject));
    expect(mail?.text).toContain(`– Noé D'Arc, « ${web.title} »`);
    expect(mail?.text).toContain("– Zoé D'Arc, « Vente »");
    expect((await toldOf(noe)).mails).toHaveLength(1);
  });

  test.each([[[]], ['x'], [Array.from({ length: 501 }, (_, at) => at + 1)]])(
    'asks for pairs, and not too many',
    async (matches) => {
      const refused = await notify(superuser, matches as number[]);
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.failure.fields ?? {})).toEqual(['matches']);
    },
  );

  test('an enrolment holds its seat, and what was told goes with who is deleted', async () => {
    await move(zoe, shop, 3);
    await server.call('POST /contract/note/{matchId}/', {
      as: superuser.token,
      params: { matchId: idOf(zoe, shop) },
      body: completeContractSheet(),
    });
    const { held, stable } = await suggested();
    expect(held).toMatchObject([{ match: idOf(zoe, shop), status: 4 }]);
    expect(stable.placed).toMatchObject([{ applicant: lea.id, offer: web.id }]);
    expect(reasonOf(stable, noe)?.reason).toBe('better_placed');
    await setSeats(web, 2);
    await move(lea, web, 3);
    await move(noe, web, -1);
    const after = await suggested();
    expect(after.stable.placed).toEqual([]);
    // The shop's only seat is taken, so that its need is filled and takes part no more.
    expect(reasonOf(after.stable, noe)?.reason).toBe('refused');
    expect(after.stable.free_seats).toContainEqual({
      offer: web.id,
      seats: 1,
      // Of whom it had pairs one is placed, and is offered to nobody; the other one is refused.
      reason: 'refused',
    });
    await server.call('DELETE /applicant/{id}/', { as: superuser.token, params: { id: lea.id } });
    const { notified } = await suggested();
    expect(notified.map(({ match }) => match)).not.toContain(idOf(lea, web));
  });
});
