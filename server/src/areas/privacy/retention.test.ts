import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standingClock } from '../../testing/product/clock.ts';
import { enrol } from '../../testing/fixtures/contracts/enrolment.ts';
import { settled } from '../../testing/product/settled.ts';
import { linkIn, mailsTo, type Message } from '../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import {
  signIn,
  someCandidate,
  someCompany,
  someEmail,
  someManager,
  somePlacement,
  someSuperuser,
  someTraining,
  type Person,
} from '../../testing/fixtures/by-calls.ts';
import { runRetention } from './retention.ts';

describe('what is kept for how long', () => {
  const clock = standingClock('2026-01-10T05:00:00Z');
  let server: TestServer;
  let root: string;
  let idle: Person & { id: number };
  let idleCompany: Person;
  let active: Person;
  let manager: Person;
  let invited: string;
  let matchId: number;
  let resume: string;

  const superuser = () => signIn(server, root);

  beforeAll(async () => {
    server = await startTestServer({ CONTRACT_SHEET_MONTHS: '6' }, { now: clock.now });
    const chief = await someSuperuser(server);
    root = chief.email;
    const world = await somePlacement(server, chief);
    ({ candidate: idle, company: idleCompany, matchId } = world);
    await enrol(server, world, { contract_start: '2026-02-01', contract_end: '2026-08-31' });
    await server.call('POST /contract/file/{matchId}/parts/{party}/', {
      as: world.company.token,
      params: { matchId, party: 'supervisor' },
      body: { way: 'link', name: 'Anne Marchand' },
    });
    const sheet = await server.call('GET /applicants/registration/', { as: idle.token });
    resume = sheet.body.resume?.split('/').at(-1) ?? '';
    active = await someCandidate(server, chief);
    manager = await someManager(server, chief);
    invited = someEmail();
    await server.call('POST /temp-companies/', {
      as: chief.token,
      body: [{ name: 'Jamais venue', email: invited }],
    });
  });

  afterAll(() => server.close());

  /** As the clock of the jobs starts it, to its end. */
  const runDaily = async () => {
    const { db, jobs } = server.services;
    // A server that was on all the time has looked at its clock an hour ago.
    await db.pool.query('update clock_notes set seen_at = $1', [clock.now()]);
    await db.transaction((tx) => jobs.add(tx, 'retention', [{}]));
    await settled(server, 'retention', 'send-message', 'remove-file', 'rescore');
  };

  const runs = async () => {
    const { token: as } = await superuser();
    return (await server.call('GET /retention-runs/', { as })).body;
  };

  const notices = async ({ email }: { email: string }): Promise<Message[]> =>
    (await mailsTo(server, email)).filter(({ subject }) => subject.includes('sera supprimé'));

  const isThere = async (email: string): Promise<boolean> => {
    const { rows } = await server.services.db.pool.query(
      'select 1 from accounts where email = $1',
      [email],
    );
    return rows.length > 0;
  };

  const counts = { noticed: 0, erased: 0, contract_sheets: 0, files: 0, failed: 0 };

  test('while all is fresh, a run does nothing, and says so', async () => {
    await runDaily();
    expect(await runs()).toEqual([
      {
        id: expect.any(Number),
        started_at: '2026-01-10T05:00:00.000Z',
        finished_at: '2026-01-10T05:00:00.000Z',
        ...counts,
      },
    ]);
  });

  const partLinks = async () =>
    (await server.services.db.pool.query('select 1 from part_links')).rows.length;

  test('a contract sheet goes when its time after the contract is over; the match stays', async () => {
    clock.pass(413, 'days');
    await runDaily();
    expect(await partLinks()).toBe(1);
    expect(await runs()).toMatchObject([{ ...counts, started_at: '2027-02-27T05:00:00.000Z' }, {}]);
    clock.pass(1, 'days');
    await runDaily();
    expect(await runs()).toMatchObject([{ ...counts, contract_sheets: 1 }, {}, {}]);
    expect(await partLinks()).toBe(0);
    const { token: as } = await superuser();
    const sheet = await server.call('GET /contract/note/{matchId}/', { as, params: { matchId } });
    expect(sheet).toMatchObject({
      status: 410,
      failure: {
        code: 'contract_sheet_erased',
        message:
          'La fiche de ce contrat a été effacée le 28 février 2027 : sa durée de conservation était passée.',
      },
    });
    const told = await server.services.db.read
      .selectFrom('journal')
      .select(['actor_role', 'person_kind'])
      .where('deed', '=', 'erase_contract_sheet')
      .orderBy('person_kind')
      .execute();
    expect(told).toEqual([
      { actor_role: 'system', person_kind: 'applicant' },
      { actor_role: 'system', person_kind: 'company' },
    ]);
    const match = await server.call('GET /matches/{id}/', { as, params: { id: matchId } });
    expect(match.body.status).toBe(4);
  });

  test('two years after the last use, and not a day before, a mail says when and how to stay', async () => {
    active = await signIn(server, active.email);
    // 2026-01-10 and two years: 2028-01-10.
    clock.pass(315, 'days');
    await runDaily();
    expect([await notices(idle), await notices(idleCompany)]).toEqual([[], []]);
    clock.pass(2, 'days');
    await runDaily();
    expect((await runs())[0]).toMatchObject({ ...counts, noticed: 2, erased: 1 });
    const [notice] = await notices(idle);
    expect(notice?.subject).toBe('Votre compte Tandem sera supprimé le 10 février 2028');
    expect(notice?.text).toContain('depuis le 10 janvier 2026');
    expect(linkIn(notice as Message).href).toBe('https://tandem.example/login');
    expect(await notices(idleCompany)).toHaveLength(1);
    for (const person of [active, manager]) expect(await notices(person)).toEqual([]);
  });

  test('who was invited and never came is gone, without a mail', async () => {
    expect(await isThere(invited)).toBe(false);
    expect((await mailsTo(server, invited)).length).toBe(0);
  });

  test('a day has one run, whoever starts it and however often', async () => {
    await Promise.all([runRetention(server.services), runRetention(server.services), runDaily()]);
    expect(await notices(idle)).toHaveLength(1);
    expect(await runs()).toHaveLength(5);
    clock.pass(1, 'days');
    await Promise.all([1, 2, 3].map(() => runRetention(server.services)));
    expect(await runs()).toHaveLength(6);
    expect(await notices(idle)).toHaveLength(1);
  });

  test('thirty days later who has come back stays, and who has not is erased with the file', async () => {
    clock.pass(20, 'days');
    await signIn(server, idleCompany.email);
    clock.pass(8, 'days');
    await runDaily();
    expect((await runs())[0]).toMatchObject(counts);
    expect(await isThere(idle.email)).toBe(true);
    const files = () => readdirSync(path.join(server.dataDir, 'files'));
    expect(files()).toContain(resume);
    clock.pass(2, 'days');
    await runDaily();
    expect((await runs())[0]).toMatchObject({ ...counts, erased: 1 });
    expect(await isThere(idle.email)).toBe(false);
    expect(files()).not.toContain(resume);
    expect(await isThere(idleCompany.email)).toBe(true);
    const { token: as } = await superuser();
    const told = await server.call('GET /journal/', { as, query: { deed: 'delete_account' } });
    expect(told.body[0]).toMatchObject({
      actor: { role: 'system' },
      person: { kind: 'applicant', name: null },
    });
  });

  test('who was invited and never came stays in the figures of the session, without a name', async () => {
    const { token: as } = await superuser();
    const { sessionId } = await someTraining(server, await superuser());
    const { pool } = server.services.db;
    const day = clock.now().toISOString().slice(0, 10);
    await pool.query('update sessions set starts_on = $2 where id = $1', [sessionId, day]);
    const email = someEmail();
    await server.call('POST /temp-applicants/', {
      as,
      body: [{ first_name: 'Jamais', last_name: 'Venu', email }],
    });
    clock.pass(735, 'days');
    const chief = await superuser();
    const invitations = async () => {
      const { body } = await server.call('GET /formation-statistics/report/', {
        as: chief.token,
        query: { session: sessionId },
      });
      return body.steps.find(({ step }) => step === 'invited')?.now;
    };
    expect(await invitations()).toBe(1);
    await runDaily();
    expect(await isThere(email)).toBe(false);
    expect(await invitations()).toBe(1);
  });

  test('a sign-in that is only renewed counts as use', async () => {
    const person = await signIn(server, active.email);
    const used = async () => {
      const { rows } = await server.services.db.pool.query<{ at: Date }>(
        'select last_used_at as at from account_uses join accounts on id = account_id where email = $1',
        [person.email],
      );
      return rows[0]?.at;
    };
    clock.pass(2, 'days');
    await server.call('POST /token/refresh/', { body: { refresh: person.refresh } });
    expect(await used()).toEqual(clock.now());
  });

  test('one record that fails is counted, tried again the next day, and holds up no other', async () => {
    const chief = await superuser();
    const broken = await someCompany(server, chief);
    const sound = await someCompany(server, chief);
    clock.pass(735, 'days');
    const { pool } = server.services.db;
    await pool.query(
      `create function refuse_notice() returns trigger language plpgsql as $$
       begin raise exception 'no'; end $$`,
    );
    await pool.query(
      `create trigger refuse_notice before insert on messages for each row
       when (new.recipient = '${broken.email}') execute function refuse_notice()`,
    );
    await runDaily();
    const [run] = await runs();
    expect(run?.failed).toBe(1);
    expect([await notices(broken), await notices(sound)]).toMatchObject([[], [{}]]);
    await pool.query('drop trigger refuse_notice on messages');
    clock.pass(1, 'days');
    await runDaily();
    expect((await runs())[0]).toMatchObject({ ...counts, noticed: 1 });
    expect(await notices(broken)).toHaveLength(1);
  });
});
