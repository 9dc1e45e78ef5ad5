import type { AccountKind } from '@tandem/domain/accounts/roles';
import { equalWeights } from '@tandem/matching/weights';
import { enoughDecisions } from '@tandem/matching/learning/decision';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  launch,
  someManager,
  someSuperuser,
  someTraining,
  type Person,
  type Training,
} from '../../testing/fixtures/by-calls.ts';
import { addCandidate, addCompany, addNeed, drawing } from '../../testing/fixtures/by-rows.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { tellChances, type ScoredMatch } from './tell-chances.ts';

const candidates = 40;
const needs = 12;

describe('what the answers tell', () => {
  let server: TestServer;
  let superuser: Person;
  let training: Training;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    training = await someTraining(server, superuser);
    const where = { sessionId: training.sessionId, programmeIds: [training.programmeId] };
    const draw = drawing(17);
    for (let count = 0; count < candidates; count += 1)
      await addCandidate(server.services, where, draw);
    const { companyId } = await addCompany(server.services, draw);
    for (let count = 0; count < needs; count += 1)
      await addNeed(server.services, companyId, where, draw);
    await launch(server, superuser);
  });

  afterAll(() => server.close());

  const query = (text: string, values: unknown[] = []) =>
    server.services.db.pool.query(text, values);

  const fairness = async (as: Person = superuser) => {
    const { body } = await server.call('GET /formation-statistics/fairness/', {
      as: as.token,
      query: { session: training.sessionId },
    });
    return body;
  };

  const learned = async () => {
    const { body } = await server.call('GET /matching_settings/learned/', { as: superuser.token });
    return body;
  };

  /** Companies take whom their resume recommends, and whom it does not they refuse. */
  const answer = (by: 'company' | 'applicant', yes: number, no: number) =>
    query(
      `insert into match_moves (applicant_id, offer_id, from_status, to_status, moved_by, moved_at)
       select applicant_id, offer_id, 0,
         case when resume_score > (select percentile_disc(0.5) within group (order by resume_score) from match_scores)
           then ${yes} else ${no} end, '${by}', now()
       from match_scores`,
    );

  test('is nothing while too few have answered', async () => {
    expect(await learned()).toEqual({
      answers: { company: 0, candidate: 0 },
      needed: enoughDecisions,
      chances: { company: null, candidate: null },
      present: { industry: 1, test: 1, geographic: 1, resume: 1 },
      earlier: null,
      proposal: null,
    });
    const { groups } = await fairness();
    expect(groups.find(({ kind }) => kind === 'civility')).toMatchObject({
      title: 'Madame',
      candidates,
      answers: 0,
      accepted: null,
    });
  });

  test('counts what the sides said themselves, of the two, and did not take back', async () => {
    await answer('company', 1, -1);
    const { rows } = await query('select count(*)::int as count from match_moves');
    const all = (rows[0] as { count: number }).count;
    expect(all).toBeGreaterThan(enoughDecisions);
    expect((await learned()).answers).toEqual({ company: all, candidate: 0 });
    await query(`update match_moves set reason = 'filled' where id = (
      select min(id) from match_moves where to_status = -1)`);
    await query(`update match_moves set moved_by = 'staff' where id = (
      select max(id) from match_moves)`);
    await query(`insert into match_moves
        (applicant_id, offer_id, from_status, to_status, moved_by, moved_at, undoes)
      select applicant_id, offer_id, to_status, 0, 'company', now(), id from match_moves
      where to_status = 1 and moved_by = 'company' order by id limit 1`);
    expect((await learned()).answers).toEqual({ company: all - 3, candidate: 0 });
  });

  test('readers are told of ten what pairs like theirs got, while nobody has answered and a superuser lets it', async () => {
    const { rows } = await query('select * from matches order by score');
    const matches = rows as ScoredMatch[];
    const told = (kind: AccountKind, match = matches[Math.floor(matches.length / 2)]) =>
      tellChances(server.services, kind, match as ScoredMatch, equalWeights);
    const all = await Promise.all(matches.map((match) => told('applicant', match)));
    const companies = all.flatMap((chances) => chances?.company ?? []);
    expect(companies.length).toBeGreaterThan(matches.length / 2);
    for (const { of_ten: ofTen, low, high } of companies) {
      expect(ofTen).toBeGreaterThanOrEqual(2);
      expect(low).toBeLessThanOrEqual(ofTen);
      expect(high).toBeGreaterThanOrEqual(ofTen);
    }
    expect(all.flatMap((chances) => chances?.candidate ?? [])).toEqual([]);
    expect(await told('company')).toEqual(await told('applicant'));
    expect(await told('staff')).toBeNull();
    const [first] = matches;
    expect(await told('applicant', { ...first, status: 1 } as ScoredMatch)).toBeNull();
    const tell = (chances_told: boolean) =>
      server.call('PUT /centre_settings/', { as: superuser.token, body: { chances_told } });
    expect((await tell(false)).body).toMatchObject({ chances_told: false, managers_see: 'all' });
    expect(await told('applicant')).toBeNull();
    await tell(true);
    expect(await told('applicant')).not.toBeNull();
  });

  test('proposes the weights by which these companies choose, and says how often a score is accepted', async () => {
    const { chances, proposal, present } = await learned();
    expect(present).toEqual({ industry: 1, test: 1, geographic: 1, resume: 1 });
    expect(proposal?.weights.resume).toBeGreaterThan(60);
    expect(proposal?.told.after).toBeGreaterThan(proposal?.told.before ?? 1);
    expect(proposal?.sureness).toBeGreaterThan(0.9);
    expect(proposal?.compared).toMatchObject({ deciders: needs });
    expect(proposal?.changed.places).toBe(5 * needs);
    expect(proposal?.changed.others).toBeGreaterThan(0);
    expect(proposal?.changed.others).toBeLessThan(5 * needs);
    const rates = chances.company?.map(({ rate }) => rate) ?? [];
    expect(rates).toEqual(rates.toSorted((one, other) => one - other));
    expect(chances.candidate).toBeNull();
  });

  test('a proposal is taken as weights are set, and can be gone back from once they were used', async () => {
    const { proposal } = await learned();
    if (!proposal) throw new Error('Nothing proposed');
    await server.call('PUT /matching_settings/', {
      as: superuser.token,
      body: proposal.weights,
    });
    expect(await learned()).toMatchObject({
      present: proposal.weights,
      earlier: { industry: 1, test: 1, geographic: 1, resume: 1 },
    });
  });

  test('says who has really stood high on the list of a company, once some were shown', async () => {
    const civility = async () =>
      (await fairness()).groups.find(({ kind }) => kind === 'civility')?.seen;
    expect(await civility()).toBeNull();
    await query(
      `insert into shown_matches (applicant_id, offer_id, side, day, rank, sorted_by)
       select applicant_id, min(offer_id), 'company', '2026-11-20', 1, 'advised' from match_scores
       group by applicant_id order by applicant_id limit 10`,
    );
    await query(
      `insert into shown_matches (applicant_id, offer_id, side, day, rank, sorted_by)
       select applicant_id, offer_id, 'applicant', '2026-11-20', 1, 'advised' from match_scores`,
    );
    expect((await civility())?.rate).toBe(10 / candidates);
  });

  test('groups by distance are told where they are large enough, and a manager sees their programmes alone', async () => {
    const { groups, hidden } = await fairness();
    const distances = groups.filter(({ kind }) => kind === 'distance');
    const told = distances.reduce((sum, group) => sum + group.candidates, 0);
    expect(told === candidates).toBe(hidden.distance === 0);
    for (const { shown, accepted } of groups) {
      expect(shown.low).toBeLessThanOrEqual(shown.rate);
      expect(accepted?.rate).toBeGreaterThan(0);
    }
    const manager = await someManager(server, superuser);
    const { programmeId } = await someTraining(server, superuser);
    await query(
      'insert into formation_links (manager_id, formation_id) select id, $2 from accounts where email = $1',
      [manager.email, programmeId],
    );
    await query("update centre_settings set managers_see = 'programmes'");
    expect(await fairness(manager)).toMatchObject({ groups: [] });
    await query("update centre_settings set managers_see = 'all'");
  });
});
