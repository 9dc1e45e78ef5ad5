import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../testing/product/test-server.ts';
import { settled } from '../../../../testing/product/settled.ts';
import { completeContractSheet } from '../../../../testing/fixtures/contracts/contract-sheet.ts';
import {
  activeNeed,
  completeCompany,
  launch,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../../testing/fixtures/by-calls.ts';

const trial = { broken_on: '2026-10-15', broken_by: 'employer', reason: 'trial' } as const;

describe('an enrolment whose company deletes its account', () => {
  let server: TestServer;
  let superuser: Person;
  let world: Placement;
  /** Of another company, which was on the way to the same candidate. */
  let other: Person;
  let otherId: number;
  let accountId: number;

  const person = async () => {
    const { body } = await server.call('GET /follow-up/people/{id}/', {
      as: superuser.token,
      params: { id: accountId },
    });
    return body;
  };

  const kept = async () => (await person()).kept_enrolments;

  const figures = async () => {
    const as = superuser.token;
    const query = { session: world.training.sessionId };
    const { body: rows } = await server.call('GET /formation-statistics/', { as, query });
    const { body: breaks } = await server.call('GET /formation-statistics/enrolments/', {
      as,
      query,
    });
    const own = <Row extends { formation_id: number }>(all: readonly Row[]) =>
      all.find((row) => row.formation_id === world.training.programmeId);
    return {
      placed: own(rows)?.finalized_enrollment,
      broken: own(breaks)?.broken ?? 0,
      again: own(breaks)?.placed_again ?? 0,
    };
  };

  const matched = async () => {
    await settled(server, 'rescore');
    await launch(server, superuser);
    const { body } = await server.call('GET /matches/', { as: other.token });
    return body.map(({ id, already_placed: isPlaced }) => [id, isPlaced]);
  };

  const finalise = async (matchId: number, { token }: Person) => {
    const { status } = await server.call('POST /contract/note/{matchId}/', {
      as: token,
      params: { matchId },
      body: completeContractSheet(),
    });
    return status;
  };

  const setOther = (action: number) =>
    server.call('POST /matches/{id}/', {
      as: superuser.token,
      params: { id: otherId },
      body: { action },
    });

  const mailsToCandidate = async () => {
    const { rows } = await server.services.db.pool.query<{ subject: string; text: string }>(
      'select subject, text from messages where recipient = $1 order by id desc limit 1',
      [world.candidate.email],
    );
    return rows.map(({ subject, text }) => `${subject}\n${text}`)[0];
  };

  const call = (move: 'breaking' | 'restoring', id: number, as = superuser.token) =>
    move === 'breaking'
      ? server.call('POST /kept_enrolments/{id}/breaking/', {
          as,
          params: { id },
          body: { ...trial, comment: 'Le gérant est parti', note: 'Venez nous voir' },
        })
      : server.call('POST /kept_enrolments/{id}/restoring/', {
          as,
          params: { id },
          body: { note: '' },
        });

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    world = await somePlacement(server, superuser);
    const { rows } = await server.services.db.pool.query<{ id: number }>(
      'select account_id as id from applicants where id = $1',
      [world.candidate.id],
    );
    accountId = rows[0]?.id ?? 0;
    other = await completeCompany(server, superuser);
    await activeNeed(server, other, world.training);
    await launch(server, superuser);
    otherId = (await server.call('GET /matches/', { as: other.token })).body[0]?.id ?? 0;
    const as = superuser.token;
    await setOther(3);
    await server.call('POST /matches/{id}/', {
      as,
      params: { id: world.matchId },
      body: { action: 3 },
    });
    await finalise(world.matchId, superuser);
    await server.call('DELETE /companies/{id}/', {
      as,
      params: { id: world.need.company?.id ?? 0 },
    });
  });

  afterAll(() => server.close());

  test('goes on: nobody is offered its candidate, and nobody else finalises with them', async () => {
    expect((await person()).stage).toBe('placed');
    expect(await matched()).toEqual([[otherId, true]]);
    expect(await finalise(otherId, superuser)).toBe(409);
    expect(await figures()).toEqual({ placed: 1, broken: 0, again: 0 });
    expect(await mailsToCandidate()).toContain('votre inscription y reste');
    const { body: own } = await server.call('GET /kept_enrolments/', { as: world.candidate.token });
    expect(own.enrolments).toMatchObject([{ state: 'begun', broken_on: null, open_moves: [] }]);
    expect(await kept()).toMatchObject([{ state: 'begun', open_moves: ['break'] }]);
  });

  test('is broken by the staff, once, whatever is pressed twice: the candidate is told, free, and to be placed again', async () => {
    const [{ id } = { id: 0 }] = await kept();
    await setOther(0);
    expect((await call('breaking', id, world.candidate.token)).status).toBe(403);
    const { status, body } = await call('breaking', id);
    expect([status, body.state, body.open_moves]).toEqual([200, 'broken', ['restore']]);
    expect((await call('breaking', id)).status).toBe(200);
    const { stage, waits, timeline } = await person();
    expect(stage).toBe('broken');
    expect(timeline.map(({ text }) => text)).toContain('Contrat rompu : entreprise sans compte');
    expect(waits.map((wait) => wait.kind)).toContain('find_again');
    expect(await matched()).toEqual([[otherId, false]]);
    expect(await figures()).toEqual({ placed: 0, broken: 1, again: 0 });
    const mail = await mailsToCandidate();
    expect(mail).toContain('rompu au 15 octobre 2026, par l’entreprise');
    expect(mail).toContain('Venez nous voir');
    expect(mail).not.toContain('gérant');
  });

  test('goes on again where that was a mistake, and not once the candidate is placed elsewhere', async () => {
    const [{ id } = { id: 0 }] = await kept();
    expect((await call('restoring', id)).body.state).toBe('begun');
    expect((await person()).stage).toBe('placed');
    expect(await mailsToCandidate()).toContain('Votre inscription continue');
    expect(await figures()).toEqual({ placed: 1, broken: 0, again: 0 });
    expect((await call('breaking', id)).status).toBe(200);
    await settled(server, 'rescore');
    await setOther(3);
    expect(await finalise(otherId, superuser)).toBe(201);
    expect((await call('restoring', id)).status).toBe(409);
    expect(await figures()).toEqual({ placed: 1, broken: 1, again: 1 });
  });

  test('still is where its candidate got to, who has no other match', async () => {
    const alone = await somePlacement(server, superuser);
    const { token: as } = superuser;
    const params = { id: alone.matchId };
    await server.call('POST /matches/{id}/', { as, params, body: { action: 3 } });
    expect(await finalise(alone.matchId, superuser)).toBe(201);
    const company = { id: alone.need.company?.id ?? 0 };
    await server.call('DELETE /companies/{id}/', { as, params: company });
    const own = { as: alone.candidate.token };
    expect((await server.call('GET /match_cards/', own)).body).toEqual([]);
    expect((await server.call('GET /applicant/info/', own)).body.applicant_matches).toBe(true);
    const { enrolments } = (await server.call('GET /kept_enrolments/', own)).body;
    expect((await server.call('GET /follow-up/own/', own)).body.kept_enrolments).toEqual(
      enrolments,
    );
  });
});
