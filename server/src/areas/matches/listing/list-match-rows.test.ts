import type { Sent } from '@tandem/contract';
import { matchColumns } from '@tandem/domain/matches/match-columns';
import { matchOrders, type MatchSort } from '@tandem/domain/matches/match-orders';
import { matchId, pairOf, status } from '@tandem/domain/matches/match';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  launch,
  someManager,
  someSuperuser,
  someTraining,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';

type Query = NonNullable<Sent<'GET /lists/matches/'>['query']>;

describe('the matches as one list', () => {
  let server: TestServer;
  let superuser: Person;
  let as: string;

  const read = async (query: Query = {}) => {
    const { status: told, body, headers } = await server.call('GET /lists/matches/', { as, query });
    expect([query, told]).toEqual([query, 200]);
    return { rows: body, total: Number(headers['x-total-count']) };
  };
  const names = async (query: Query) =>
    (await read(query)).rows.map((row) => `${row.first_name} ${row.company}`);

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    as = (await someManager(server, superuser)).token;
    const training = await someTraining(server, superuser);
    for (const [first_name, last_name] of [
      ['Zoé', 'Évrard'],
      ['Léa', 'Fabre'],
      ['Ada', 'ébert'],
    ] as const)
      await completeCandidate(server, superuser, training, {
        name: { first_name, last_name },
        sheet: { contract_type: 'Autre' },
      });
    for (const name of ['Œuvres Rémi', 'Atelier Nord']) {
      const company = await completeCompany(server, superuser, { name });
      await activeNeed(server, company, training, { title: `Poste ${name}` });
    }
    await launch(server, superuser);
  });

  afterAll(() => server.close());

  test('is sorted by each column that a file of it has, what is equal by score', async () => {
    expect(matchColumns.map(({ key }) => key)).toEqual(matchOrders);
    const all = await read();
    expect([all.rows.length, all.total]).toEqual([6, 6]);
    for (const order of matchOrders)
      for (const sort of [order, `-${order}`] satisfies MatchSort[]) {
        const { rows } = await read({ sort });
        expect(new Set(rows.map(({ id }) => id)).size).toBe(6);
      }
    const scores = async (sort: MatchSort) => (await read({ sort })).rows.map(({ score }) => score);
    const rising = all.rows.map(({ score }) => score).toReversed();
    expect(await scores('score')).toEqual(rising);
    expect(await scores('-score')).toEqual(rising.toReversed());
    expect((await names({ sort: 'last-name' })).map((name) => name.split(' ')[0])).toEqual([
      'Ada',
      'Ada',
      'Zoé',
      'Zoé',
      'Léa',
      'Léa',
    ]);
    expect((await names({ sort: '-company' })).map((name) => name.split(' ')[1])).toEqual([
      ...Array(3).fill('Œuvres'),
      ...Array(3).fill('Atelier'),
    ]);
  });

  test('its pages hold each match once, in an order where many are equal', async () => {
    const ids: number[] = [];
    for (let offset = 0; offset < 6; offset += 2) {
      const { rows, total } = await read({ sort: 'company', limit: 2, offset });
      expect(total).toBe(6);
      ids.push(...rows.map(({ id }) => id));
    }
    expect(ids).toEqual((await read({ sort: 'company' })).rows.map(({ id }) => id));
  });

  test('is searched by words in any order, of either side', async () => {
    expect(await names({ q: 'remi  ZOE' })).toEqual(['Zoé Œuvres Rémi']);
    expect((await names({ q: 'evrard' })).length).toBe(2);
    expect(await names({ q: 'zoé léa' })).toEqual([]);
    const groups = await server.call('GET /match_applicants/groups/', {
      as,
      query: { by: 'offer', q: 'remi zoe' },
    });
    expect(groups.body.groups.map(({ count }) => count)).toEqual([1]);
  });

  test('is left by referent, tag and day of either side', async () => {
    const { rows } = await read();
    const one = rows.find(({ first_name }) => first_name === 'Léa');
    const { items } = (
      await server.call('GET /follow-up/standings/{side}/', {
        as,
        params: { side: 'applicant' },
      })
    ).body;
    const person = items.find(({ id }) => id === one?.candidate_id);
    const colleagues = (await server.call('GET /follow-up/colleagues/', { as })).body.items;
    const referent = colleagues[0]?.id ?? 0;
    const account_ids = [person?.account_id ?? 0];
    for (const { status: told } of [
      await server.call('PUT /follow-up/referents/', {
        as,
        body: { account_ids, referent_id: referent },
      }),
      await server.call('PUT /follow-up/tags/', {
        as,
        body: { account_ids, add: ['Forum'], remove: [] },
      }),
    ])
      expect(told).toBeLessThan(300);
    for (const query of [{ referent }, { tag: 'Forum' }])
      expect((await read(query)).rows.map(({ first_name }) => first_name)).toEqual(['Léa', 'Léa']);
    expect((await read({ since: '2999-01-01T00:00:00Z' })).rows).toEqual([]);
  });

  test('says where each stands', async () => {
    const [first] = (await read()).rows;
    const id = first?.id ?? 0;
    await server.call('POST /matches/{id}/', {
      as,
      params: { id },
      body: { action: status.acceptedByCompany },
    });
    const pair = pairOf(id);
    expect(pair && matchId(pair)).toBe(id);
    // « Accepté … » stands before « En attente … ».
    expect((await read({ sort: 'status' })).rows[0]?.id).toBe(id);
    expect((await read({ sort: '-status' })).rows.at(-1)?.id).toBe(id);
  });
});
