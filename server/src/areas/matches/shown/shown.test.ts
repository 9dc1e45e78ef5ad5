import { keptShownDays, notedRanks } from '@tandem/domain/matches/shown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
import { standingClock } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { settled } from '../../../testing/product/settled.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { deleteStale } from '../../privacy/stale-queries.ts';

interface Row {
  candidate: number;
  side: string;
  day: string;
  rank: number;
  sorted_by: string;
  lot: number | null;
  run_id: number | null;
}

describe('what was shown', () => {
  const clock = standingClock('2026-09-01T08:15:00Z');
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  let company: Person;
  let candidates: Person[];

  beforeAll(async () => {
    server = await startTestServer({}, { now: clock.now });
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    const training = await someTraining(server, superuser);
    company = await completeCompany(server, superuser);
    for (const title of ['Développeur web', 'Pâtissière'])
      await activeNeed(server, company, training, { title });
    candidates = [];
    for (let count = 0; count < 6; count += 1)
      candidates.push(await completeCandidate(server, superuser, training));
    await launch(server, superuser);
  });

  afterAll(() => server.close());

  const signedIn = async ({ email }: Person): Promise<string> => {
    const { body } = await server.call('POST /token/', {
      body: { email, password: 'Tandem-2026!' },
    });
    return body.access;
  };

  const cardsOf = async (person: Person, query: { limit?: number; offset?: number } = {}) =>
    (await server.call('GET /match_cards/', { as: await signedIn(person), query })).body;

  /** What is noted once all is written, in the order of days and ranks. */
  const noted = async (): Promise<Row[]> => {
    await server.services.shown.write();
    const { rows } = await server.services.db.pool.query<Row>(
      `select applicant_id as candidate, side, day, rank, sorted_by, lot, run_id
       from shown_matches order by day, side, rank`,
    );
    return rows;
  };

  const asDrawn = (cards: Awaited<ReturnType<typeof cardsOf>>) =>
    cards.toSorted((one, other) => (other.advised ?? 0) - (one.advised ?? 0) || one.id - other.id);

  test('is the head of a list as the screen draws it, with day, draw and run, once a day', async () => {
    const cards = await cardsOf(company);
    expect(cards).toHaveLength(12);
    await cardsOf(company);
    const rows = await noted();
    expect(rows).toHaveLength(notedRanks);
    expect(rows).toMatchObject(
      rows.map((_, at) => ({ rank: at + 1, side: 'company', day: '2026-09-01' })),
    );
    const [first] = rows;
    expect(first).toMatchObject({ sorted_by: 'advised', run_id: expect.any(Number) });
    expect(new Set(rows.map(({ lot }) => lot))).toEqual(new Set([first?.lot]));
    await cardsOf(company);
    expect(await noted()).toEqual(rows);
  });

  test('equals change places from day to day, never within one; nobody passes who is half a point ahead', async () => {
    const today = await cardsOf(company);
    expect(await cardsOf(company)).toEqual(today);
    clock.pass(1, 'days');
    const tomorrow = await cardsOf(company);
    expect(tomorrow.map(({ id, score }) => [id, score])).toEqual(
      today.map(({ id, score }) => [id, score]),
    );
    const order = (cards: typeof today) => asDrawn(cards).map(({ id }) => id);
    expect(order(tomorrow)).not.toEqual(order(today));
    const unpriced = tomorrow.filter(({ attention }) => !attention);
    for (const { score, advised = 0 } of unpriced) {
      expect(advised).toBeGreaterThanOrEqual(score);
      expect(advised).toBeLessThan(score + 0.5);
    }
  });

  test('a page is noted by score, beyond the first rows nothing, and nothing of what the staff read', async () => {
    await noted();
    clock.pass(1, 'days');
    await cardsOf(company, { limit: 3, offset: 9 });
    await server.call('GET /matches/', { as: await signedIn(candidates[0] as Person) });
    await server.call('GET /match_applicants/', { as: await signedIn(manager) });
    const today = (await noted()).filter(({ day }) => day === '2026-09-03');
    expect(today.map(({ side, rank, sorted_by: by, lot }) => [side, rank, by, lot])).toEqual([
      ['applicant', 1, 'score', null],
      ['applicant', 2, 'score', null],
      ['company', 10, 'score', null],
    ]);
  });

  test('a list that changes nothing since is still sent as unchanged', async () => {
    const token = await signedIn(company);
    const ask = (headers: Record<string, string>) =>
      server.app.inject({
        url: '/api/match_cards/',
        headers: { authorization: `Bearer ${token}`, ...headers },
      });
    const { headers } = await ask({});
    expect((await ask({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  test('each finds in the archive what stood high on their list; a candidate also where they did', async () => {
    const archived = async (person: Person) => {
      const { raw } = await server.call('GET /own-data/', { as: await signedIn(person) });
      const file = readZip(raw).get('matchs.json')?.toString() ?? '[]';
      const matches = JSON.parse(file) as {
        'montré en tête de liste': { 'dans la liste de': string }[];
      }[];
      return new Set(
        matches.flatMap((match) =>
          match['montré en tête de liste'].map((shown) => shown['dans la liste de']),
        ),
      );
    };
    expect(await archived(company)).toEqual(new Set(['vous']));
    expect(await archived(candidates[0] as Person)).toEqual(new Set(['vous', 'l’entreprise']));
  });

  test('goes with who is deleted, with the match, and after its days', async () => {
    const gone = (await noted())[0]?.candidate ?? 0;
    await server.call('DELETE /applicant/{id}/', {
      as: await signedIn(superuser),
      params: { id: gone },
    });
    expect((await noted()).map(({ candidate }) => candidate)).not.toContain(gone);
    await settled(server, 'rescore');
    const tidy = () => server.services.db.transaction((tx) => deleteStale(tx, clock.now()));
    await tidy();
    const kept = await noted();
    expect(kept.length).toBeGreaterThan(0);
    const other = kept[0]?.candidate ?? 0;
    await server.services.db.pool.query('delete from match_scores where applicant_id = $1', [
      other,
    ]);
    await tidy();
    expect((await noted()).map(({ candidate }) => candidate)).not.toContain(other);
    clock.pass(keptShownDays + 1, 'days');
    await tidy();
    expect(await noted()).toEqual([]);
  });
});
