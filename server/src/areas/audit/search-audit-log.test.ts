import type { Answer } from '@tandem/contract';
import { auditActions } from '@tandem/domain/audit/audit-log';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tidy } from '../privacy/tidy.ts';
import { addAuditLogLines } from '../../platform/audit-log/audit-queries.ts';
import { standingClock } from '../../testing/product/clock.ts';
import {
  startTestServer,
  type CallOptions,
  type TestServer,
} from '../../testing/product/test-server.ts';
import {
  completeCompany,
  signIn,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../testing/fixtures/by-calls.ts';

/** On both databases: two versions of PostgreSQL search, and neither lets a line be changed. */
describe('the journal', () => {
  const clock = standingClock();
  let server: TestServer;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer({}, { now: clock.now });
    world = await somePlacement(server, await someSuperuser(server));
  });

  afterAll(() => server.close());

  type Query = NonNullable<CallOptions<'GET /journal/'>['query']>;

  const search = async (query: Query) => {
    const answer = await server.call('GET /journal/', { as: world.superuser.token, query });
    expect(answer.status).toBe(200);
    return { lines: answer.body, total: Number(answer.headers['x-total-count']) };
  };

  const readSheet = (person: Person, candidateId = world.candidate.id) =>
    server.call('GET /applicants/registration/{applicantId}/', {
      as: person.token,
      params: { applicantId: candidateId },
    });

  const accountOf = async ({ email }: Person): Promise<number> => {
    const { lines } = await search({ person: email });
    return lines[0]?.person?.account ?? 0;
  };

  test('names who did what to whose data, by name, by address and by number', async () => {
    await readSheet(world.company);
    const account = await accountOf(world.candidate);
    const mine = { person: world.candidate.email, deed: 'see_candidate' } as const;
    const { lines, total } = await search(mine);
    expect(total).toBe(1);
    expect(lines[0]).toMatchObject({
      at: clock.now().toISOString(),
      actor: { role: 'company', email: world.company.email },
      person: { account, kind: 'applicant', name: "Zoé D'Arc", email: world.candidate.email },
      list: null,
    });
    expect(lines[0]?.actor.name).toMatch(/^Atelier /);
    for (const person of ["zoé d'a", "D'Arc Zoé", `n° ${account}`, String(account)])
      expect((await search({ ...mine, person })).lines).toEqual(lines);
    expect((await search({ person: '%' })).total).toBe(0);
    expect((await search({ ...mine, actor: world.company.email })).lines).toEqual(lines);
    expect((await search({ ...mine, actor: world.candidate.email })).total).toBe(0);
  });

  test('does not tell of what people read of themselves, nor of what was refused', async () => {
    const stranger = await completeCompany(server, world.superuser);
    const before = (await search({ person: world.candidate.email })).total;
    expect((await readSheet(world.candidate)).status).toBe(200);
    expect((await readSheet(stranger)).status).toBe(404);
    const refused = await server.call('POST /matches/{id}/', {
      as: world.candidate.token,
      params: { id: world.matchId },
      body: { action: 3 },
    });
    expect(refused.status).toBe(409);
    expect((await search({ person: world.candidate.email })).total).toBe(before);
  });

  test('tells of each reading among many at the same time', async () => {
    const query = { deed: 'see_candidate', actor: world.superuser.email } as const;
    const before = (await search(query)).total;
    await Promise.all(Array.from({ length: 40 }, () => readSheet(world.superuser)));
    expect((await search(query)).total).toBe(before + 40);
  });

  test('pages and period', async () => {
    clock.pass(5, 'minutes');
    const since = clock.now().toISOString();
    for (let count = 0; count < 3; count += 1) await readSheet(world.superuser);
    clock.pass(1, 'minutes');
    const until = clock.now().toISOString();
    await readSheet(world.superuser);
    const query = { since, until, deed: 'see_candidate' } as const;
    const { lines, total } = await search(query);
    expect([lines.length, total]).toEqual([3, 3]);
    const paged = [];
    for (let offset = 0; offset < 3; offset += 1) {
      const page = await search({ ...query, limit: 1, offset });
      expect(page.total).toBe(3);
      paged.push(...page.lines);
    }
    expect(paged).toEqual(lines);
    const ids = lines.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  });

  test('sorted by moment, action, role and name, and filtered by kind', async () => {
    await readSheet(world.company);
    await readSheet(world.superuser);
    const texts = async (
      sort: Query['sort'],
      of: (line: Answer<'GET /journal/'>[number]) => string,
    ) => (await search({ ...(sort && { sort }) })).lines.map(of);
    const ids = await texts('at', ({ id }) => String(id));
    expect(ids.map(Number)).toEqual(ids.map(Number).toSorted((one, other) => one - other));
    const alphabet = new Intl.Collator('fr');
    const labels = await texts('deed', ({ deed }) => auditActions[deed].label);
    expect(labels).toEqual(labels.toSorted(alphabet.compare));
    expect(await texts('-deed', ({ deed }) => auditActions[deed].label)).toEqual(
      labels.toReversed(),
    );
    const roles = await texts('role', ({ actor }) => actor.role);
    expect([roles[0], new Set(roles).size]).toEqual([
      'superuser',
      roles.filter((role, at) => role !== roles[at - 1]).length,
    ]);
    const named = (await search({ sort: 'whose' })).lines.map(({ person }) => person?.name ?? null);
    const firstNull = named.indexOf(null);
    expect(named.slice(firstNull).every((name) => name === null)).toBe(true);
    const names = named.slice(0, firstNull).map((name) => name?.toLowerCase());
    expect(names.filter((name, at) => name !== names[at - 1])).toHaveLength(new Set(names).size);
    const seen = await search({ kind: 'see' });
    expect(seen.lines.length).toBeGreaterThan(0);
    expect(seen.lines.every(({ deed }) => auditActions[deed].kind === 'see')).toBe(true);
    const all = await search({});
    expect(seen.total).toBeLessThan(all.total);
  });

  test('an exported list is one line, and a line of each whom it named for who looks for them', async () => {
    const query = { deed: 'export_list' } as const;
    const answer = await server.call('POST /journal/exports/', {
      as: world.superuser.token,
      // Picked twice, and one that is gone.
      body: { list: 'candidates', ids: [world.candidate.id, world.candidate.id, 987_654] },
    });
    expect(answer.status).toBe(204);
    const { lines } = await search(query);
    expect(lines).toMatchObject([{ person: null, list: 'candidates', items: 2 }]);
    const own = await search({ ...query, person: world.candidate.email });
    expect(own.lines).toMatchObject([
      { list: 'candidates', person: { email: world.candidate.email } },
    ]);
  });

  test('lists that are read again soon are one reading, later another', async () => {
    const query = { deed: 'see_list', actor: world.company.email } as const;
    const read = () => server.call('GET /matches/', { as: world.company.token });
    const counts: number[] = [];
    for (const minutes of [11, 4, 6.5]) {
      clock.pass(minutes, 'minutes');
      // The clock that passes ends the access tokens.
      world.superuser = await signIn(server, world.superuser.email);
      world.company = await signIn(server, world.company.email);
      expect((await read()).status).toBe(200);
      counts.push((await search(query)).total);
    }
    const [first = 0] = counts;
    expect(counts).toEqual([first, first, first + 1]);
  });

  test('nothing is shown that cannot be written down', async () => {
    const { pool } = server.services.db;
    await pool.query('alter table journal rename to journal_elsewhere');
    const unwritten = await readSheet(world.superuser);
    const kept = await server.call('POST /matches/{id}/', {
      as: world.company.token,
      params: { id: world.matchId },
      body: { action: 1 },
    });
    await pool.query('alter table journal_elsewhere rename to journal');
    expect([unwritten.status, kept.status]).toEqual([500, 500]);
    expect(unwritten.raw.toString()).not.toContain('Arc');
    const match = await server.call('GET /matches/{id}/', {
      as: world.company.token,
      params: { id: world.matchId },
    });
    expect(match.body.status).toBe(0);
    expect((await readSheet(world.superuser)).status).toBe(200);
  });

  test('a deleted account keeps its number alone', async () => {
    const account = await accountOf(world.candidate);
    await server.call('DELETE /applicant/{id}/', {
      as: world.superuser.token,
      params: { id: world.candidate.id },
    });
    expect((await search({ person: world.candidate.email })).total).toBe(0);
    const { lines } = await search({ person: `n° ${account}` });
    expect(lines[0]).toMatchObject({
      deed: 'delete_account',
      person: { account, kind: 'applicant', name: null, email: null },
    });
    const rows = await server.services.db.read.selectFrom('journal').selectAll().execute();
    const text = JSON.stringify(rows);
    for (const word of [world.candidate.email, 'Arc', world.company.email])
      expect(text).not.toContain(word);
  });

  test('is only added to; what is older than three years may go, and goes by itself', async () => {
    const { db } = server.services;
    const day = 24 * 3600 * 1000;
    const line = { deed: 'see_list', actor_role: 'system', request_id: 'old' } as const;
    const aged = (days: number) => new Date(Date.now() - days * day);
    await addAuditLogLines(db.read, [
      { ...line, at: aged(3 * 366), actor_id: 1 },
      { ...line, at: aged(3 * 364), actor_id: 2 },
    ]);
    const forbidden = [
      "update journal set deed = 'see_list'",
      'delete from journal',
      'delete from journal where actor_id = 2',
      'truncate journal',
    ];
    for (const statement of forbidden)
      await expect(sql.raw(statement).execute(db.read)).rejects.toThrow('only added to');
    // The database's trigger goes by the real clock.
    await tidy({ db, now: () => new Date() });
    const old = await db.read
      .selectFrom('journal')
      .select('actor_id')
      .where('request_id', '=', 'old')
      .execute();
    expect(old).toEqual([{ actor_id: 2 }]);
  });
});
