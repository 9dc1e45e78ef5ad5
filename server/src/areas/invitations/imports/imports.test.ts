import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  begunImport,
  importIs,
  readTheImport,
  someImport,
} from '../../../testing/fixtures/imports.ts';
import { roundsOf } from '../../../testing/database/rounds.ts';
import { linkIn, mailsTo } from '../../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import {
  password,
  someCandidate,
  someEmail,
  someManager,
  someSuperuser,
  someTraining,
  unique,
  type Person,
  type Training,
} from '../../../testing/fixtures/by-calls.ts';
import { runImport } from './run-import.ts';

/** On both databases: what a kill leaves of it, and rows that are dealt with side by side. */
describe('an import', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  let training: Training;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    training = await someTraining(server, superuser);
  });

  afterAll(() => server.close());

  const start = (id: number) =>
    server.call('POST /imports/{id}/start/', { as: manager.token, params: { id } });

  test('adds whoever has no address once, invites them nowhere, and takes back whom nobody has seen to', async () => {
    const last_name = unique('Sans Adresse ');
    const rows = [
      { first_name: 'Awa', last_name, phone: '06 39 98 44 11' },
      { first_name: 'Binta', last_name, phone: '' },
    ];
    const bring = async () => {
      const id = await begunImport(server, manager, [], { sending: 'now' });
      const { status } = await server.call('POST /imports/{id}/candidates/', {
        as: manager.token,
        params: { id },
        body: rows.map((row, position) => ({ ...row, email: '', position, line: position + 2 })),
      });
      expect(status).toBe(200);
      await start(id);
      return importIs(server, manager, id, 'done');
    };
    const first = await bring();
    expect(first).toMatchObject({ added: 2, skipped: 0, sent: 0, registered: 0 });
    expect(await bring()).toMatchObject({ added: 0, skipped: 2 });
    const found = async () => {
      const { body } = await server.call('GET /applicant/', { as: manager.token });
      return body.filter((one) => one.last_name === last_name);
    };
    expect((await found()).map(({ email, email_sent }) => [email, email_sent])).toEqual([
      [null, false],
      [null, false],
    ]);
    const report = await server.call('GET /imports/{id}/rows/', {
      as: manager.token,
      params: { id: first.id },
    });
    expect(report.body).toMatchObject([
      { email: '', name: `Awa ${last_name}`, outcome: 'added', registered: false },
      { email: '', name: `Binta ${last_name}` },
    ]);
    const params = { id: first.id };
    await server.call('POST /imports/{id}/withdraw/', { as: manager.token, params });
    await importIs(server, manager, first.id, 'withdrawn');
    expect(await found()).toEqual([]);
  });

  test('and an addition by hand at one instant add nobody without an address twice', async () => {
    for (let round = 0; round < roundsOf(10); round += 1) {
      const person = {
        first_name: 'Awa',
        last_name: unique('Au Même Instant '),
        phone: '0639984412',
      };
      const id = await begunImport(server, manager, [], { sending: 'now' });
      await server.call('POST /imports/{id}/candidates/', {
        as: manager.token,
        params: { id },
        body: [{ ...person, email: '', position: 0, line: 2 }],
      });
      await start(id);
      await Promise.all([
        runImport(server.services, { importId: id }, new AbortController().signal),
        server.call('POST /follow-up/people/', {
          as: manager.token,
          body: { side: 'applicant', ...person },
        }),
      ]);
      await importIs(server, manager, id, 'done');
      const { body } = await server.call('GET /applicant/', { as: manager.token });
      expect(body.filter(({ last_name }) => last_name === person.last_name)).toHaveLength(1);
    }
  });

  const invited = async (email: string) => {
    const { body } = await server.call('GET /temp-applicants/', { as: manager.token });
    return body.find((found) => found.email === email);
  };

  test('adds everybody once, begins their sheets, writes to each, and keeps its report', async () => {
    const emails = Array.from({ length: 230 }, someEmail);
    const id = await begunImport(server, manager, emails, {
      sending: 'now',
      row: {
        formation: training.programmeId,
        session: training.sessionId,
        town: '42000 Roanne',
        source: 'Salon',
      },
    });
    await start(id);
    const again = await start(id);
    expect(again.status).toBe(200);
    const done = await importIs(server, manager, id, 'done');
    expect(done).toMatchObject({ rows: 230, treated: 230, added: 230, skipped: 0, updated: 0 });
    const last = emails.at(-1) ?? '';
    expect(await mailsTo(server, last)).toHaveLength(1);
    const { rows } = await server.services.db.pool.query(
      `select city, formation_id, session_id from applicants join accounts on accounts.id = account_id where email = $1`,
      [last],
    );
    expect(rows).toEqual([
      {
        city: 'Roanne (42000)',
        formation_id: training.programmeId,
        session_id: training.sessionId,
      },
    ]);
    const report = await server.call('GET /imports/{id}/rows/', {
      as: manager.token,
      params: { id },
    });
    expect(report.body).toHaveLength(230);
    expect(report.body[229]).toMatchObject({
      line: 231,
      email: last,
      name: "Zoé D'Arc",
      outcome: 'added',
    });
  });

  test('that is begun twice with one key is one, and rows that come twice are kept once', async () => {
    const body = {
      kind: 'candidates' as const,
      key: randomUUID(),
      file_name: 'a.csv',
      sending: 'none' as const,
    };
    const [one, two] = await Promise.all(
      [body, body].map((same) => server.call('POST /imports/', { as: manager.token, body: same })),
    );
    expect(one?.body.id).toBe(two?.body.id);
    const id = one?.body.id ?? 0;
    const row = { position: 0, line: 2, first_name: 'Zoé', last_name: 'Roux', email: someEmail() };
    const send = () =>
      server.call('POST /imports/{id}/candidates/', {
        as: manager.token,
        params: { id },
        body: [row],
      });
    await send();
    expect((await send()).body).toEqual({ rows: 1 });
    await start(id);
    await importIs(server, manager, id, 'done');
    expect((await send()).status).toBe(409);
  });

  test('goes on where a kill left it, and sends nothing twice', async () => {
    const emails = Array.from({ length: 250 }, someEmail);
    const id = await begunImport(server, manager, emails, { sending: 'now' });
    await server.services.db.pool.query("update imports set state = 'running' where id = $1", [id]);
    const killed = new AbortController();
    killed.abort();
    await expect(runImport(server.services, { importId: id }, killed.signal)).rejects.toThrow(
      'abort',
    );
    expect((await readTheImport(server, manager, id)).treated).toBe(100);
    const alive = new AbortController().signal;
    await Promise.all([1, 2].map(() => runImport(server.services, { importId: id }, alive)));
    expect(await readTheImport(server, manager, id)).toMatchObject({ state: 'done', added: 250 });
    const { rows } = await server.services.db.pool.query(
      'select count(*)::integer as count from messages where recipient = any($1)',
      [emails],
    );
    expect(rows).toEqual([{ count: 250 }]);
  });

  test('leaves those who are there, completes them where asked, and knows a person by name and number', async () => {
    const known = someEmail();
    const phone = '06 12 34 56 01';
    await someImport(server, manager, [known], { row: { phone, last_name: unique('Roux') } });
    const { last_name: lastName = '' } = (await invited(known)) ?? {};
    const check = await server.call('POST /imports/check/', {
      as: manager.token,
      body: {
        kind: 'candidates',
        rows: [
          { email: known.toUpperCase(), name: 'X', phone: '' },
          { email: someEmail(), name: `${lastName} zoe`, phone: '0612345601' },
          { email: someEmail(), name: 'Autre', phone: '0612345601' },
          { email: manager.email, name: '', phone: '' },
        ],
      },
    });
    expect(check.body.known.map(({ index, by, state }) => [index, by, state])).toEqual([
      [0, 'email', 'invited'],
      [1, 'person', 'invited'],
      [3, 'email', 'other'],
    ]);
    const skipped = await someImport(server, manager, [known, someEmail()], {
      row: { phone, last_name: lastName },
    });
    expect(await readTheImport(server, manager, skipped)).toMatchObject({ added: 0, skipped: 2 });
    const updated = await someImport(server, manager, [known], {
      row: { first_name: 'Léa', if_known: 'update', formation: training.programmeId },
    });
    expect(await readTheImport(server, manager, updated)).toMatchObject({ updated: 1 });
    expect((await invited(known))?.first_name).toBe('Léa');
    const both = await someImport(server, manager, [someEmail()], {
      row: { phone, first_name: 'Léa', last_name: "D'Arc", if_known: 'add' },
    });
    expect(await readTheImport(server, manager, both)).toMatchObject({ added: 1 });
  });

  test('never changes what somebody who has registered has written', async () => {
    const candidate = await someCandidate(server, manager);
    const id = await someImport(server, manager, [candidate.email], {
      row: { if_known: 'update', first_name: 'Autre', last_name: 'Personne' },
    });
    expect(await readTheImport(server, manager, id)).toMatchObject({ updated: 1 });
    const { body } = await server.call('GET /user/info/', { as: candidate.token });
    expect(body.first_name).not.toBe('Autre');
  });

  test('waits with its messages until the moment that was chosen', async () => {
    const email = someEmail();
    const id = await begunImport(server, manager, [email], {
      sending: 'later',
      send_at: new Date(Date.now() + 3_600_000).toISOString(),
    });
    await start(id);
    await importIs(server, manager, id, 'scheduled');
    expect(await invited(email)).toMatchObject({ email_sent: false });
    expect(await mailsTo(server, email)).toHaveLength(0);
    await server.services.db.pool.query(
      "update imports set send_at = now() - interval '1 minute' where id = $1",
      [id],
    );
    await runImport(server.services, { importId: id }, new AbortController().signal);
    expect((await readTheImport(server, manager, id)).state).toBe('done');
    expect(await mailsTo(server, email)).toHaveLength(1);
  });

  test('is withdrawn as a whole, but for those who have registered', async () => {
    const [stays, goes] = [someEmail(), someEmail()];
    const id = await someImport(server, manager, [stays, goes], { sending: 'now' });
    const [mail] = await mailsTo(server, stays);
    if (!mail) throw new Error('No invitation was sent.');
    const token = linkIn(mail).pathname.split('/').at(-1) ?? '';
    await server.call('POST /user/register/', { body: { token, password } });
    const withdraw = () =>
      server.call('POST /imports/{id}/withdraw/', { as: manager.token, params: { id } });
    await withdraw();
    expect((await withdraw()).status).toBe(200);
    expect(await importIs(server, manager, id, 'withdrawn')).toMatchObject({
      withdrawn: 1,
      registered: 1,
    });
    expect(await invited(goes)).toBeUndefined();
  });

  const companyImport = async (row: Record<string, unknown> & { name: string }) => {
    const { body } = await server.call('POST /imports/', {
      as: manager.token,
      body: { kind: 'companies', key: randomUUID(), file_name: 'a.csv', sending: 'none' },
    });
    const params = { id: body.id };
    await server.call('POST /imports/{id}/companies/', {
      as: manager.token,
      params,
      body: [{ position: 0, line: 2, ...row }],
    });
    await start(body.id);
    return importIs(server, manager, body.id, 'done');
  };

  const companySheet = async (name: string) => {
    const { rows } = await server.services.db.pool.query(
      'select name, contact_name, contact_role, contact_phone, city from companies where name = $1',
      [name],
    );
    return rows;
  };

  test('of companies brings their names, whom one asks for, as what, and at which number', async () => {
    const name = unique('Garage ');
    const firm = { name, email: someEmail(), contact: 'Marc Durand', contact_role: 'Gérant' };
    await companyImport({ ...firm, phone: '04 77 12 34 56', town: 'Roanne (42)' });
    const { body: list } = await server.call('GET /companies/', { as: manager.token });
    expect(list.temp_companies.map((one) => one.name)).toContain(name);
    expect(await companySheet(name)).toEqual([
      {
        name,
        contact_name: 'Marc Durand',
        contact_role: 'Gérant',
        contact_phone: '+33477123456',
        city: 'Roanne',
      },
    ]);
  });

  test('of companies knows one that is there however its name is written', async () => {
    const name = unique('Boulangerie Émile & Fils ');
    await companyImport({ name, email: someEmail() });
    const written = `SARL ${name.toUpperCase().replace('É', 'E').replace('&', 'ET')}`;
    const row = { name: written, email: someEmail() };
    const { body } = await server.call('POST /imports/check/', {
      as: manager.token,
      body: { kind: 'companies', rows: [{ ...row, phone: '' }] },
    });
    expect(body.known).toMatchObject([{ index: 0, by: 'person', name }]);
    expect(await companyImport(row)).toMatchObject({ added: 0, skipped: 1 });
  });

  test('of companies fills what is empty of one that is there, and leaves what is written', async () => {
    const row = { name: unique('Garage '), email: someEmail(), if_known: 'update' };
    const told = async (more: Record<string, unknown>) => {
      expect(await companyImport({ ...row, ...more })).toMatchObject({ updated: 1 });
      return companySheet(row.name);
    };
    await companyImport({ ...row, phone: '04 77 12 34 56' });
    const first = {
      contact_name: 'Marc Durand',
      contact_role: null,
      contact_phone: '+33477123456',
    };
    expect(await told({ contact: 'Marc Durand', phone: '04 77 12 34 57' })).toMatchObject([first]);
    // What somebody else does there is not what the one who is written does.
    expect(await told({ contact: 'Léa Petit', contact_role: 'Comptable' })).toMatchObject([first]);
    expect(await told({ contact: 'marc durand', contact_role: 'Gérant' })).toMatchObject([
      { ...first, contact_role: 'Gérant' },
    ]);
    expect(await told({ contact: 'Marc Durand', contact_role: 'Directeur' })).toMatchObject([
      { ...first, contact_role: 'Gérant' },
    ]);
  });
});
