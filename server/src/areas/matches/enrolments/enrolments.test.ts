import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { brokenInvariants } from '../../../testing/invariants.ts';
import { completeContractSheet } from '../../../testing/fixtures/contracts/contract-sheet.ts';
import { proposal, proposeMeeting } from '../../../testing/fixtures/meetings.ts';
import { momentIn } from '../../../testing/fixtures/moments.ts';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  launch,
  somePlacement,
  someSuperuser,
  someTraining,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';

const trial = { broken_on: '2026-10-15', broken_by: 'employer', reason: 'trial' } as const;

describe('an enrolment', () => {
  let server: TestServer;
  let superuser: Person;
  let world: Placement;
  /** Of another company, for the same candidate. */
  let other: Person;
  let otherId: number;
  /** Opens the candidate's profile to the tutor. */
  let shared: string;
  /** What the candidate was written when it began. */
  let toldOfIt: string[];

  const match = async (id: number, { token }: Person) =>
    (await server.call('GET /matches/{id}/', { as: token, params: { id } })).body;

  const move = (id: number, action: number, { token }: Person) =>
    server.call('POST /matches/{id}/', { as: token, params: { id }, body: { action } });

  const finalise = async (matchId: number, { token }: Person) =>
    (
      await server.call('POST /contract/note/{matchId}/', {
        as: token,
        params: { matchId },
        body: completeContractSheet(),
      })
    ).status;

  const breakIt = ({ token }: Person, changes: object = {}) =>
    server.call('POST /matches/{id}/breaking/', {
      as: token,
      params: { id: world.matchId },
      body: { ...trial, comment: '', note: '', ...changes },
    });

  const restore = ({ token }: Person) =>
    server.call('POST /matches/{id}/restoring/', {
      as: token,
      params: { id: world.matchId },
      body: { note: '' },
    });

  const mailsTo = async (email: string): Promise<string[]> => {
    const { rows } = await server.services.db.pool.query<{ subject: string; text: string }>(
      'select subject, text from messages where recipient = $1 order by id',
      [email],
    );
    return rows.map(({ subject, text }) => `${subject}\n${text}`);
  };

  const needState = async (): Promise<string | undefined> => {
    const { rows } = await server.services.db.pool.query<{ state: string }>(
      'select state from offers where id = $1',
      [world.need.id],
    );
    return rows[0]?.state;
  };

  const figures = async () => {
    const { body } = await server.call('GET /formation-statistics/enrolments/', {
      as: superuser.token,
    });
    return body.find((row) => row.formation_id === world.training.programmeId);
  };

  const finalisedCount = async () => {
    const { body } = await server.call('GET /formation-statistics/', { as: superuser.token });
    return body.find((row) => row.formation_id === world.training.programmeId)
      ?.finalized_enrollment;
  };

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    world = await somePlacement(server, superuser);
    other = await completeCompany(server, superuser);
    await activeNeed(server, other, world.training);
    await launch(server, superuser);
    const { body } = await server.call('GET /matches/', { as: other.token });
    otherId = body[0]?.id ?? 0;
    await move(world.matchId, 3, superuser);
    await move(otherId, 1, other);
    await proposeMeeting(server, { company: other, matchId: otherId });
    const { body: made } = await server.call('POST /matches/{id}/shares/', {
      as: world.company.token,
      params: { id: world.matchId },
    });
    shared = made.link.split('/').at(-1) ?? '';
    const before = (await mailsTo(world.candidate.email)).length;
    await finalise(world.matchId, world.company);
    toldOfIt = (await mailsTo(world.candidate.email)).slice(before);
  });

  afterAll(() => server.close());

  test('is told to the candidate in one mail, with the meeting elsewhere that falls', async () => {
    expect(toldOfIt).toEqual([
      expect.stringMatching(
        /^Votre inscription est finalisée\n[^]*Félicitations[^]*\nLe rendez-vous qui était proposé avec .+ n’a donc plus lieu\./,
      ),
    ]);
    expect((await mailsTo(other.email)).at(-1)).toContain('a trouvé sa place dans une autre');
  });

  test('begins with the days of its contract', async () => {
    expect((await match(world.matchId, world.candidate)).enrolment).toMatchObject({
      begins_on: '2026-09-01',
      ends_on: '2028-08-31',
      broken_on: null,
      open_moves: [],
    });
    expect((await match(world.matchId, world.company)).enrolment?.open_moves).toEqual(['break']);
    expect(await needState()).toBe('filled');
  });

  test('sets the candidate’s other matches aside: they stay as they are, and nothing moves there', async () => {
    expect(await match(otherId, other)).toMatchObject({
      status: 1,
      set_aside: true,
      already_placed: true,
      open_moves: [],
    });
    expect(await match(otherId, world.candidate)).toMatchObject({
      set_aside: true,
      already_placed: false,
      open_moves: [],
    });
    for (const [who, action] of [
      [world.candidate, 3],
      [other, 2],
    ] as const)
      expect(await move(otherId, action, who)).toMatchObject({
        status: 409,
        failure: { code: 'already_placed' },
      });
  });

  test('still says why the two were brought together, and promises nothing more', async () => {
    const explained = await server.call('GET /matches/{id}/explanation/', {
      as: world.candidate.token,
      params: { id: world.matchId },
    });
    expect(explained.body).toMatchObject({ obstacle: null, reasons: { test: {} } });
    const chances = await server.call('GET /chances/', { as: world.candidate.token });
    expect(chances.body).toEqual({ chances: null });
  });

  test('is offered to nobody else while it lasts', async () => {
    const third = await completeCompany(server, superuser);
    await activeNeed(server, third, world.training);
    await launch(server, superuser);
    expect((await server.call('GET /matches/', { as: third.token })).body).toEqual([]);
  });

  test('is not broken by the candidate, nor by strangers, nor with what cannot be', async () => {
    expect((await breakIt(world.candidate)).status).toBe(403);
    expect((await breakIt(other)).status).toBe(404);
    const faults = async (changes: object) =>
      (await breakIt(world.company, changes)).failure.fields;
    expect(await faults({ broken_on: '2026-08-01' })).toHaveProperty('broken_on');
    expect(await faults({ reason: 'resignation' })).toHaveProperty('reason');
    expect(await faults({ note: 'Un mot', quiet: true })).toHaveProperty('note');
    expect(await faults({ broken_on: 'hier' })).toHaveProperty('broken_on');
    expect((await match(world.matchId, world.company)).enrolment?.broken_on).toBeNull();
  });

  test('once broken frees candidate and seat, and is told truthfully, never as a refusal', async () => {
    await proposeMeeting(server, world);
    const before = (await mailsTo(world.candidate.email)).length;
    const ofCompany = (await mailsTo(world.company.email)).length;
    const broken = await breakIt(world.company, { comment: 'Pour le centre seul' });
    expect(broken).toMatchObject({
      status: 200,
      body: {
        status: 4,
        enrolment: { state: 'broken', ...trial, within_trial: true, open_moves: [] },
      },
    });
    expect((await breakIt(world.company)).status).toBe(200);
    const told = (await mailsTo(world.candidate.email)).slice(before);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(
      /prend fin\nBonjour \p{L}+,\n\n.+ a enregistré que votre contrat pour «\s[^»]+» est rompu au/u,
    );
    // Who is said to have broken it is said to the other side too.
    expect(told[0]).toContain('15 octobre 2026, par l’entreprise (');
    expect(told[0]).not.toMatch(/refus|Pour le centre seul/i);
    // The meeting that falls with it is told in the same mail; who has told of the break hears of it alone.
    expect(told[0]).toMatch(/Le rendez-vous qui était proposé avec .+ n’a donc plus lieu\./);
    expect((await mailsTo(world.company.email)).slice(ofCompany)).toEqual([
      expect.stringMatching(/rendez-vous/i),
    ]);
    expect(await needState()).toBe('active');
    expect(await match(otherId, world.candidate)).toMatchObject({
      set_aside: false,
      open_moves: [-2, 3],
    });
  });

  test('stays in the history, with what was said to the centre', async () => {
    const { body } = await server.call('GET /matches/{id}/history/', {
      as: superuser.token,
      params: { id: world.matchId },
    });
    expect(body.at(-1)).toMatchObject({
      from: 4,
      to: 4,
      step: 'broken',
      role: 'company',
      comment: 'Pour le centre seul',
    });
  });

  test('opens nothing new once it is broken: no meeting, no link to the candidate’s profile', async () => {
    const about = { as: world.company.token, params: { id: world.matchId } };
    expect((await server.call('GET /matches/{id}/meetings/', about)).body.may_propose).toBe(false);
    const proposed = await server.call('POST /matches/{id}/meetings/', {
      ...about,
      body: proposal([momentIn(3)]),
    });
    expect(proposed.failure.code).toBe('meetings_not_open');
    expect((await server.call('GET /matches/{id}/shares/', about)).body.may_share).toBe(false);
    expect((await server.call('POST /matches/{id}/shares/', about)).status).toBe(409);
    const read = await server.call('GET /shares/{token}/', { params: { token: shared } });
    expect(read.status).toBe(404);
  });

  test('is told as broken on the person’s page, and rings with the staff', async () => {
    const { rows } = await server.services.db.pool.query<{ id: number }>(
      'select id from accounts where email = $1',
      [world.candidate.email],
    );
    const { body } = await server.call('GET /follow-up/people/{id}/', {
      as: superuser.token,
      params: { id: rows[0]?.id ?? 0 },
    });
    expect(body.stage).toBe('broken');
    expect(body.matches).toContainEqual(
      expect.objectContaining({ id: world.matchId, status: 4, broken_on: trial.broken_on }),
    );
    expect(body.timeline.find(({ what }) => what === 'match')?.text).toMatch(/^Contrat rompu/);
    const bell = await server.call('GET /notifications/', { as: superuser.token });
    expect(bell.body.items[0]).toMatchObject({
      text: expect.stringMatching(/enregistré la rupture du contrat/) as string,
      link: `/dashboard/offer-management?match=${world.matchId}`,
    });
  });

  test('is counted as broken, and no longer as finalised', async () => {
    expect(await figures()).toMatchObject({ broken: 1, within_trial: 1, placed_again: 0 });
    expect(await finalisedCount()).toBe(0);
  });

  test('leaves somebody to be placed again, for the staff to see', async () => {
    const { body } = await server.call('GET /follow-up/waits/', {
      as: superuser.token,
      query: { kind: 'find_again' },
    });
    expect(body.items).toMatchObject([{ kind: 'find_again', record_id: world.candidate.id }]);
  });

  test('finds the candidate’s pairs again', async () => {
    await launch(server, superuser);
    const { body } = await server.call('GET /matches/', { as: world.candidate.token });
    expect(body.length).toBe(3);
  });

  test('that was broken by mistake is restored by the staff, and told so', async () => {
    expect((await restore(world.company)).status).toBe(403);
    expect(await restore(superuser)).toMatchObject({
      status: 200,
      body: { enrolment: { state: 'begun', broken_on: null } },
    });
    expect(await needState()).toBe('filled');
    expect((await mailsTo(world.company.email)).at(-1)).toContain('continue');
    expect((await restore(superuser)).status).toBe(200);
    expect((await breakIt(superuser, { broken_by: 'both', reason: 'agreement' })).status).toBe(200);
    expect((await mailsTo(world.company.email)).at(-1)).toContain('prend fin');
  });

  const fileOf = async (matchId: number, { token: as }: Person) =>
    (await server.call('GET /contract/file/{matchId}/', { as, params: { matchId } })).body;

  test('gives way to another one: placed again', async () => {
    expect((await move(otherId, 3, world.candidate)).status).toBe(200);
    // What is known is there already; of the first company's file the second learns nothing.
    const { proposed } = await fileOf(otherId, other);
    expect(proposed).toMatchObject({
      candidate_firstname: expect.any(String),
      candidate_email: world.candidate.email,
      training_title: expect.any(String),
    });
    expect(proposed).not.toHaveProperty('supervisor_lastname', 'Texte');
    expect(await finalise(otherId, other)).toBe(201);
    const told = await mailsTo(world.candidate.email);
    expect(told.at(-1)).toMatch(/^Votre inscription est finalisée\n/);
    const { body } = await server.call('GET /follow-up/waits/', {
      as: superuser.token,
      query: { kind: 'find_again', everyone: true },
    });
    expect(body.items).toEqual([]);
    expect(await figures()).toMatchObject({ broken: 1, placed_again: 1 });
    expect(await finalisedCount()).toBe(1);
    expect((await match(world.matchId, superuser)).enrolment?.open_moves).toEqual([]);
    expect(await restore(superuser)).toMatchObject({
      status: 409,
      failure: { code: 'already_placed' },
    });
  });

  test('stays readable beside the one that came after it, and both are the candidate’s own data', async () => {
    expect(await fileOf(world.matchId, world.company)).toMatchObject({
      values: { supervisor_lastname: 'Texte', contract_start: '2026-09-01' },
      finalised: true,
    });
    expect((await fileOf(otherId, other)).finalised).toBe(true);
    const deadlineOf = async (matchId: number) => {
      const { body } = await server.call('GET /contract/file/{matchId}/progress/', {
        as: world.candidate.token,
        params: { matchId },
      });
      return body.deadline?.kind;
    };
    // Nobody signs the one that is broken any more.
    expect([await deadlineOf(otherId), await deadlineOf(world.matchId)]).toEqual([
      'sign',
      undefined,
    ]);
    const complete = await server.call('POST /contract/file/{matchId}/moves/', {
      as: world.company.token,
      params: { matchId: world.matchId },
      body: { move: 'complete' },
    });
    expect(complete.failure.code).toBe('move_closed');
    for (const [id, stranger] of [
      [world.matchId, other],
      [otherId, world.company],
    ] as const) {
      const { status } = await server.call('GET /contract/file/{matchId}/', {
        as: stranger.token,
        params: { matchId: id },
      });
      expect(status).toBe(404);
    }
    const { raw } = await server.call('GET /own-data/', { as: world.candidate.token });
    expect(JSON.parse(readZip(raw).get('inscriptions.json')?.toString() ?? '{}')).toMatchObject({
      'fiches de contrat': [{ besoin: expect.any(String) }, { besoin: expect.any(String) }],
    });
  });

  test('is not restored into a seat that somebody else has taken', async () => {
    const next = await completeCandidate(server, superuser, world.training);
    await launch(server, superuser);
    const { body } = await server.call('GET /matches/', { as: next.token });
    const id = body.find(({ offer: need }) => need.id === world.need.id)?.id ?? 0;
    await move(id, 3, superuser);
    expect(await finalise(id, world.company)).toBe(201);
    await move(otherId, 0, superuser);
    expect(await restore(superuser)).toMatchObject({
      status: 409,
      failure: { code: 'seats_taken' },
    });
  });

  test('stays in the figures, without a name, when the account is deleted', async () => {
    const before = await figures();
    await server.call('DELETE /applicant/{id}/', {
      as: superuser.token,
      params: { id: world.candidate.id },
    });
    expect(await figures()).toMatchObject({ broken: before?.broken, within_trial: 1 });
  });

  test.each([
    ['by the need’s rhythm', { centre_rhythm: 'day' } as const, false],
    ['by two days a week at the centre where that is not known', {}, true],
    ['for apprentices alone', { contract_type: 'professionnalisation' } as const, null],
  ])('estimates the 45 days %s', async (_, need, within) => {
    const training = await someTraining(server, superuser);
    await completeCandidate(server, superuser, training, { sheet: { contract_type: 'Autre' } });
    const company = await completeCompany(server, superuser);
    await activeNeed(server, company, training, need);
    await launch(server, superuser);
    const { body: matches } = await server.call('GET /matches/', { as: company.token });
    const id = matches[0]?.id ?? 0;
    await move(id, 3, superuser);
    await finalise(id, company);
    // 61 weekdays after the first of September: some 49 at one day a week at the centre, 37 at two.
    const broken = await server.call('POST /matches/{id}/breaking/', {
      as: company.token,
      params: { id },
      body: {
        broken_on: '2026-11-25',
        broken_by: 'both',
        reason: 'agreement',
        comment: '',
        note: '',
      },
    });
    expect(broken.body.enrolment?.within_trial).toBe(within);
  });

  test('that the staff take back is told as annulled, not as a refusal', async () => {
    const fresh = await somePlacement(server, superuser);
    await move(fresh.matchId, 3, superuser);
    await finalise(fresh.matchId, fresh.company);
    await proposeMeeting(server, fresh);
    const before = (await mailsTo(fresh.company.email)).length;
    await move(fresh.matchId, -2, superuser);
    const [told = '', ...others] = (await mailsTo(fresh.company.email)).slice(before);
    expect(told).toContain('annulée');
    expect(told).not.toMatch(/a refusé|désiste/);
    expect(told).toMatch(/Le rendez-vous qui était proposé avec .+ n’a donc plus lieu\./);
    expect(others).toEqual([]);
    expect((await match(fresh.matchId, fresh.company)).enrolment).toBeNull();
  });

  test('that the staff take back to a match that goes on leaves its meeting, and quietly tells nobody', async () => {
    const fresh = await somePlacement(server, superuser);
    await move(fresh.matchId, 3, superuser);
    await finalise(fresh.matchId, fresh.company);
    const meeting = await proposeMeeting(server, fresh);
    const told = async () => (await mailsTo(fresh.company.email)).length;
    const before = await told();
    await server.call('POST /matches/{id}/', {
      as: superuser.token,
      params: { id: fresh.matchId },
      body: { action: 1, quiet: true },
    });
    expect((await match(fresh.matchId, fresh.company)).status).toBe(1);
    const { body } = await server.call('GET /meetings/', { as: fresh.company.token });
    expect(body.find(({ id }) => id === meeting.id)?.state).toBe('proposed');
    expect(await told()).toBe(before);
  });

  test('leaves the database whole', async () => {
    expect(await brokenInvariants(server)).toEqual([]);
  });
});
