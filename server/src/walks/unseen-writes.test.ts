import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { contract, type ContractKey } from '@tandem/contract';
import type { Call } from '@tandem/contract/call';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  needFor,
  someEmail,
  someManager,
  someSuperuser,
  type Person,
} from '../testing/fixtures/by-calls.ts';
import { forumFor } from '../testing/fixtures/forums.ts';
import { begunImport } from '../testing/fixtures/imports.ts';
import {
  accountOf,
  programmeWorld,
  type ProgrammeWorld,
} from '../testing/fixtures/programme-worlds.ts';
import { contentsOf } from '../testing/database/whole-data.ts';
import { startTestServer, type TestServer } from '../testing/product/test-server.ts';
import { waitFor } from '../testing/wait-for.ts';
import { namesNobody } from './names-nobody.ts';
import {
  allWrites,
  ofCompany,
  ofMatch,
  ofMeetings,
  ofPeople,
  type Options,
  type Target,
  type Writes,
} from './staff-writes.ts';

describe('a manager who is held to their programmes', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  let own: ProgrammeWorld;
  let other: ProgrammeWorld;
  /** A company that looks in both programmes, with a candidate of the other one. */
  let half: ProgrammeWorld;

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
    await server.call('POST /formationlink/', {
      as: superuser.token,
      body: { manager: await accountOf(server, manager), formation: own.programmeId },
    });
    await server.call('PUT /centre_settings/', {
      as: superuser.token,
      body: { managers_see: 'programmes' },
    });
  });

  afterAll(() => server.close());

  const targetOf = async (world: ProgrammeWorld, by: Person = superuser): Promise<Target> => {
    const as = by.token;
    const { pool } = server.services.db;
    const note = await server.call('POST /notes/', {
      as,
      // On the page of the company, which may be seen where the candidate is not.
      body: {
        match_id: world.matchId,
        account_id: world.companyAccount,
        kind: 'call',
        text: 'Appel',
      },
    });
    const forum = await server.call('POST /forums/', { as, body: forumFor(world) });
    const email = `${world.name}@exemple.fr`;
    const invited = [{ first_name: 'Noé', last_name: world.name, email, phone: null }];
    await server.call('POST /temp-applicants/', { as, body: invited });
    const { rows } = await pool.query<{ id: number; token: string }>(
      `update applicants set formation_id = $1 from accounts a join invitations i on i.account_id = a.id
        where a.id = applicants.account_id and a.email = $2 returning applicants.id, i.token`,
      [world.programmeId, email],
    );
    const view = { list: 'candidates' as const, name: world.name, query: '', shared: true };
    const ordered = { key: randomUUID(), query: {}, columns: [], format: 'csv' as const };
    const exported = await server.call('POST /exports/matches/', { as, body: ordered });
    await waitFor('the file is made', async () => {
      const made = await server.call('GET /exports/', { as });
      return made.body.items.every(({ state }) => state === 'done');
    });
    const moves = await pool.query<{ id: number }>('select max(id) as id from match_moves');
    const kept = await pool.query<{ id: number }>(
      'insert into kept_enrolments (applicant_id) values ($1) returning id',
      [world.candidate.id],
    );
    return {
      ...world,
      keptId: kept.rows[0]?.id ?? 0,
      candidateId: world.candidate.id,
      noteId: note.body.id,
      forumId: forum.body.id,
      invitedToken: rows[0]?.token ?? '',
      invitedId: rows[0]?.id ?? 0,
      importId: await begunImport(server, by, []),
      viewId: (await server.call('POST /views/', { as, body: view })).body.id,
      exportId: exported.body.id,
      move: moves.rows[0]?.id ?? 0,
    };
  };

  type Asked = [key: ContractKey, options: Options];

  const askedOf = (writes: Writes) => Object.entries(writes) as Asked[];

  const ask = async ([key, options]: Asked) =>
    (await server.call(key, { ...options, as: manager.token } as never)).status;

  /** Of several at once those who are not seen are passed over. */
  const passesOver = new Set<ContractKey>([
    'PUT /follow-up/referents/',
    'PUT /follow-up/sources/',
    'PUT /follow-up/tags/',
    'POST /follow-up/reminders/',
  ]);

  /** Which of these calls are let in, and the tables of which something is another then. */
  const doneBy = async (writes: Writes) => {
    // Written a moment later, of what was seen before.
    await server.services.shown.write();
    const before = await contentsOf(server.services.db);
    const letIn: [ContractKey, number][] = [];
    for (const asked of askedOf(writes)) {
      const status = await ask(asked);
      const isRefused = status === 403 || status === 404;
      if (!isRefused && !(passesOver.has(asked[0]) && status === 200))
        letIn.push([asked[0], status]);
    }
    const after = await contentsOf(server.services.db);
    const changed = Object.keys({ ...before.tables, ...after.tables }).filter(
      (table) => !isDeepStrictEqual(before.tables[table], after.tables[table]),
    );
    return { letIn, changed };
  };

  const nothing = { letIn: [], changed: [] };

  test('is asked for by every call that could write to others', () => {
    const asked = new Set(Object.keys(allWrites({} as Target)));
    const left = (Object.entries(contract) as [ContractKey, Call][])
      .filter(([key, { roles }]) => !key.startsWith('GET ') && roles.includes('staff'))
      .filter(([, { roles }]) => !roles.includes('visitor'))
      .map(([key]) => key)
      .filter((key) => !asked.has(key) && !namesNobody.has(key));
    expect(left).toEqual([]);
  });

  test('changes nothing of whom they do not see', async () => {
    expect(await doneBy(allWrites(await targetOf(other)))).toEqual(nothing);
  });

  test('nor of a candidate whose company they see, nor deletes that company', async () => {
    const { candidateAccount, ...target } = await targetOf(half);
    const ofCandidate = { ...target, candidateAccount, companyAccount: candidateAccount };
    const writes = {
      ...ofMatch(ofCandidate),
      ...ofMeetings(ofCandidate),
      ...ofPeople(ofCandidate),
      ...ofCompany(ofCandidate),
    };
    expect(await doneBy(writes)).toEqual(nothing);
    // A need of that company which is for others alone.
    const hidden = await server.call('POST /offers/', {
      as: half.company.token,
      body: needFor(half),
    });
    const noted = { kind: 'call', text: 'Appel' } as const;
    const onHidden = { body: { ...noted, need_id: hidden.body.id } };
    const { body: note } = await server.call('POST /notes/', { as: superuser.token, ...onHidden });
    const wait = {
      kind: 'tutor_test',
      account_id: half.companyAccount,
      subject_id: hidden.body.id,
    } as const;
    const ofHidden: Writes = {
      'POST /notes/': onHidden,
      'PUT /notes/{id}/': { params: { id: note.id }, body: { ...noted, done: true } },
      'DELETE /notes/{id}/': { params: { id: note.id } },
      'POST /follow-up/reminders/': { body: { waits: [wait] } },
      // Whoever reads at a company's address opens all of its candidates.
      'PUT /follow-up/people/{id}/': {
        params: { id: half.companyAccount },
        body: { name: half.house, email: someEmail() },
      },
    };
    expect(await doneBy(ofHidden)).toEqual(nothing);
    expect(
      await ask(['POST /notes/', { body: { need_id: half.needId, kind: 'call', text: 'Appel' } }]),
    ).toBe(201);
  });

  test('is let into all of their own', async () => {
    // No service signs online here; the file is signed, and the day has no meeting yet.
    const nothingThere = new Set<ContractKey>([
      'POST /contract/file/{matchId}/online-signing/',
      'POST /contract/file/{matchId}/online-signing/reminder/',
      'DELETE /contract/file/{matchId}/online-signing/',
      'DELETE /contract/file/{matchId}/parts/{party}/',
      'PUT /forums/{id}/meetings/{meeting}/',
      'DELETE /forums/{id}/meetings/{meeting}/',
    ]);
    const refused: [ContractKey, number][] = [];
    for (const asked of askedOf(allWrites(await targetOf(own, manager)))) {
      const status = await ask(asked);
      if (!nothingThere.has(asked[0]) && ([400, 403, 404].includes(status) || status >= 500))
        refused.push([asked[0], status]);
    }
    expect(refused).toEqual([]);
  });
});
