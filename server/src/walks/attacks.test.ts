import { status } from '@tandem/domain/matches/match';
import {
  changesAnHour,
  needMovesAnHour,
  needsAnHour,
  papersOfOneSide,
  sharesAnHour,
  tutorLinksAnHour,
} from '@tandem/domain/matches/pace';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  enrolWithWholeFile,
  moveFile,
  signOnPaper,
} from '../testing/fixtures/contracts/contract-signing.ts';
import { enrol } from '../testing/fixtures/contracts/enrolment.ts';
import { accept, letPass, proposal, proposeMeeting } from '../testing/fixtures/meetings.ts';
import { momentIn } from '../testing/fixtures/moments.ts';
import {
  needFor,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../testing/fixtures/by-calls.ts';
import { mailsTo } from '../testing/product/mails.ts';
import { makePdf } from '../testing/pdf.ts';
import { startTestServer, type TestServer } from '../testing/product/test-server.ts';

/** What an attack on the running product found, each once more. */
describe('what somebody with an account tries on others', () => {
  let server: TestServer;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer();
  });

  afterAll(() => server.close());

  const begin = async () => {
    world = await somePlacement(server, await someSuperuser(server), { seats: 3 });
  };

  const candidateMails = async () => (await mailsTo(server, world.candidate.email)).length;

  test('answers that change all the time do not fill a mailbox; the centre may still put it right', async () => {
    await begin();
    const before = await candidateMails();
    const statuses = [];
    for (let time = 0; time < changesAnHour + 5; time += 1) {
      const action = time % 2 === 0 ? status.acceptedByCompany : status.queued;
      const answer = await server.call('POST /matches/{id}/', {
        as: world.company.token,
        params: { id: world.matchId },
        body: { action },
      });
      statuses.push(answer.status);
    }
    expect(statuses.slice(0, changesAnHour).every((one) => one === 200)).toBe(true);
    // The status that holds already may be set again: nothing comes of it.
    expect(new Set(statuses.slice(changesAnHour))).toEqual(new Set([429, 200]));
    // Of being kept waiting the first mail of a day is the only one.
    expect((await candidateMails()) - before).toBe(changesAnHour / 2 + 1);
    const centre = await server.call('POST /matches/{id}/', {
      as: world.superuser.token,
      params: { id: world.matchId },
      body: { action: status.acceptedByCompany },
    });
    expect(centre.status).toBe(200);
  });

  test('neither do meetings that are proposed and cancelled', async () => {
    await begin();
    await accept(server, world);
    const before = await candidateMails();
    const as = world.company.token;
    const statuses = [];
    for (let time = 0; time < changesAnHour; time += 1) {
      const made = await server.call('POST /matches/{id}/meetings/', {
        as,
        params: { id: world.matchId },
        body: proposal([momentIn(3)]),
      });
      statuses.push(made.status);
      if (made.status === 201)
        await server.call('POST /meetings/{id}/cancel/', {
          as,
          params: { id: made.body.id },
          body: { reason: '' },
        });
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([201, 429]);
    expect((await candidateMails()) - before).toBeLessThanOrEqual(changesAnHour);
  });

  test('nor a need that is closed and opened again', async () => {
    await begin();
    await accept(server, world);
    const before = await candidateMails();
    const [as, params] = [world.company.token, { id: world.need.id }];
    const statuses = [];
    for (let time = 0; time < needMovesAnHour; time += 1) {
      const closed = await server.call('POST /offers/{id}/closing/', {
        as,
        params,
        body: { state: 'withdrawn', reason: 'other' },
      });
      const opened = await server.call('POST /offers/{id}/reopening/', { as, params, body: {} });
      statuses.push(closed.status, opened.status);
    }
    expect(statuses).toContain(429);
    expect((await candidateMails()) - before).toBeLessThanOrEqual(needMovesAnHour);
  });

  test('nor one whose seats are all taken and are not, by turns', async () => {
    await begin();
    await enrol(server, world);
    const { company, need, training } = world;
    const statuses: number[] = [];
    for (let time = 0; time < needMovesAnHour; time += 1)
      for (const seats of [1, 2])
        statuses.push(
          (
            await server.call('PUT /offers/{id}/', {
              as: company.token,
              params: { id: need.id },
              body: { ...needFor(training), seats },
            })
          ).status,
        );
    const { rowCount: moves } = await server.services.db.pool.query(
      "select from offer_moves where offer_id = $1 and moved_by = 'tandem'",
      [need.id],
    );
    expect([statuses[0], statuses.includes(429), moves]).toEqual([200, true, needMovesAnHour]);
  });

  test('nor a meeting of which one says by turns that nobody came and that it is put off', async () => {
    await begin();
    await accept(server, world);
    const { id } = await proposeMeeting(server, world, [momentIn(3)], world.superuser);
    await server.services.db.pool.query(
      "update meetings set state = 'planned', waits_for = null where id = $1",
      [id],
    );
    await letPass(server, id);
    const tell = async (outcome: 'absent' | 'put_off', as = world.company.token) =>
      (await server.call('POST /meetings/{id}/outcome/', { as, params: { id }, body: { outcome } }))
        .status;
    expect(await tell('absent')).toBe(200);
    await server.services.db.pool.query(
      `insert into meeting_steps (meeting_id, step, account_id, made_by, at)
        select meeting_id, step, account_id, made_by, at from meeting_steps, generate_series(1, $2)
        where meeting_id = $1 and step = 'absent'`,
      [id, changesAnHour],
    );
    expect([await tell('put_off'), await tell('absent')]).toEqual([429, 200]);
    expect(await tell('put_off', world.superuser.token)).toBe(200);
  });

  test('nor a tutor who is written to from one need after the other, all at once', async () => {
    await begin();
    const as = world.company.token;
    const tutor_email = 'zoe.tuteur@exemple.fr';
    const make = () =>
      server.call('POST /offers/', { as, body: { ...needFor(world.training), tutor_email } });
    const made = [];
    for (let time = 0; time < tutorLinksAnHour + 3; time += 1) made.push(await make());
    expect(made.map((one) => one.status)).toEqual(made.map(() => 201));
    const ask = (token: string, id: number) =>
      server.call('POST /offers/{id}/tutor-link/', {
        as: token,
        params: { id },
        body: { channel: 'mail' },
      });
    const needs = made.map(({ body }) => body.id);
    const statuses = await Promise.all(needs.map(async (id) => (await ask(as, id)).status));
    expect(statuses.filter((one) => one === 429)).toHaveLength(3);
    expect(await mailsTo(server, tutor_email)).toHaveLength(tutorLinksAnHour);
    const last = needs[statuses.indexOf(429)] ?? 0;
    expect((await ask(world.superuser.token, last)).status).toBe(200);
  });

  test('nor lists that one company fills with needs', async () => {
    await begin();
    const make = async () =>
      (
        await server.call('POST /offers/', {
          as: world.company.token,
          body: needFor(world.training),
        })
      ).status;
    await server.services.db.transaction((tx) =>
      sql`
        insert into offers (company_id, session_id, title, location, contract_type, target_educational_level, description,
                            same_entity_location, token, created_at, changed_at, state_since)
        select company_id, session_id, title, location, contract_type, target_educational_level, description,
               same_entity_location, token || copy, created_at, changed_at, state_since
        from offers, generate_series(1, ${needsAnHour - 2}) copy where id = ${world.need.id}`.execute(
        tx,
      ),
    );
    // One was there before.
    expect([await make(), await make()]).toEqual([201, 429]);
  });

  test('nor a contract file that is declared complete and taken up again, nor the disk papers that are signed anew', async () => {
    await begin();
    await enrolWithWholeFile(server, world);
    const { matchId, company, candidate, superuser } = world;
    const spend = (table: string, columns: string, times: number) =>
      server.services.db.pool.query(
        `insert into ${table} (applicant_id, offer_id, ${columns} from generate_series(1, ${times}) one`,
      );
    const pair = `${candidate.id}, ${world.need.id}`;
    const move = async (as: Person, what: 'complete' | 'reopen') =>
      (await moveFile(server, as, matchId, what)).status;
    await spend(
      'contract_file_moves',
      `move, moved_by, moved_at) select ${pair}, 'complete', 'company', now()`,
      changesAnHour - 6,
    );
    const before = await candidateMails();
    const statuses = [];
    for (let time = 0; time < 4; time += 1)
      for (const what of ['complete', 'reopen'] as const) statuses.push(await move(company, what));
    expect([statuses[0], statuses.includes(429)]).toEqual([200, true]);
    expect((await candidateMails()) - before).toBeLessThan(4);
    expect(await move(superuser, 'complete')).toBe(200);
    const sign = async (as: Person, words: string) =>
      (await signOnPaper(server, as, matchId, 'candidate', { scan: makePdf([words]) })).status;
    await spend(
      'contract_scans',
      `name, sealed_key, received_sha256, sha256, size, added_by, added_at) select ${pair}, 'papier-' || one, '', '', '', 1, 'applicant', now() - interval '2 hours'`,
      papersOfOneSide - 1,
    );
    expect([await sign(candidate, 'Signé'), await sign(candidate, 'Encore')]).toEqual([201, 429]);
    expect(await sign(superuser, 'Au centre')).toBe(201);
  });

  test('nor links to a candidate that are made and taken back', async () => {
    await begin();
    await accept(server, world);
    const [as, params] = [world.company.token, { id: world.matchId }];
    const statuses = [];
    for (let time = 0; time <= sharesAnHour; time += 1) {
      const made = await server.call('POST /matches/{id}/shares/', { as, params });
      statuses.push(made.status);
      if (made.status === 201)
        await server.call('DELETE /matches/{id}/shares/{shareId}/', {
          as,
          params: { ...params, shareId: made.body.share.id },
        });
    }
    expect(statuses).toEqual([...Array.from({ length: sharesAnHour }, () => 201), 429]);
  });

  test('whoever asks for many files at once has a few; another person is not kept waiting for the rest', async () => {
    await begin();
    const ask = (as: string) => server.call('GET /own-data/', { as });
    const many = Array.from({ length: 14 }, () => ask(world.company.token));
    const [other, ...asked] = await Promise.all([ask(world.candidate.token), ...many]);
    const refused = asked.filter((one) => one.status === 429);
    expect(other.status).toBe(200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers['retry-after']).toBe('5');
    expect(asked.filter((one) => one.status === 200).length).toBe(asked.length - refused.length);
    expect((await ask(world.company.token)).status).toBe(200);
  });

  test('links that lead nowhere are refused at last, and right ones from the same network never', async () => {
    await begin();
    const { body } = await server.call('POST /calendar-address/', { as: world.company.token });
    const token = body.address?.split('/').at(-1) ?? '';
    const from = '10.9.8.7';
    const keys = [
      'GET /calendars/{token}/',
      'GET /shares/{token}/',
      'GET /company_test/{token}/',
      'GET /temp-applicants/{token}/',
      'GET /temp-companies/{token}/',
    ] as const;
    const open = async (key: (typeof keys)[number], time: number) => {
      const params = { token: `${time}`.padStart(43, 'x') };
      return (await server.call(key, { params, from })).status;
    };
    for (let time = 0; time < 320; time += 5)
      for (const [index, key] of keys.entries())
        expect([404, 429]).toContain(await open(key, time + index));
    for (const key of keys) expect([key, await open(key, 320)]).toEqual([key, 429]);
    const own = await server.call('GET /calendars/{token}/', { params: { token }, from });
    expect(own.status).toBe(200);
  });

  test('what may be asked a few times in half an hour is counted, also where it is asked all at once', async () => {
    await begin();
    const atOnce = <Answer>(ask: () => Promise<Answer>, length = 15) =>
      Promise.all(Array.from({ length }, ask));
    const { email } = world.candidate;
    const before = await candidateMails();
    await atOnce(() => server.call('POST /password-reset-email/', { body: { email } }));
    expect((await candidateMails()) - before).toBe(5);
    const body = { name: 'Zoé', email: 'zoe@exemple.fr', message: 'Bonjour' };
    // As many as a class that stands behind one address.
    const written = await atOnce(
      () => server.call('POST /contact/', { body, from: '203.0.113.77' }),
      40,
    );
    expect(written.filter((one) => one.status === 201)).toHaveLength(30);
  });

  test('a company reads nothing more in the contract file of a candidate who has withdrawn', async () => {
    await begin();
    await accept(server, world);
    const params = { matchId: world.matchId };
    await server.call('POST /matches/{id}/', {
      as: world.candidate.token,
      params: { id: world.matchId },
      body: { action: status.fullyAccepted },
    });
    await server.call('PUT /contract/file/{matchId}/', {
      as: world.superuser.token,
      params,
      body: { changes: [{ key: 'candidate_nir', value: '291076938101233', seen: '' }] },
    });
    const read = async (as: string) => [
      (await server.call('GET /contract/file/{matchId}/', { as, params })).status,
      (await server.call('GET /contract/file/{matchId}/export/', { as, params })).status,
      (await server.call('GET /contract/file/{matchId}/sheet/', { as, params })).status,
      (await server.call('GET /contract/file/{matchId}/bundle/', { as, params })).status,
      (await server.call('GET /contract/file/{matchId}/agreement/', { as, params })).status,
      (await server.call('GET /contract/file/{matchId}/progress/', { as, params })).status,
    ];
    expect(await read(world.company.token)).toEqual([200, 200, 200, 200, 200, 200]);
    await server.call('POST /matches/{id}/withdraw/', {
      as: world.candidate.token,
      params: { id: world.matchId },
      body: { reason: 'placed' },
    });
    expect(await read(world.company.token)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await read(world.superuser.token)).toEqual([200, 200, 200, 200, 200, 200]);
  });
});
