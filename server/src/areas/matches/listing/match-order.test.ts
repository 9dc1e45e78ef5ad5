import { matchOrders, type MatchOrder, type MatchSort } from '@tandem/domain/matches/match-orders';
import { centreRhythms, mobilities } from '@tandem/domain/needs/job';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someSuperuser, someTraining } from '../../../testing/fixtures/by-calls.ts';
import { addCandidate, addCompany, addNeed, drawing } from '../../../testing/fixtures/by-rows.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { findMatches } from '../reading/match-queries.ts';

interface Case {
  column: string;
  /** What all have; undefined where no two may have the same. */
  usual?: unknown;
  /** What stands behind that. */
  later: unknown;
  /** What says nothing; undefined where there is always something. */
  nothing?: unknown;
}

const labelled = (column: string, labels: Readonly<Record<string, string>>): Case => {
  const keys = Object.keys(labels).toSorted((one, other) =>
    (labels[one] ?? '').localeCompare(labels[other] ?? '', 'fr'),
  );
  return { column, usual: keys[0], later: keys.at(-1), nothing: null };
};

const scored = (column: string): Case => ({ column, usual: 100, later: 200 });

const named = (column: string): Case => ({ column, usual: 'Ébène', later: 'fabre', nothing: '' });

/** Of these the list has tests of its own. */
const elsewhere = [
  'status',
  'awaits',
  'awaits-since',
  'kilometres',
  'candidate-tags',
  'company-tags',
  'candidate-referent',
  'company-referent',
] as const satisfies readonly MatchOrder[];

type Elsewhere = (typeof elsewhere)[number];

const isElsewhere = (order: MatchOrder): order is Elsewhere =>
  (elsewhere as readonly MatchOrder[]).includes(order);

const cases: Record<Exclude<MatchOrder, Elsewhere>, Case> = {
  company: named('companies.name'),
  need: named('offers.title'),
  'first-name': named('accounts.first_name'),
  'last-name': named('accounts.last_name'),
  email: { column: 'accounts.email', later: 'zzz@exemple.fr' },
  phone: { column: 'applicants.phone', usual: '01', later: '02', nothing: null },
  programme: { column: 'formations.name', later: 'ZZ', nothing: '' },
  session: { column: 'sessions.name', later: 'ZZ', nothing: '' },
  start: { column: 'offers.start_date', usual: '2027-01-04', later: '2027-09-01', nothing: null },
  rhythm: labelled('offers.centre_rhythm', centreRhythms),
  pay: { column: 'offers.pay_above_minimum', usual: 5, later: 10, nothing: null },
  remote: { column: 'offers.remote_days', usual: 1, later: 2, nothing: null },
  mobility: labelled('offers.mobility', mobilities),
  'candidate-place': {
    column: 'applicants.location',
    usual: 'Ébène',
    later: 'fabre',
    nothing: null,
  },
  'need-place': named('offers.location'),
  'candidate-source': { column: 'accounts.source', usual: 'Ébène', later: 'fabre', nothing: null },
  'company-source': { column: 'owners.source', usual: 'Ébène', later: 'fabre', nothing: null },
  score: scored('match_scores.score'),
  industry: scored('match_scores.industry_score'),
  test: scored('match_scores.test_score'),
  geographic: scored('match_scores.geographic_score'),
  resume: scored('match_scores.resume_score'),
  created: { column: 'match_scores.created_at', usual: '2026-09-01', later: '2026-09-02' },
};

describe('the order of the matches', () => {
  let server: TestServer;
  /** Of one of three matches, by the table that it is of. */
  const ids: Record<string, number> = {};

  const run = (text: string, values: unknown[] = []) => server.services.db.pool.query(text, values);

  beforeAll(async () => {
    server = await startTestServer({}, { jobsWait: true });
    const superuser = await someSuperuser(server);
    const draw = drawing(3);
    const usual = await someTraining(server, superuser);
    const own = await someTraining(server, superuser);
    for (const training of [usual, own, usual]) {
      const where = { sessionId: training.sessionId, programmeIds: [training.programmeId] };
      const { companyId, accountId: owners } = await addCompany(server.services, draw);
      const need = await addNeed(server.services, companyId, where, draw);
      const { candidateId, accountId } = await addCandidate(server.services, where, draw);
      await run('insert into match_scores values ($1, $2, 100, 100, 100, 100, 100, now())', [
        candidateId,
        need,
      ]);
      if (training === own) {
        const { sessionId: sessions, programmeId: formations } = own;
        Object.assign(ids, { sessions, formations, companies: companyId, offers: need });
        Object.assign(ids, { applicants: candidateId, accounts: accountId, owners });
      }
    }
  });

  afterAll(() => server.close());

  const put = (column: string, value: unknown, isOfAll = false) => {
    const [table = '', name = ''] = column.split('.');
    const own =
      table === 'match_scores' ? `applicant_id = ${ids['applicants']}` : `id = ${ids[table]}`;
    const of = table === 'owners' ? 'accounts' : table;
    return run(`update ${of} set ${name} = $1 where ${isOfAll || own}`, [value]);
  };

  const placeOfOwn = async (sort: MatchSort): Promise<number> =>
    (await findMatches(server.services.db.read, {}, {}, { sort, now: new Date() })).findIndex(
      (match) => match.offer_id === ids['offers'],
    );

  const places = async (order: MatchOrder) => [
    await placeOfOwn(order),
    await placeOfOwn(`-${order}`),
  ];

  test('is that of a column by which alone they differ, up and down, what is empty last', async () => {
    for (const { column, usual } of Object.values(cases))
      if (usual !== undefined) await put(column, usual, true);
    const found: [said: string, places: number[]][] = [];
    const meant: typeof found = [];
    for (const order of matchOrders) {
      if (isElsewhere(order)) continue;
      const { column, usual, later, nothing } = cases[order];
      await put(column, later);
      found.push([order, await places(order)]);
      meant.push([order, [2, 0]]);
      if (nothing !== undefined) {
        await put(column, nothing);
        found.push([`no ${order}`, await places(order)]);
        meant.push([`no ${order}`, [2, 2]]);
      }
      if (usual !== undefined) await put(column, usual);
    }
    expect(found).toEqual(meant);
  });
});
