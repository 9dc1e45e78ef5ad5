import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someManager, someSuperuser, type Person } from '../../testing/fixtures/by-calls.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';

describe('the search', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    const as = manager.token;
    await server.call('POST /temp-applicants/', {
      as,
      body: [
        { first_name: 'Zoé', last_name: 'D’Arc', email: 'zoe@lycee.fr', phone: '06 39 98 12 34' },
        { first_name: 'Élodie', last_name: 'Martin', email: 'elodie@lycee.fr', phone: null },
        { first_name: 'Martine', last_name: 'Aubry', email: 'm.aubry@lycee.fr', phone: null },
      ],
    });
    await server.call('POST /temp-companies/', {
      as,
      body: [{ name: 'Maison Martin & Fils', email: 'contact@martin-fils.fr' }],
    });
    await server.services.db.pool.query(
      "update companies set city = 'Nœux-les-Mines', contact_name = 'Anaïs Petit', contact_phone = '+33639981299'",
    );
  });

  afterAll(() => server.close());

  const search = async (q: string, { as = manager, limit = 8 } = {}) => {
    const { body } = await server.call('GET /search/', { as: as.token, query: { q, limit } });
    return { ...body, names: body.items.map(({ name }) => name) };
  };

  test.each([
    ['d’arc ZOE', ['Zoé D’Arc']],
    ['elodie', ['Élodie Martin']],
    ['ÉLODIE', ['Élodie Martin']],
    ['+33 (0)6 39 98 12 34', ['Zoé D’Arc']],
    ['06.39.98.12.99', ['Maison Martin & Fils']],
    ['anais', ['Maison Martin & Fils']],
    ['fils noeux', ['Maison Martin & Fils']],
    ['zoe@lycee.fr', ['Zoé D’Arc']],
    ['100%', []],
    [' ', []],
  ])('finds by %j', async (q, names) => {
    const found = await search(q);
    expect(found.names).toEqual(names);
    expect(found.forgiving).toBe(false);
  });

  test('forgives a mistake where nobody is found, and says so', async () => {
    expect(await search('elodei')).toMatchObject({ names: ['Élodie Martin'], forgiving: true });
    expect(await search('Élldie martin')).toMatchObject({ names: ['Élodie Martin'], total: 1 });
    expect(await search('introuvable')).toMatchObject({ names: [], forgiving: false });
  });

  test('names of those first that begin so, and how many there are in all', async () => {
    await server.services.db.pool.query(
      "update accounts set last_name = 'Saint-Martin' where email = 'zoe@lycee.fr'",
    );
    const { items, total } = await search('martin', { limit: 2 });
    expect(items).toHaveLength(2);
    expect(total).toBe(4);
    await server.services.db.pool.query(
      "update accounts set last_name = 'D’Arc' where email = 'zoe@lycee.fr'",
    );
  });

  test('finds the team for superusers alone', async () => {
    expect((await search('hostis', { as: superuser })).names).toEqual(["Maëlle L'Hostis"]);
    expect((await search('hostis')).names).toEqual([]);
  });
});
