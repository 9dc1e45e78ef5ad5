import { expect, test } from 'vitest';
import { someEmail, someSuperuser, unique } from '../../../../testing/fixtures/by-calls.ts';
import { importIs, someImport } from '../../../../testing/fixtures/imports.ts';
import { startTestServer } from '../../../../testing/product/test-server.ts';

test('all of more companies than are dealt with at once are as before, and a note that was edited stays', async () => {
  const server = await startTestServer();
  const { pool } = server.services.db;
  const superuser = await someSuperuser(server);
  const emails = Array.from({ length: 101 }, someEmail);
  const name = unique('Garage ');
  const bring = (row: Record<string, unknown>) =>
    someImport(server, superuser, emails, {
      kind: 'companies',
      row: { name, if_known: 'update', ...row },
    });
  const read = async () => {
    const { rows } = await pool.query(
      `select name, city, zip_code, siret, sector_ids, contact_name, contact_role, contact_phone
       from companies order by account_id`,
    );
    return rows;
  };
  await bring({});
  const before = await read();
  const id = await bring({
    name: `SARL ${name}`,
    town: '42300 Roanne',
    siret: '73282932000074',
    sectors: 'Informatique',
    contact: 'Noé Roux',
    contact_role: 'Gérant',
    phone: '06 39 98 12 34',
    note: 'À rappeler',
  });
  expect((await read())[0]).toEqual({
    name: `SARL ${name}`,
    city: 'Roanne',
    zip_code: '42300',
    siret: '73282932000074',
    sector_ids: [24],
    contact_name: 'Noé Roux',
    contact_role: 'Gérant',
    contact_phone: '+33639981234',
  });
  await pool.query(
    `update notes set text = 'Rappelé', changed_at = changed_at + interval '1 minute'
     where account_id = (select id from accounts where email = $1)`,
    [emails[7]],
  );
  const call = { as: superuser.token, params: { id } };
  await server.call('POST /imports/{id}/withdraw/', call);
  expect(await importIs(server, superuser, id, 'withdrawn')).toMatchObject({
    updated: 101,
    restored: 100,
  });
  expect(await read()).toEqual(before);
  const { rows: notes } = await pool.query('select text from notes');
  expect(notes).toEqual([{ text: 'Rappelé' }]);
  const { body } = await server.call('GET /imports/{id}/rows/', call);
  expect(body.flatMap(({ reason }) => reason ?? [])).toEqual(['Changé depuis, resté\u00a0: note']);
  await server.close();
});
