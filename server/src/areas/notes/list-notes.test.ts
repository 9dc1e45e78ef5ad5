import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  someManager,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../testing/fixtures/by-calls.ts';
import {
  startTestServer,
  type CallOptions,
  type TestServer,
} from '../../testing/product/test-server.ts';

type Query = NonNullable<CallOptions<'GET /notes/'>['query']>;
type Body = Partial<NonNullable<CallOptions<'POST /notes/'>['body']>>;

describe('what the staff have noted', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  let world: Placement;
  let other: Placement;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    world = await somePlacement(server, superuser);
    other = await somePlacement(server, superuser);
  });

  afterAll(() => server.close());

  const accountOf = async ({ email }: Person): Promise<number> => {
    const { rows } = await server.services.db.pool.query<{ id: number }>(
      'select id from accounts where email = $1',
      [email],
    );
    return rows[0]?.id ?? 0;
  };

  const note = (body: Body, as = manager.token) =>
    server.call('POST /notes/', { as, body: { kind: 'call', text: 'Appel', ...body } });

  const find = async (query: Query, as = manager.token) => {
    const { body } = await server.call('GET /notes/', { as, query });
    return { ...body, texts: body.items.map(({ text }) => text) };
  };

  test('on a need, or on a match, is listed there and on the pages of those whose it is', async () => {
    const ofNeed = await note({ need_id: world.need.id, text: 'Le tuteur change en mai' });
    const ofMatch = await note({
      match_id: world.matchId,
      text: 'Essai de deux jours convenu',
      due_on: '2026-01-05',
    });
    await note({ account_id: await accountOf(world.candidate), text: 'Déménage en juin' });
    expect([ofNeed.status, ofMatch.status]).toEqual([201, 201]);
    expect(await find({ need_id: world.need.id })).toMatchObject({
      total: 1,
      texts: ['Le tuteur change en mai'],
      items: [{ side: 'company', account_id: await accountOf(world.company) }],
    });
    expect(await find({ match_id: world.matchId })).toMatchObject({
      total: 1,
      items: [{ side: 'applicant', account_id: await accountOf(world.candidate) }],
    });
    expect((await find({ match_id: other.matchId })).total).toBe(0);
    const page = async (person: Person) => {
      const { body } = await server.call('GET /follow-up/people/{id}/', {
        as: manager.token,
        params: { id: await accountOf(person) },
      });
      return [body.notes.map(({ text }) => text), body.waits.map(({ kind }) => kind)];
    };
    expect(await page(world.candidate)).toEqual([
      ['Déménage en juin', 'Essai de deux jours convenu'],
      expect.arrayContaining(['note_due']),
    ]);
    expect(await page(world.company)).toEqual([
      ['Essai de deux jours convenu', 'Le tuteur change en mai'],
      expect.not.arrayContaining(['note_due']),
    ]);
  });

  test('is found by words in any order, without accents, also by whom and what it is about', async () => {
    expect((await find({ q: 'JUIN demenage' })).texts).toEqual(['Déménage en juin']);
    expect((await find({ q: `${world.need.title} tuteur` })).texts).toEqual([
      'Le tuteur change en mai',
    ]);
    expect(await find({ q: 'tuteru' })).toMatchObject({
      texts: ['Le tuteur change en mai'],
      forgiving: true,
    });
    expect((await find({ q: '100% introuvable' })).total).toBe(0);
    const [first, second, third] = (await find({})).texts;
    expect(first).toBe('Déménage en juin');
    expect(await find({ limit: 1, offset: 1 })).toMatchObject({ total: 3, texts: [second] });
    expect(third).toBe('Le tuteur change en mai');
  });

  test('a note needs somebody or something that it is about, which is there', async () => {
    const nobody = await note({});
    expect([nobody.status, Object.keys(nobody.failure.fields ?? {})]).toEqual([
      400,
      ['account_id'],
    ]);
    expect((await note({ need_id: 987_654 })).status).toBe(404);
    expect((await note({ match_id: 987_654 })).status).toBe(404);
    const account_id = await accountOf(other.company);
    expect((await note({ match_id: world.matchId, account_id })).status).toBe(404);
  });

  test('of two who change it, neither undoes what the other has written', async () => {
    const { body: seen } = await note({
      need_id: world.need.id,
      text: 'Rappeler',
      due_on: '2026-01-05',
    });
    const { kind, text, owner_id, due_on } = seen;
    const form = { kind, text, due_on, owner_id };
    const change = (body: { text?: string; due_on?: string | null; done?: boolean }) =>
      server.call('PUT /notes/{id}/', {
        as: manager.token,
        params: { id: seen.id },
        body: { ...form, ...body, seen: form },
      });
    expect((await change({ text: 'Rappeler le tuteur' })).status).toBe(200);
    // Who has the former text before them says that it is done, and gives it another day.
    expect((await change({ done: true })).body.text).toBe('Rappeler le tuteur');
    const later = await change({ due_on: '2026-01-06' });
    expect(later.body).toMatchObject({ text: 'Rappeler le tuteur', due_on: '2026-01-06' });
    expect(later.body.done_at).not.toBeNull();
    const otherwise = await change({ text: 'Rappeler lundi' });
    expect([otherwise.status, otherwise.failure.code]).toEqual([409, 'changed_meanwhile']);
    expect((await find({ q: 'rappeler lundi' })).total).toBe(0);
    await server.call('DELETE /notes/{id}/', { as: manager.token, params: { id: seen.id } });
  });

  test('whoever sees some programmes alone finds and writes nothing of others', async () => {
    const held = await someManager(server, superuser);
    await server.call('POST /formationlink/', {
      as: superuser.token,
      body: { manager: await accountOf(held), formation: other.training.programmeId },
    });
    // A company that looks in both programmes is seen, a candidate of the one alone is not.
    await server.services.db.pool.query('insert into offer_formations values ($1, $2)', [
      world.need.id,
      other.training.programmeId,
    ]);
    const account_id = await accountOf(world.company);
    await note({ match_id: world.matchId, account_id, text: 'Vu avec la candidate' });
    const see = (managers_see: 'all' | 'programmes') =>
      server.call('PUT /centre_settings/', { as: superuser.token, body: { managers_see } });
    await see('programmes');
    const found = await find({}, held.token);
    const written = [
      (await note({ match_id: world.matchId, account_id }, held.token)).status,
      (await note({ match_id: world.matchId }, held.token)).status,
      (await note({ need_id: world.need.id, text: 'Appelée' }, held.token)).status,
    ];
    await see('all');
    expect(found.texts).toEqual(['Le tuteur change en mai']);
    expect(written).toEqual([404, 404, 201]);
    expect((await find({}, held.token)).total).toBe(5);
  });
});
