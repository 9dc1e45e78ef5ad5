import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { someEmail, someSuperuser, unique } from '../../../testing/fixtures/by-calls.ts';
import { someImport } from '../../../testing/fixtures/imports.ts';
import { startTestServer } from '../../../testing/product/test-server.ts';

const migration = new URL(
  '../../../platform/database/migrations/0105-composed-names.sql',
  import.meta.url,
);

test('names and towns of a list from a Mac are found by whoever types them, those of before as well', async () => {
  const server = await startTestServer();
  const superuser = await someSuperuser(server);
  const email = someEmail();
  const lastName = unique('Rene\u0301 ');
  await someImport(server, superuser, [email], {
    row: { first_name: 'Le\u0301a', last_name: lastName, town: '30000 Ne\u0302mes' },
  });
  const read = async () => {
    const { rows } = await server.services.db.pool.query(
      `select first_name, last_name, city from accounts join applicants on account_id = accounts.id
       where email = $1`,
      [email],
    );
    return rows;
  };
  const composed = [
    { first_name: 'Léa', last_name: lastName.normalize('NFC'), city: 'Nêmes (30000)' },
  ];
  expect(await read()).toEqual(composed);
  const { pool } = server.services.db;
  await pool.query('update accounts set first_name = $1 where email = $2', ['Le\u0301a', email]);
  await pool.query('update applicants set city = $1 where city = $2', [
    'Ne\u0302mes (30000)',
    'Nêmes (30000)',
  ]);
  for (const statement of readFileSync(migration, 'utf8').split(';'))
    if (statement.trim() !== '') await pool.query(statement);
  expect(await read()).toEqual(composed);
  await server.close();
});
