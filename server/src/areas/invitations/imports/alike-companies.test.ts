import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  someEmail,
  someSuperuser,
  unique,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';
import { importIs } from '../../../testing/fixtures/imports.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

let server: TestServer;
let superuser: Person;

beforeAll(async () => {
  server = await startTestServer();
  superuser = await someSuperuser(server);
});

afterAll(() => server.close());

interface Row {
  name: string;
  town?: string;
  siret?: string;
}

const bring = async (row: Row) => {
  const as = superuser.token;
  const { body } = await server.call('POST /imports/', {
    as,
    body: { kind: 'companies', key: randomUUID(), file_name: 'a.csv', sending: 'none' },
  });
  const params = { id: body.id };
  await server.call('POST /imports/{id}/companies/', {
    as,
    params,
    body: [{ position: 0, line: 2, email: someEmail(), if_known: 'update', ...row }],
  });
  await server.call('POST /imports/{id}/start/', { as, params });
  const { added, updated } = await importIs(server, superuser, body.id, 'done');
  return { added, updated };
};

const knownBy = async (row: Row) => {
  const { body } = await server.call('POST /imports/check/', {
    as: superuser.token,
    body: { kind: 'companies', rows: [{ email: someEmail(), phone: '', ...row }] },
  });
  return body.known.map(({ by }) => by);
};

test('a company of the same name is asked about, and another, where the town or the SIRET differs', async () => {
  const name = unique('Lemaire ');
  await bring({ name: `SARL ${name}`, town: '42300 Saint-Étienne', siret: '73282932000074' });
  for (const same of [
    { name },
    { name, town: 'St Etienne Cedex 1' },
    { name, siret: '732829320' },
    { name, town: '42300 Roanne' },
  ])
    expect([same, await knownBy(same)]).toEqual([same, ['person']]);
  expect(await knownBy({ name: `SCI ${name}` })).toEqual([]);
  const elsewhere = { name, town: 'Lyon' };
  for (const other of [{ name, siret: '55210055400013' }, elsewhere])
    expect([other, await knownBy(other)]).toEqual([other, ['alike']]);
  expect(await bring(elsewhere)).toEqual({ added: 1, updated: 0 });
});

test('of several companies of one name the one that is written so is meant, else it is asked about', async () => {
  const name = unique('Roux ');
  await bring({ name, town: 'Roanne' });
  await bring({ name: `${name} SAS`, town: 'Lyon' });
  expect(await knownBy({ name: `SARL ${name}` })).toEqual(['alike']);
  expect(await knownBy({ name: name.toUpperCase() })).toEqual(['person']);
  expect(await knownBy({ name: `SARL ${name}`, town: '69003 LYON' })).toEqual(['person']);
  expect(await bring({ name: `${name} SAS` })).toEqual({ added: 0, updated: 1 });
});

test('a company is known by its SIRET however it is called, La Poste’s as well, and by a name that it has since', async () => {
  const name = unique('Fabre ');
  const laPoste = '35600000000001';
  await bring({ name, siret: '55210055400013' });
  await bring({ name: unique('La Poste '), siret: laPoste });
  for (const siret of ['55210055400013', laPoste])
    expect(await knownBy({ name: unique('Enseigne '), siret })).toEqual(['person']);
  // Neither a SIREN nor a number that is wrong is one company's alone.
  for (const siret of ['552100554', '55210055400014']) {
    await bring({ name: unique('Enseigne '), siret });
    expect(await knownBy({ name: unique('Enseigne '), siret })).toEqual([]);
  }
  const { pool } = server.services.db;
  await pool.query('update companies set name = $2 where name = $1', [name, `${name} Frères`]);
  expect(await knownBy({ name: `SARL ${name} Freres` })).toEqual(['person']);
  expect(await bring({ name: `SARL ${name} Freres` })).toEqual({ added: 0, updated: 1 });
  expect(await knownBy({ name })).toEqual([]);
});

test('a SIRET is one number however it is typed, and names nobody whom a list knows by it', async () => {
  const name = unique('Lambert ');
  await bring({ name, town: 'Roanne', siret: '552 100 554 00021' });
  for (const siret of ['55210055400021', '552.100.554.00021'])
    expect(await knownBy({ name: unique('Enseigne '), siret })).toEqual(['person']);
  expect(await bring({ name: unique('Enseigne '), siret: '55210055400021' })).toEqual({
    added: 0,
    updated: 1,
  });
  expect(await knownBy({ name: `SARL ${name}` })).toEqual(['person']);
});

test('of two companies of one SIRET the one of the name or the town is meant, else it is asked about', async () => {
  const [name, other] = [unique('Morel '), unique('Fournier ')];
  const siret = '55210055400039';
  await bring({ name, town: 'Roanne', siret });
  await bring({ name: other, town: 'Lyon' });
  const { pool } = server.services.db;
  await pool.query('update companies set siret = $2 where name = $1', [other, siret]);
  expect(await knownBy({ name, siret })).toEqual(['person']);
  expect(await knownBy({ name: unique('Enseigne '), town: 'Roanne', siret })).toEqual(['person']);
  expect(await knownBy({ name: unique('Enseigne '), siret })).toEqual(['alike']);
});
