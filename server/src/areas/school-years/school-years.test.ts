import { status } from '@tandem/domain/matches/match';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishedForum } from '../../testing/fixtures/forums.ts';
import { accept, proposeMeeting } from '../../testing/fixtures/meetings.ts';
import { momentIn } from '../../testing/fixtures/moments.ts';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  launch,
  needFor,
  signIn,
  somePlacement,
  someSuperuser,
  someTraining,
  unique,
  type Person,
  type Placement,
} from '../../testing/fixtures/by-calls.ts';
import { answers, sheetFor } from '../../testing/fixtures/candidate-payloads.ts';
import { enrol } from '../../testing/fixtures/contracts/enrolment.ts';
import { standingClock } from '../../testing/product/clock.ts';
import { mailsTo } from '../../testing/product/mails.ts';
import { findMessages } from '../../platform/messages/message-queries.ts';
import { settled } from '../../testing/product/settled.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';

/** A Tuesday at 10:15 in Paris: messages may leave. */
const clock = standingClock('2026-09-01T08:15:00Z');

let server: TestServer;
let superuser: Person;

beforeAll(async () => {
  server = await startTestServer({}, { now: clock.now });
  superuser = await someSuperuser(server);
});
afterAll(() => server.close());

const as = () => superuser.token;

const own = async (token: string) => (await server.call('GET /follow-up/own/', { as: token })).body;

const readClosing = async (id: number) =>
  (await server.call('GET /sessions/{id}/closing/', { as: as(), params: { id } })).body;

const candidatesOf = async (id: number) =>
  (await server.call('GET /sessions/{id}/closing/candidates/', { as: as(), params: { id } })).body;

const needsOf = async (id: number) =>
  (await server.call('GET /sessions/{id}/closing/needs/', { as: as(), params: { id } })).body;

interface Carried {
  to_session?: number;
  candidates?: number[];
  needs?: number[];
  formations?: { from: number; to: number }[];
  tell?: boolean;
}

const close = (id: number, body: Carried = {}) =>
  server.call('POST /sessions/{id}/closing/', {
    as: as(),
    params: { id },
    body: { candidates: [], needs: [], ...body },
  });

const done = () => settled(server, 'close-session', 'tell-carried', 'rescore');

const statisticsOf = async ({ sessionId, programmeId }: Placement['training']) => {
  const { body } = await server.call('GET /formation-statistics/', {
    as: as(),
    query: { session: sessionId },
  });
  return body.find((row) => row.formation_id === programmeId);
};

const linkIn = (text: string): string => /\/confirmer\/([\w-]+)/.exec(text)?.[1] ?? '';

