import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everywhereWith } from '../../testing/database/everywhere-with.ts';
import { someSuperuser, unique, type Person } from '../../testing/fixtures/by-calls.ts';
import { begunImport } from '../../testing/fixtures/imports.ts';
import { settled } from '../../testing/product/settled.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';

/** On both databases: nothing of a person may be left in either. */
describe('a name that others have written', () => {
  let server: TestServer;
  let superuser: Person;

  beforeAll(async () => {
    server = await startTestServer({}, { jobTiming: { pauseSeconds: 0 } });
    superuser = await someSuperuser(server);
  });

  afterAll(() => server.close());

  const rest = () => settled(server, 'send-message', 'forget-namings', 'sweep-outbox');

  test('an invitation that is withdrawn and a manager who leaves take all of it along', async () => {
    const as = superuser.token;
    const person = unique('Xoquillevar');
    // Of who has never confirmed a name only one with a known first name is looked for in others' texts.
    const name = { first_name: 'Zoé', last_name: person };
    const invited = { ...name, email: `${person.toLowerCase()}@exemple.example`, phone: null };
    const added = await server.call('POST /temp-applicants/', { as, body: [invited] });
    expect(added.status).toBe(201);
    const { body: waiting } = await server.call('GET /temp-applicants/', { as });
    const token = waiting.find(({ email }) => email === invited.email)?.token ?? '';
    await server.call('POST /views/', {
      as,
      body: { list: 'companies', name: `Vus avec Zoé ${person}`, query: '', shared: true },
    });
    const gone = await server.call('DELETE /temp-applicants/{token}/', { as, params: { token } });
    expect(gone.status).toBe(204);
    await rest();
    expect(await everywhereWith(server, person)).toEqual([]);

    const manager = unique('Wurzelbrot');
    const email = `${manager.toLowerCase()}@exemple.example`;
    await server.call('POST /staff/', {
      as,
      body: { first_name: manager, last_name: 'Le Goff', email },
    });
    const { body: managers } = await server.call('GET /staff/', { as });
    const id = managers.find((one) => one.email === email)?.id ?? 0;
    // What is under way as its reader goes is swept by night.
    await rest();
    expect((await server.call('DELETE /staff/{id}/', { as, params: { id } })).status).toBe(204);
    await rest();
    expect(await everywhereWith(server, manager)).toEqual([]);
  });

  test('whoever is erased stays in no row of a list that was left out', async () => {
    const as = superuser.token;
    const person = unique('Xoquillevar');
    const email = `${person.toLowerCase()}@exemple.example`;
    const id = await begunImport(server, superuser, [email], {
      row: { first_name: person, last_name: 'Le Gall' },
    });
    await server.call('POST /imports/{id}/start/', { as, params: { id } });
    const again = await begunImport(server, superuser, []);
    const why = { reason: 'Laissée de côté' };
    const { body } = await server.call('POST /imports/{id}/left-out/', {
      as,
      params: { id: again },
      body: [
        { position: 0, line: 2, name: `${person} Le Gall`, email: email.toUpperCase(), ...why },
        { position: 1, line: 3, name: `LE GALL ${person}`, email: '', ...why },
        { position: 2, line: 4, name: 'Noé Le Gall', email: '', ...why },
      ],
    });
    expect(body).toEqual({ rows: 3 });
    await settled(server, 'run-import');
    const { body: waiting } = await server.call('GET /temp-applicants/', { as });
    const token = waiting.find((one) => one.email === email)?.token ?? '';
    const gone = await server.call('DELETE /temp-applicants/{token}/', { as, params: { token } });
    expect(gone.status).toBe(204);
    await rest();
    expect(await everywhereWith(server, person)).toEqual([]);
    expect(await everywhereWith(server, 'Noé Le Gall')).toEqual(['public.import_rows.details']);
  });
});
