import { randomUUID } from 'node:crypto';
import type { Sent } from '@tandem/contract';
import { matchColumns } from '@tandem/domain/matches/match-columns';
import { matchOrders, type MatchSort } from '@tandem/domain/matches/match-orders';
import { matchId, pairOf, status, type MatchStatus } from '@tandem/domain/matches/match';
import type { WaitKind } from '@tandem/domain/follow-up/wait-kinds';
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
    // As in every other list: a mistake is forgiven, « Mme » counts for nothing, a number is parted as one likes.
    expect(await names({ q: 'Mme Zoé Evrrad rémi' })).toEqual(['Zoé Œuvres Rémi']);
    const { rows } = await read({ q: 'fabre' });
    const phone = (rows[0]?.phone ?? '').replace('+33', '0').replaceAll(/(..)(?=.)/g, '$1.');
    expect((await read({ q: `${phone} atelier` })).rows.map(({ company }) => company)).toEqual(
      Array(3).fill('Atelier Nord'),
    );
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

  test('goes on after a match wherever that has come to meanwhile, in each order', async () => {
    for (const sort of [
      'company',
      '-last-name',
      'status',
      '-kilometres',
      'awaits',
      '-score',
    ] as const) {
      const whole = (await read({ sort })).rows.map(({ id }) => id);
      const ids: number[] = [];
      let after: string | undefined;
      do {
        const { rows, total } = await read({ sort, limit: 2, ...(after && { after }) });
        expect(total).toBe(6);
        ids.push(...rows.map(({ id }) => id));
        after = rows.at(-1)?.cursor;
      } while (after !== undefined && ids.length < 6);
      expect([sort, ids]).toEqual([sort, whole]);
    }
    const first = await read({ sort: 'status', limit: 3 });
    const last = first.rows.at(-1);
    const move = (action: MatchStatus) =>
      server.call('POST /matches/{id}/', { as, params: { id: last?.id ?? 0 }, body: { action } });
    await move(status.acceptedByCompany);
    const rest = await read({ sort: 'status', after: last?.cursor ?? '' });
    await move(status.pending);
    expect(rest.rows.length).toBe(3);
    const broken = await server.call('GET /lists/matches/', { as, query: { after: 'ailleurs' } });
    expect([broken.status, Object.keys(broken.failure.fields ?? {})]).toEqual([400, ['after']]);
  });

  test('says what each waits for and since when, by the one definition of the follow-up', async () => {
    const waiting = async (wait: WaitKind) => {
      const { rows } = await read({ wait });
      for (const row of rows) expect(row.awaits.map(({ kind }) => kind)).toContain(wait);
      return rows.map(({ id }) => id);
    };
    const kept = async () => {
      const { rows } = await server.services.db.pool.query<{ count: number }>(
        `select coalesce(sum(count), 0)::int as count from follow_up_causes where kind = 'answer_candidate'`,
      );
      return rows[0]?.count;
    };
    const all = (await read()).rows;
    expect((await waiting('answer_candidate')).length).toBe(6);
    expect(await kept()).toBe(6);
    const [first, second] = all;
    const as1 = { as, params: { id: first?.id ?? 0 } };
    await server.call('POST /matches/{id}/', {
      ...as1,
      body: { action: status.acceptedByCompany },
    });
    await server.call('POST /matches/{id}/', {
      as,
      params: { id: second?.id ?? 0 },
      body: { action: status.refusedByCompany },
    });
    // Whatever is asked first says what is waited for by now.
    const query = { wait: 'answer_company' } as const;
    const map = await server.call('GET /lists/matches/map/', { as, query });
    expect(map.body.candidates).toEqual([first?.candidate_id]);
    expect(await waiting('answer_company')).toEqual([first?.id]);
    expect((await waiting('answer_candidate')).length).toBe(4);
    expect(await kept()).toBe(4);
    const sorted = (await read({ sort: 'awaits-since' })).rows;
    const since = sorted.map(({ awaits: [one] }) => one?.since ?? '9');
    expect(since).toEqual(since.toSorted());
    expect(sorted.at(-1)?.awaits).toEqual([]);
    expect(sorted.at(-1)?.id).toBe(second?.id);
    // « Réponse de l’entreprise … » stands behind « Réponse du candidat … » only by its letters.
    const labels = (await read({ sort: 'awaits' })).rows.map(({ awaits: [one] }) => one?.kind);
    expect(labels).toEqual([...Array(4).fill('answer_candidate'), 'answer_company', undefined]);
    await server.call('POST /matches/{id}/', { ...as1, body: { action: status.pending } });
    await server.call('POST /matches/{id}/', {
      as,
      params: { id: second?.id ?? 0 },
      body: { action: status.pending },
    });
  });

  test('nobody is waited for where a candidate is placed, a need is set aside, the two meet, or its year is still to come', async () => {
    const waiting = async () => (await read({ wait: 'answer_candidate' })).total;
    const { pool } = server.services.db;
    const { rows } = await read();
    const { needId, candidateId } = pairOf(rows[0]?.id ?? 0) ?? { needId: 0, candidateId: 0 };
    const put = (text: string, values: unknown[] = []) => pool.query(text, values);
    await put(`update offers set state = 'set_aside' where id = $1`, [needId]);
    expect(await waiting()).toBe(3);
    await put(`update offers set state = 'active' where id = $1`, [needId]);
    await put(
      `insert into match_states (applicant_id, offer_id, session_id, status, moved_at)
       select $1, id, session_id, ${status.finalised}, now() from offers where id = $2
       on conflict (applicant_id, offer_id) do update set status = excluded.status`,
      [candidateId, needId],
    );
    expect(await waiting()).toBe(4);
    await put('delete from match_states where applicant_id = $1 and offer_id = $2', [
      candidateId,
      needId,
    ]);
    await put(
      `insert into meetings (applicant_id, offer_id, state, kind, place, note, minutes, starts_at, created_at, changed_at)
       values ($1, $2, 'planned', 'phone', '', '', 30, now() + interval '3 days', now(), now())`,
      [candidateId, needId],
    );
    // Who meets owes no answer before.
    expect(await waiting()).toBe(5);
    await put('delete from meetings');
    await put(`update sessions set opened_at = null, starts_on = '2099-09-01'`);
    expect(await waiting()).toBe(0);
    expect((await read()).rows.every(({ awaits }) => awaits.length === 0)).toBe(true);
    await put(`update sessions set starts_on = '2020-09-01'`);
    expect(await waiting()).toBe(6);
  });

  test('is left and sorted by places: a town, a zone of the map, kilometres between the two', async () => {
    const { pool } = server.services.db;
    const { rows } = await read();
    const ofZoe = rows.find(({ first_name }) => first_name === 'Zoé');
    const { candidateId } = pairOf(ofZoe?.id ?? 0) ?? { candidateId: 0 };
    await pool.query(
      `update applicants set location = 'Paris', latitude = 48.859, longitude = 2.347 where id = $1`,
      [candidateId],
    );
    const far = (await read({ sort: '-kilometres' })).rows;
    expect(far.slice(0, 2).map(({ first_name: name, kilometres: km }) => [name, km])).toEqual([
      ['Zoé', 394],
      ['Zoé', 394],
    ]);
    expect((await read({ sort: 'kilometres' })).rows[0]?.kilometres).toBe(0);
    const candidates = async (query: Query) =>
      [...new Set((await read(query)).rows.map(({ first_name: name }) => name))].toSorted();
    expect(await candidates({ place: 'Paris', km: 10 })).toEqual(['Zoé']);
    // The needs are in Lyon: all of their matches are near it.
    expect((await candidates({ place: 'Lyon' })).length).toBe(3);
    expect(await candidates({ zone: '75' })).toEqual(['Zoé']);
    expect(await candidates({ zone: '2,48,3,49' })).toEqual(['Zoé']);
    expect(await candidates({ zone: 'sans-lieu' })).toEqual([]);
    const groups = await server.call('GET /match_applicants/groups/', {
      as,
      query: { by: 'applicant', zone: '75' },
    });
    expect(groups.body.total_matches).toBe(2);
    const map = await server.call('GET /lists/matches/map/', {
      as,
      query: { place: 'Paris', km: 10 },
    });
    expect([map.body.candidates, map.body.needs.length]).toEqual([[candidateId], 2]);
    const nowhere = await server.call('GET /lists/matches/', {
      as,
      query: { place: 'Nulle-Part' },
    });
    expect([nowhere.status, Object.keys(nowhere.failure.fields ?? {})]).toEqual([400, ['place']]);
    for (const zone of ['ici', '4,45,5', '5,46,4,45'])
      for (const refused of [
        await server.call('GET /lists/matches/', { as, query: { zone } }),
        await server.call('GET /match_applicants/', { as, query: { zone } }),
        await server.call('POST /exports/matches/', {
          as,
          body: { key: randomUUID(), query: { zone }, columns: ['company'], format: 'csv' },
        }),
      ])
        expect([refused.status, refused.failure.code, refused.failure.fields]).toEqual([
          400,
          'invalid_input',
          expect.toSatisfy((said: object) =>
            /^\{"(query\.)?zone":"Zone illisible/.test(JSON.stringify(said)),
          ),
        ]);
    await pool.query('update applicants set latitude = null, longitude = null where id = $1', [
      candidateId,
    ]);
    expect(await candidates({ zone: 'sans-lieu' })).toEqual(['Zoé']);
    for (const sort of ['kilometres', '-kilometres'] as const)
      expect((await read({ sort })).rows.at(-1)?.kilometres).toBe(null);
  });

  test('is left by the source and sorted by tags, referents and sources of either side', async () => {
    const { pool } = server.services.db;
    const { rows } = await read();
    const { candidateId } = pairOf(
      rows.find(({ first_name: name }) => name === 'Ada')?.id ?? 0,
    ) ?? {
      candidateId: 0,
    };
    const account = '(select account_id from applicants where id = $1)';
    await pool.query(`update accounts set source = 'Salon de Lyon' where id = ${account}`, [
      candidateId,
    ]);
    const house = rows.find(({ company }) => company === 'Atelier Nord');
    const { needId } = pairOf(house?.id ?? 0) ?? { needId: 0 };
    const owner = `(select c.account_id from offers o join companies c on c.id = o.company_id where o.id = $1)`;
    await pool.query(`insert into account_tags (account_id, tag) select ${owner}, 'Ancien'`, [
      needId,
    ]);
    await pool.query(
      `update accounts set referent_id = (select id from accounts where kind = 'staff' limit 1) where id = ${owner}`,
      [needId],
    );
    expect((await read({ source: 'salon' })).rows.map(({ first_name: name }) => name)).toEqual([
      'Ada',
      'Ada',
    ]);
    expect((await read({ sort: 'candidate-source' })).rows[0]?.candidate_source).toBe(
      'Salon de Lyon',
    );
    expect((await read({ sort: 'company-tags' })).rows[0]?.company_tags).toEqual(['Ancien']);
    const [looked] = (await read({ sort: 'company-referent' })).rows;
    expect(looked?.company).toBe('Atelier Nord');
    expect(looked?.company_referent).not.toBe('');
    expect((await read({ sort: 'candidate-tags' })).rows[0]?.candidate_tags).toEqual(['Forum']);
    expect((await read({ sort: 'candidate-referent' })).rows[0]?.first_name).toBe('Léa');
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
