import { contract, type ContractKey } from '@tandem/contract';
import type { Call } from '@tandem/contract/call';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCalls } from '../../../platform/messages/call-queries.ts';
import { renewCauses } from '../../follow-up/index.ts';
import { forumFor } from '../../../testing/fixtures/forums.ts';
import { someImport } from '../../../testing/fixtures/imports.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import {
  needFor,
  someEmail,
  someManager,
  someSuperuser,
  unique,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';
import {
  accountOf,
  programmeWorld,
  type ProgrammeWorld,
} from '../../../testing/fixtures/programme-worlds.ts';

describe('a manager who is held to their programmes', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  let own: ProgrammeWorld;
  let other: ProgrammeWorld;
  /** A company that looks in both programmes, with a candidate of another. */
  let half: ProgrammeWorld;
  /** In the title of a need of that company for others alone, and in notes on it and on that candidate's match. */
  const unseen = unique('Inaperçu');
  let importId: number;

  const set = (managersSee: 'all' | 'programmes') =>
    server.call('PUT /centre_settings/', {
      as: superuser.token,
      body: { managers_see: managersSee },
    });

  /** What is to be said to that account about a candidate of others. */
  const tellOfUnseen = (accountId: number) => {
    const told = { channel: 'call', subject: unseen, spoken: unseen } as const;
    const about = { accountIds: [accountId, half.candidateAccount] };
    return server.services.db.transaction((tx) =>
      addCalls(tx, [{ ...told, accountId, about }], new Date()),
    );
  };

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    own = await programmeWorld(server, superuser);
    other = await programmeWorld(server, superuser);
    half = await programmeWorld(server, superuser);
    await server.services.db.pool.query('insert into offer_formations values ($1, $2)', [
      half.needId,
      own.programmeId,
    ]);
    const { token: as } = superuser;
    const { body: need } = await server.call('POST /offers/', {
      as: half.company.token,
      body: { ...needFor(half), title: unseen },
    });
    const noted = { kind: 'call', text: unseen, due_on: parisClock(new Date()).day } as const;
    await server.call('POST /notes/', { as, body: { ...noted, need_id: need.id } });
    const onMatch = { match_id: half.matchId, account_id: half.companyAccount };
    await server.call('POST /notes/', { as, body: { ...noted, ...onMatch } });
    // What it would be told if it had no address.
    await tellOfUnseen(half.companyAccount);
    importId = await someImport(server, superuser, [someEmail()]);
    await server.call('POST /formationlink/', {
      as: superuser.token,
      body: { manager: await accountOf(server, manager), formation: own.programmeId },
    });
  });

  afterAll(() => server.close());

  type Asked = [key: ContractKey, options?: { params?: object; query?: object; body?: object }];

  /** What has to be asked by something, and for a record that no other call names. */
  const lists = (): Asked[] => [
    ['GET /match_applicants/groups/', { query: { by: 'offer' } }],
    ['GET /match_applicants/groups/', { query: { by: 'applicant' } }],
    ['GET /sessions/{id}/apprentices/', { params: { id: other.sessionId } }],
    ['GET /formation-statistics/fairness/', { query: { session: other.sessionId } }],
    ['GET /formation-statistics/report/', { query: { session: other.sessionId } }],
  ];

  /** Every call by which the staff read something, as it is asked for by itself, and for what somebody has. */
  const readsOf = (world: ProgrammeWorld): Asked[] =>
    (Object.entries(contract) as [ContractKey, Call][])
      .filter(([key, { roles }]) => key.startsWith('GET ') && roles.includes('staff'))
      .flatMap(([key, { params, query }]): Asked[] => {
        const known: Record<string, unknown> = { by: 'offer', side: 'applicant', number: 1 };
        // A token or a side leads to no record by its number.
        const records = Object.keys(params?.shape ?? {}).some((name) => /id$/i.test(name))
          ? [
              world.candidate.id,
              world.companyId,
              world.needId,
              world.matchId,
              world.meetingId,
              world.candidateAccount,
              world.companyAccount,
            ]
          : [0];
        const wide = { scope: 'all', everyone: true, q: 'exemple', limit: 50 };
        const asked = Object.fromEntries(
          Object.entries(wide).filter(([name]) => query && name in query.shape),
        );
        return records.map((id) => [
          key,
          {
            ...(params && {
              params: Object.fromEntries(
                Object.keys(params.shape).map((name) => [name, known[name] ?? id]),
              ),
            }),
            query: asked,
          },
        ]);
      });

  const records = (world: ProgrammeWorld): Asked[] => [
    [
      'GET /applicants/registration/{applicantId}/',
      { params: { applicantId: world.candidate.id } },
    ],
    ['GET /download/{filename}/', { params: { filename: world.resume } }],
    ['GET /company/{id}/offers/', { params: { id: world.companyId } }],
    ['GET /offers/{id}/', { params: { id: world.needId } }],
    ['GET /offers/{id}/waiting/', { params: { id: world.needId } }],
    ['GET /offers/{id}/moves/', { params: { id: world.needId } }],
    ['GET /matches/{id}/', { params: { id: world.matchId } }],
    ['GET /matches/{id}/explanation/', { params: { id: world.matchId } }],
    ['GET /matches/{id}/history/', { params: { id: world.matchId } }],
    ['GET /matches/{id}/meetings/', { params: { id: world.matchId } }],
    ['GET /matches/{id}/messages/', { params: { id: world.matchId } }],
    ['GET /meetings/{id}/entry/', { params: { id: world.meetingId } }],
    ['GET /contract/file/{matchId}/', { params: { matchId: world.matchId } }],
    ['GET /contract/file/{matchId}/export/', { params: { matchId: world.matchId } }],
    ['GET /contract/file/{matchId}/progress/', { params: { matchId: world.matchId } }],
    ['GET /contract/file/{matchId}/sheet/', { params: { matchId: world.matchId } }],
    ['GET /contract/file/{matchId}/bundle/', { params: { matchId: world.matchId } }],
    ['GET /contract/file/{matchId}/agreement/', { params: { matchId: world.matchId } }],
    ['GET /contract/file/{matchId}/amendments/', { params: { matchId: world.matchId } }],
    ['GET /contract/file/{matchId}/payments/', { params: { matchId: world.matchId } }],
    ['GET /contract/scans/{id}/', { params: { id: world.scanId } }],
    ['GET /contract/note/{matchId}/', { params: { matchId: world.matchId } }],
    ['GET /contract/note/{matchId}/nir/', { params: { matchId: world.matchId } }],
    ['GET /contract/note/{matchId}/known/', { params: { matchId: world.matchId } }],
    ['GET /assignment/', { query: { formation: world.programmeId, session: world.sessionId } }],
  ];

  const ask = ([key, options]: Asked) =>
    server.call(key, { ...options, as: manager.token } as never);

  test('finds in no list who belongs to others, and every one of their own', async () => {
    await set('programmes');
    const statusOf = async (asked: Asked) => {
      const { status, raw } = await ask(asked);
      const text = raw.toString('utf8');
      for (const word of [other.name, other.house, other.candidate.email, other.company.email])
        expect([asked, text.includes(word)]).toEqual([asked, false]);
      return status;
    };
    for (const asked of lists()) expect([asked, await statusOf(asked)]).toEqual([asked, 200]);
    let answered = 0;
    for (const asked of readsOf(other)) if ((await statusOf(asked)) === 200) answered += 1;
    expect(answered).toBeGreaterThan(50);
    for (const key of ['GET /applicant/', 'GET /match_applicants/'] as const)
      expect((await ask([key])).raw.toString('utf8')).toContain(own.name);
    for (const key of [
      'GET /formation-statistics/',
      'GET /formation-statistics/enrolments/',
    ] as const) {
      const { body } = await server.call(key, { as: manager.token });
      expect(body.map(({ formation_id: id }) => id)).toEqual([own.programmeId]);
    }
    expect((await server.call('GET /imports/', { as: manager.token })).body).toEqual([]);
  });

  test('finds nowhere a candidate or a need of others, also with a company that they see', async () => {
    await set('programmes');
    const found: Asked[] = [];
    let ofCompany = 0;
    for (const asked of readsOf(half)) {
      const text = (await ask(asked)).raw.toString('utf8');
      if ([half.name, half.candidate.email, unseen].some((word) => text.includes(word)))
        found.push(asked);
      if (text.includes(half.house)) ofCompany += 1;
    }
    expect(found).toEqual([]);
    const params = { id: half.companyAccount };
    const page = await server.call('GET /follow-up/people/{id}/', { as: superuser.token, params });
    const calls = page.body.calls.map(({ id }) => id);
    expect(calls).toHaveLength(1);
    const tell = await ask(['POST /follow-up/people/{id}/told/', { params, body: { calls } }]);
    expect(tell.body).toEqual({ told: 0 });
    expect(ofCompany).toBeGreaterThan(5);
  });

  test('is not asked to tell somebody what they do not see themselves', async () => {
    await set('programmes');
    const { body: added } = await server.call('POST /follow-up/people/', {
      as: superuser.token,
      body: { side: 'company', name: unique('Sans Adresse '), contact_name: null, phone: null },
    });
    const id = added.account_id;
    await tellOfUnseen(id);
    await renewCauses(server.services);
    const waitsFor = async ({ token: as }: Person) => {
      const query = { everyone: true };
      const { items } = (await server.call('GET /follow-up/waits/', { as, query })).body;
      const page = await server.call('GET /follow-up/people/{id}/', { as, params: { id } });
      return [items.filter((wait) => wait.account_id === id), page.body.waits].map((waits) =>
        waits
          .filter(({ kind }) => kind === 'to_tell')
          .map(({ count, since }) => ({ count, since })),
      );
    };
    const [listed, onPage] = await waitsFor(superuser);
    expect([listed, onPage]).toEqual([[{ count: 1, since: listed?.[0]?.since }], listed]);
    expect(await waitsFor(manager)).toEqual([[], []]);

    // Beside it something that tells of nobody else: that alone is theirs to tell.
    const plain = {
      channel: 'call',
      accountId: id,
      subject: 'Bonjour',
      spoken: 'Bonjour',
    } as const;
    const at = new Date();
    await server.services.db.transaction((tx) => addCalls(tx, [{ ...plain, about: {} }], at));
    await renewCauses(server.services);
    const both = [{ count: 2, since: listed?.[0]?.since }];
    expect(await waitsFor(superuser)).toEqual([both, both]);
    const own = [{ count: 1, since: at.toISOString() }];
    expect(await waitsFor(manager)).toEqual([own, own]);
  });

  test('reads no record of theirs, and each of their own', async () => {
    await set('programmes');
    for (const asked of records(own))
      expect([asked[0], (await ask(asked)).status < 300]).toEqual([asked[0], true]);
    for (const asked of records(other))
      expect([asked[0], (await ask(asked)).status]).toEqual([asked[0], 404]);
    for (const key of ['GET /imports/{id}/', 'GET /imports/{id}/rows/'] as const)
      expect((await ask([key, { params: { id: importId } }])).status).toBe(404);
  });

  test('manages no forum whose guests are of other programmes too, and each of their own', async () => {
    await set('programmes');
    const made = async (...programmeIds: number[]) => {
      const form = { ...forumFor(own), formations_ids: programmeIds };
      return server.call('POST /forums/', { as: superuser.token, body: form });
    };
    const shared = await made(own.programmeId, other.programmeId);
    const theirs = await made(own.programmeId);
    const { body } = await server.call('GET /forums/', { as: manager.token });
    expect(body.map(({ id }) => id)).toEqual([theirs.body.id]);
    const read = (id: number) =>
      server.call('GET /forums/{id}/', { as: manager.token, params: { id } });
    expect((await read(theirs.body.id)).status).toBe(200);
    expect((await read(shared.body.id)).status).toBe(404);
    const guests = await server.call('PUT /forums/{id}/guests/', {
      as: manager.token,
      params: { id: shared.body.id },
      body: { applicants: [], offers: [] },
    });
    expect(guests.status).toBe(404);
  });

  test('holds back what leaves to one of theirs, and not what leaves to everybody', async () => {
    await set('programmes');
    const hold = (id: number | null) =>
      ask(['PUT /follow-up/holds/', { body: { account_id: id, kind: null, held: true } }]);
    expect((await hold(own.candidateAccount)).status).toBe(204);
    expect((await hold(null)).status).toBe(403);
    await set('all');
    expect((await hold(null)).status).toBe(204);
  });

  test('learns from a list that an address is taken, not by whom, and completes nobody of theirs', async () => {
    await set('programmes');
    const check = async (email: string) => {
      const rows = [{ email, name: `Zoé ${other.name}`, phone: '' }];
      const { body } = await server.call('POST /imports/check/', {
        as: manager.token,
        body: { kind: 'candidates', rows },
      });
      return body.known;
    };
    const { email } = other.candidate;
    expect(await check(email)).toEqual([
      { index: 0, by: 'email', state: 'other', name: '', email, is_moved: false },
    ]);
    expect(await check(own.candidate.email)).toMatchObject([
      { state: 'registered', name: `Zoé ${own.name}` },
    ]);
    const phoneOf = async ({ email: address }: Person) => {
      const { phone } = await server.services.db.read
        .selectFrom('applicants')
        .innerJoin('accounts', 'accounts.id', 'applicants.account_id')
        .select('phone')
        .where('email', '=', address)
        .executeTakeFirstOrThrow();
      return phone;
    };
    for (const { candidate } of [own, other])
      await server.services.db.read
        .updateTable('applicants')
        .set({ phone: null })
        .where('id', '=', candidate.id)
        .execute();
    await someImport(server, manager, [email, own.candidate.email], {
      row: { if_known: 'update', phone: '06 39 98 55 66' },
    });
    expect(await phoneOf(other.candidate)).toBeNull();
    expect(await phoneOf(own.candidate)).toBe('+33639985566');
  });

  test('sees everybody where superusers say so, but social security numbers', async () => {
    await set('all');
    expect((await ask(['GET /applicant/'])).raw.toString('utf8')).toContain(other.name);
    const numbers = new Set<ContractKey>([
      'GET /contract/note/{matchId}/nir/',
      'GET /contract/file/{matchId}/export/',
      'GET /contract/file/{matchId}/sheet/',
      'GET /contract/file/{matchId}/bundle/',
      'GET /contract/scans/{id}/',
    ]);
    for (const asked of records(other).filter(([key]) => key !== 'GET /assignment/'))
      expect([asked[0], (await ask(asked)).status]).toEqual([
        asked[0],
        numbers.has(asked[0]) ? 404 : 200,
      ]);
  });

  test('is set by superusers alone, to what there is', async () => {
    expect((await ask(['PUT /centre_settings/', { body: { managers_see: 'all' } }])).status).toBe(
      403,
    );
    const odd = await server.call('PUT /centre_settings/', {
      as: superuser.token,
      body: { managers_see: 'nobody' as never },
    });
    expect(odd.status).toBe(400);
    expect((await server.call('GET /centre_settings/', { as: superuser.token })).body).toEqual({
      managers_see: 'all',
      staff_second_factor: false,
      sign_in_links: false,
      chances_told: true,
    });
  });
});