describe('closing a school year', () => {
  test('says first whom and what it concerns', async () => {
    const world = await somePlacement(server, superuser);
    const { training, company } = world;
    const placed = await somePlacement(server, superuser);
    await enrol(server, placed);
    await activeNeed(server, company, training, { title: 'Second besoin' });
    await done();
    await accept(server, world);
    await proposeMeeting(server, world, [momentIn(3)]);
    expect(await readClosing(training.sessionId)).toMatchObject({
      session: { id: training.sessionId, state: 'current' },
      figures: {
        candidates: 1,
        placed: 0,
        unplaced: 1,
        active_needs: 2,
        open_matches: [
          { status: 0, count: 1 },
          { status: 1, count: 1 },
        ],
        meetings: 1,
      },
      carried: { candidates: 0, needs: 0, waiting: 0, confirmed: 0 },
    });
    expect((await readClosing(placed.training.sessionId)).figures).toMatchObject({
      placed: 1,
      unplaced: 0,
      open_matches: [],
    });
  });

  test('cancels the meetings to come and leaves all else as it was', async () => {
    const world = await somePlacement(server, superuser);
    const { training, company, candidate, matchId } = world;
    await accept(server, world);
    await proposeMeeting(server, world, [momentIn(3)]);
    const before = await statisticsOf(training);
    const { body } = await close(training.sessionId);
    expect(body.session.state).toBe('closed');
    await done();
    expect((await readClosing(training.sessionId)).figures.meetings).toBe(0);
    const [told] = await mailsTo(server, candidate.email);
    expect(told?.text).toContain('l’année scolaire est clôturée');
    const match = await server.call('GET /matches/{id}/', {
      as: company.token,
      params: { id: matchId },
    });
    expect(match.body).toMatchObject({ status: 1, open_moves: [] });
    expect(await statisticsOf(training)).toEqual(before);
  });

  test('cancels its forums to come, whose meetings fall', async () => {
    const world = await somePlacement(server, superuser);
    const { id, meetings } = await publishedForum(server, world);
    expect(meetings).toHaveLength(1);
    await close(world.training.sessionId);
    await done();
    const forum = await server.call('GET /forums/{id}/', { as: as(), params: { id } });
    expect(forum.body).toMatchObject({ state: 'cancelled', meetings: [{ state: 'cancelled' }] });
  });

  test('leaves the needs of a closed year to be read, changed by nobody and told of to nobody', async () => {
    const world = await somePlacement(server, superuser);
    const { training, company, candidate, need } = world;
    await accept(server, world);
    await close(training.sessionId);
    await done();
    const id = need.id;
    const before = (await mailsTo(server, candidate.email)).length;
    const closing = { state: 'withdrawn', reason: 'other' } as const;
    const refused = await Promise.all([
      server.call('POST /offers/{id}/closing/', {
        as: company.token,
        params: { id },
        body: closing,
      }),
      server.call('POST /offers/{id}/closing/', { as: as(), params: { id }, body: closing }),
      server.call('PUT /offers/{id}/', {
        as: company.token,
        params: { id },
        body: { ...needFor(training), seats: 3 },
      }),
      server.call('DELETE /offers/{id}/', { as: company.token, params: { id } }),
    ]);
    for (const { status, failure } of refused)
      expect([status, failure.code]).toEqual([409, 'session_closed']);
    expect(await mailsTo(server, candidate.email)).toHaveLength(before);
    const { body: needs } = await server.call('GET /offers/', { as: company.token });
    expect(needs).toMatchObject([{ id, state: 'active', seats: 1, session_closed: true }]);
    const { body: sheet } = await server.call('GET /company/', { as: company.token });
    expect(sheet).toMatchObject({ number_of_offers: 1, active_offers: 0 });
    for (const { token } of [company, candidate]) {
      const { body: cards } = await server.call('GET /match_cards/', { as: token });
      expect(cards).toMatchObject([{ offer: { closed_session: { id: training.sessionId } } }]);
      expect((await own(token)).closed_session).toMatch(/^Session /);
    }
  });

  test('lets no tutor answer any more for a need that still waited for the test', async () => {
    const training = await someTraining(server, superuser);
    const company = await completeCompany(server, superuser);
    const sent = { as: company.token, body: needFor(training) };
    const { id, token } = (await server.call('POST /offers/', sent)).body;
    await close(training.sessionId);
    const params = { token };
    const opened = await server.call('GET /company_test/{token}/', { params });
    const answered = await server.call('PUT /company_test/{token}/', {
      params,
      body: answers(),
    });
    for (const { status, failure } of [opened, answered])
      expect([status, failure.code]).toEqual([404, 'test_link_unusable']);
    const { body: needs } = await server.call('GET /offers/', { as: company.token });
    expect(needs).toMatchObject([{ id, state: 'inactive', test_answered_at: null }]);
  });

  test('tells both of an agreement that ends without a contract', async () => {
    const world = await somePlacement(server, superuser);
    const { training, company, candidate, need, matchId } = world;
    await accept(server, world);
    const both = { params: { id: matchId }, body: { action: status.fullyAccepted } };
    expect(
      (await server.call('POST /matches/{id}/', { as: candidate.token, ...both })).status,
    ).toBe(200);
    const next = await someTraining(server, superuser);
    const carried = { candidates: [candidate.id], needs: [need.id] };
    await close(training.sessionId, { to_session: next.sessionId, ...carried });
    await done();
    const [asked] = await mailsTo(server, candidate.email);
    expect(asked?.text).toContain(`Vous étiez d’accord avec ${need.company?.name} pour «`);
    const [told] = await mailsTo(server, company.email);
    expect(told?.text).toContain('Vous étiez d’accord avec un candidat pour «');
    expect(told?.text).toContain('cet accord s’arrête avec la session');
  });

  test('asks whoever has a contract without telling of a search that goes on', async () => {
    const world = await somePlacement(server, superuser);
    const { training, candidate, need } = world;
    await enrol(server, world);
    const next = await someTraining(server, superuser);
    await close(training.sessionId, { to_session: next.sessionId, candidates: [candidate.id] });
    await done();
    const asked = (await mailsTo(server, candidate.email)).filter(({ text }) => linkIn(text));
    expect(asked.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Votre fiche est reportée en '),
    ]);
    expect(asked[0]?.text).toContain(
      `Votre inscription chez ${need.company?.name} n’y change rien\u202F: elle continue.`,
    );
    expect(asked[0]?.text).not.toContain('toujours une entreprise');
  });

  test('tells each once of all that it means: meetings that fall, and what is carried over', async () => {
    const world = await somePlacement(server, superuser);
    const { training, company, candidate } = world;
    await activeNeed(server, company, training, { title: 'Second besoin' });
    await done();
    const { body: matches } = await server.call('GET /matches/', { as: company.token });
    for (const [index, { id: matchId }] of matches.entries()) {
      await accept(server, { company, matchId });
      const moment = momentIn(3 + index, '10:00', clock.now());
      const { id } = await proposeMeeting(server, { company, matchId }, [moment]);
      await server.call('POST /meetings/{id}/take/', {
        as: candidate.token,
        params: { id },
        body: { moment },
      });
    }
    const countOf = async ({ email }: Person) => (await mailsTo(server, email)).length;
    const before = [await countOf(candidate), await countOf(company)];
    const next = await someTraining(server, superuser);
    await close(training.sessionId, { to_session: next.sessionId, candidates: [candidate.id] });
    await done();
    expect([await countOf(candidate), await countOf(company)]).toEqual(
      before.map((count) => count + 1),
    );
    const [asked] = await mailsTo(server, candidate.email);
    expect(linkIn(asked?.text ?? '')).not.toBe('');
    expect(asked?.text).toContain('Ces rendez-vous n’ont donc plus lieu');
    const [told] = await mailsTo(server, company.email);
    expect(told?.subject).toBe('2 rendez-vous annulés');
    expect(told?.text).toContain('car l’année scolaire est clôturée');
    for (const mail of [asked, told])
      expect(mail?.calendar).toMatchObject({ method: 'CANCEL', others: [expect.any(String)] });
  });

  test('hands on a candidate with the test, into another formation, once however often it is asked for', async () => {
    const { training, candidate, matchId, company } = await somePlacement(server, superuser);
    const next = await someTraining(server, superuser);
    const { body: programme } = await server.call('POST /formations/', {
      as: as(),
      body: { name: unique('Bachelor '), level: '6' },
    });
    const before = await statisticsOf(training);
    const body = {
      to_session: next.sessionId,
      candidates: [candidate.id],
      formations: [{ from: training.programmeId, to: programme.id }],
    };
    await Promise.all([close(training.sessionId, body), close(training.sessionId, body)]);
    await done();
    await close(training.sessionId, body);
    await done();
    const { body: sheet } = await server.call('GET /applicants/registration/', {
      as: candidate.token,
    });
    expect(sheet).toMatchObject({
      session_id: next.sessionId,
      formation: programme.id,
      target_educational_level: '6',
    });
    const test = await server.call('GET /applicant_test/', { as: candidate.token });
    expect(Object.keys(test.body)).not.toEqual([]);
    const asked = (await mailsTo(server, candidate.email)).filter(({ text }) => linkIn(text));
    expect(asked).toHaveLength(1);
    // The closed year stays as it was, its matches and its figures included.
    expect(await statisticsOf(training)).toEqual(before);
    const match = await server.call('GET /matches/{id}/', {
      as: company.token,
      params: { id: matchId },
    });
    expect(match.body).toMatchObject({ status: 0, open_moves: [] });
    expect(await statisticsOf({ ...next, programmeId: programme.id })).toMatchObject({
      total_applicants: 1,
      no_matches: 1,
    });
    const deleted = await server.call('DELETE /sessions/{id}/', {
      as: as(),
      params: { id: training.sessionId },
    });
    expect(deleted.status).toBe(409);
  });

  test('asks whoever was carried over on their home until they have said so, by the link or by saving the sheet', async () => {
    for (const way of ['link', 'sheet'] as const) {
      const { training, candidate } = await somePlacement(server, superuser);
      const next = await someTraining(server, superuser);
      await close(training.sessionId, { to_session: next.sessionId, candidates: [candidate.id] });
      await done();
      const asked = async () =>
        (await server.call('GET /follow-up/own/', { as: candidate.token })).body.waits
          .filter(({ kind }) => kind === 'confirm_sheet')
          .map(({ since }) => since);
      expect(await asked()).toEqual([clock.now().toISOString()]);
      const [mail] = await mailsTo(server, candidate.email);
      if (way === 'link')
        await server.call('POST /confirmations/{token}/', {
          params: { token: linkIn(mail?.text ?? '') },
          body: { answer: 'yes' },
        });
      else
        await server.call('PUT /applicants/registration/', {
          as: candidate.token,
          body: sheetFor(next),
        });
      expect(await asked()).toEqual([]);
    }
  });

  test('tells a home of no closed session who is placed in it, or has a need of another', async () => {
    const world = await somePlacement(server, superuser);
    const { training, candidate, company } = world;
    await enrol(server, world);
    await close(training.sessionId);
    const later = await someTraining(server, superuser);
    await server.call('POST /offers/', { as: company.token, body: needFor(later) });
    for (const { token } of [candidate, company])
      expect(await own(token)).not.toHaveProperty('closed_session');
  });

  test('begins to wait for a match in the new session when somebody is carried over, not at the test of last year', async () => {
    const { training, candidate } = await somePlacement(server, superuser);
    const next = await someTraining(server, superuser);
    const lastYear = new Date('2025-10-08T08:00:00Z');
    await server.services.db.read
      .updateTable('applicants')
      .set({ page_done_at: lastYear, test_done_at: lastYear })
      .where('id', '=', candidate.id)
      .execute();
    await close(training.sessionId, { to_session: next.sessionId, candidates: [candidate.id] });
    await done();
    const { body } = await server.call('GET /follow-up/waits/', {
      as: as(),
      query: { kind: 'no_match_candidate', everyone: 'true' },
    });
    const wait = body.items.find(({ record_id: id }) => id === candidate.id);
    expect(wait?.since).toBe(clock.now().toISOString());
  });

  test('makes a need like it in the other session, with its tutor’s test, and leaves the old one to be read', async () => {
    const { training, company, need, candidate } = await somePlacement(server, superuser);
    const next = await someTraining(server, superuser);
    await activeNeed(server, company, training, { title: 'L’autre besoin' });
    const needs = (await needsOf(training.sessionId)).map(({ id }) => id);
    await close(training.sessionId, {
      to_session: next.sessionId,
      needs,
      candidates: [candidate.id],
    });
    await done();
    const { body } = await server.call('GET /offers/', { as: company.token });
    const made = body.filter(({ session }) => session.id === next.sessionId);
    expect(new Set(made.map(({ title, state }) => `${title}: ${state}`))).toEqual(
      new Set(['Développeur web: active', 'L’autre besoin: active']),
    );
    expect(new Set(body.map(({ token }) => token)).size).toBe(4);
    expect(body.find(({ id }) => id === need.id)).toMatchObject({ state: 'active' });
    // They meet again in the new session.
    await launch(server, superuser);
    const matches = await server.call('GET /matches/', { as: candidate.token });
    expect(matches.body).toHaveLength(4);
    const [mail, ...more] = (await mailsTo(server, company.email)).filter(({ text }) =>
      linkIn(text),
    );
    expect(more).toEqual([]);
    // One page for both, each answered by itself.
    expect(mail?.text.match(/\/confirmer\//g)).toHaveLength(1);
    const params = { token: linkIn(mail?.text ?? '') };
    const { body: page } = await server.call('GET /confirmations/{token}/', { params });
    const [one, other] = [page, ...page.others];
    expect(new Set([one.title, other?.title])).toEqual(
      new Set(['Développeur web', 'L’autre besoin']),
    );
    const isAsked = async () =>
      (await server.call('GET /follow-up/own/', { as: company.token })).body.waits
        .filter(({ kind }) => kind === 'confirm_need')
        .map(({ subject_id: id }) => id);
    expect(await isAsked()).toEqual([one.need, other?.need]);
    const said = await server.call('POST /confirmations/{token}/', {
      params,
      body: { answer: 'yes', need: other?.need ?? 0 },
    });
    expect(said.body).toMatchObject({
      need: one.need,
      confirmed_at: null,
      others: [{ need: other?.need, confirmed_at: clock.now().toISOString() }],
    });
    expect(await isAsked()).toEqual([one.need]);
    const stranger = await server.call('POST /confirmations/{token}/', {
      params,
      body: { answer: 'yes', need: need.id },
    });
    expect(stranger.status).toBe(404);
    await server.call('POST /offers/{id}/closing/', {
      as: company.token,
      params: { id: one.need ?? 0 },
      body: { state: 'withdrawn', reason: 'other' },
    });
    expect(await isAsked()).toEqual([]);
  });

  test('sends the tutors who have not answered the link of the new need, by mail or SMS, where somebody is told', async () => {
    const training = await someTraining(server, superuser);
    const next = await someTraining(server, superuser);
    const company = await completeCompany(server, superuser);
    const forms = [
      { title: 'Par mail', tutor_email: 'anais@exemple.fr', tutor_phone: '06 39 98 12 34' },
      { title: 'Par SMS', tutor_phone: '06 39 98 56 78' },
      { title: 'Sans tuteur' },
    ];
    const needs: number[] = [];
    for (const form of forms) {
      const body = { ...needFor(training), ...form };
      needs.push((await server.call('POST /offers/', { as: company.token, body })).body.id);
    }
    const params = { id: needs[0] ?? 0 };
    await server.call('POST /offers/{id}/tutor-link/', {
      as: company.token,
      params,
      body: { channel: 'mail' },
    });
    const carried = { to_session: next.sessionId, needs };
    const silent = await someTraining(server, superuser);
    const quiet = await completeCompany(server, superuser);
    const untold = { ...needFor(silent), tutor_email: 'noe@exemple.fr' };
    const { body: kept } = await server.call('POST /offers/', { as: quiet.token, body: untold });
    await close(training.sessionId, carried);
    await close(silent.sessionId, { ...carried, needs: [kept.id], tell: false });
    await done();
    const { items } = await findMessages(server.services.db.read, { limit: 1000 });
    const sentFor = async ({ token: as }: Person) => {
      const { body } = await server.call('GET /offers/', { as });
      return body
        .filter(({ session }) => session.id === next.sessionId)
        .toSorted((one, other) => one.title.localeCompare(other.title))
        .map(({ title, token, tutor_asked_at: askedAt }) => [
          title,
          askedAt,
          items
            .filter(({ text }) => text.includes(`/test/${token}`))
            .map(({ channel, recipient }) => `${channel} ${recipient}`),
        ]);
    };
    const at = clock.now().toISOString();
    expect(await sentFor(company)).toEqual([
      ['Par mail', at, ['mail anais@exemple.fr']],
      ['Par SMS', at, ['sms +33639985678']],
      ['Sans tuteur', null, []],
    ]);
    expect(await sentFor(quiet)).toEqual([['Développeur web', null, []]]);
    const told = (await mailsTo(server, company.email)).find(({ text }) => linkIn(text));
    expect(told?.text).toMatch(/nouveau lien vient de lui être envoyé.*Par mail.*Par SMS/);
    expect(told?.text).toMatch(/à lui transmettre.*Sans tuteur/);
  });

  test('leaves those who are not chosen, and whoever has gone elsewhere by then', async () => {
    const { training, candidate } = await somePlacement(server, superuser);
    const left = await completeCandidate(server, superuser, training);
    const other = await someTraining(server, superuser);
    await close(training.sessionId, { to_session: other.sessionId, candidates: [candidate.id] });
    await done();
    const rows = await candidatesOf(training.sessionId);
    expect(rows.find(({ id }) => id === left.id)).toMatchObject({ carried: null, placed: false });
    expect(rows.find(({ id }) => id === candidate.id)).toMatchObject({
      formation: { id: training.programmeId },
      carried: { to: { id: other.sessionId }, waits: false, confirmed_at: null },
    });
    const elsewhere = await close(other.sessionId, {
      to_session: training.sessionId,
      candidates: [left.id],
    });
    expect(elsewhere).toMatchObject({
      status: 400,
      failure: { fields: { to_session: expect.any(String) } },
    });
  });

  test.each([
    ['no session is named', () => ({ candidates: [1] })],
    ['it is the same session', (id: number) => ({ to_session: id, candidates: [1] })],
    ['there is no such session', () => ({ to_session: 987_654, candidates: [1] })],
  ])('changes nothing where %s', async (_, bodyOf) => {
    const { sessionId } = await someTraining(server, superuser);
    expect(await close(sessionId, bodyOf(sessionId))).toMatchObject({
      status: 400,
      failure: { fields: { to_session: expect.any(String) } },
    });
    expect((await readClosing(sessionId)).session.state).toBe('current');
  });

  test('is confirmed by a click, which alone says so, and the staff see it', async () => {
    const { training, candidate } = await somePlacement(server, superuser);
    const next = await someTraining(server, superuser);
    await close(training.sessionId, { to_session: next.sessionId, candidates: [candidate.id] });
    await done();
    const [mail] = await mailsTo(server, candidate.email);
    const params = { token: linkIn(mail?.text ?? '') };
    for (let look = 0; look < 2; look += 1)
      expect(await server.call('GET /confirmations/{token}/', { params })).toMatchObject({
        status: 200,
        body: { about: 'applicant', name: 'Zoé', title: null, state: null, confirmed_at: null },
      });
    expect((await readClosing(training.sessionId)).carried).toMatchObject({ confirmed: 0 });
    const [first, second] = [
      await server.call('POST /confirmations/{token}/', { params, body: { answer: 'yes' } }),
      await server.call('POST /confirmations/{token}/', { params, body: { answer: 'yes' } }),
    ];
    expect(first.body.confirmed_at).not.toBeNull();
    expect(second.body).toEqual(first.body);
    expect((await readClosing(training.sessionId)).carried).toMatchObject({ confirmed: 1 });
    expect(await candidatesOf(training.sessionId)).toMatchObject([
      { carried: { confirmed_at: first.body.confirmed_at } },
    ]);
    const unknown = await server.call('GET /confirmations/{token}/', { params: { token: 'x' } });
    expect(unknown.status).toBe(404);
  });

  test('asks nobody by night, and in the morning once', async () => {
    const { training, candidate } = await somePlacement(server, superuser);
    const next = await someTraining(server, superuser);
    clock.pass(12, 'hours');
    superuser = await signIn(server, superuser.email);
    await close(training.sessionId, { to_session: next.sessionId, candidates: [candidate.id] });
    await settled(server, 'close-session');
    const asked = async () =>
      (await mailsTo(server, candidate.email)).filter(({ text }) => linkIn(text));
    expect(await candidatesOf(training.sessionId)).toMatchObject([{ carried: { waits: false } }]);
    expect(await asked()).toEqual([]);
    clock.pass(12, 'hours');
    await settled(server, 'tell-carried');
    expect(await asked()).toHaveLength(1);
  });
});
