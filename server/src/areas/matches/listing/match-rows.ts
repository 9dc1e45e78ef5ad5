import { matchId, type Pair } from '@tandem/domain/matches/match';
import type { ExportedMatch } from '@tandem/domain/matches/match-columns';
import { points } from '@tandem/matching/weights';
import { sideBySide, type Queries } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import type { MatchFilter } from '../reading/match-filter.ts';
import { findMatches, type MatchRow } from '../reading/match-queries.ts';

const findCandidates = (db: Queries, ids: number[]) =>
  db
    .selectFrom('applicants')
    .innerJoin('accounts', 'accounts.id', 'applicants.account_id')
    .leftJoin('formations', 'formations.id', 'applicants.formation_id')
    .select([
      'applicants.id',
      'accounts.first_name',
      'accounts.last_name',
      'accounts.email',
      'applicants.phone',
      'formations.name as formation_name',
    ])
    .where((e) => e('applicants.id', '=', e.fn.any(e.val(ids))))
    .execute();

const findNeeds = (db: Queries, ids: number[]) =>
  db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .innerJoin('sessions', 'sessions.id', 'offers.session_id')
    .select([
      'offers.id',
      'offers.title',
      'companies.name as company_name',
      'sessions.name as session_name',
      'offers.start_date',
      'offers.centre_rhythm',
      'offers.pay_above_minimum',
      'offers.remote_days',
      'offers.mobility',
    ])
    .where((e) => e('offers.id', '=', e.fn.any(e.val(ids))))
    .execute();

type Candidate = Awaited<ReturnType<typeof findCandidates>>[number];
type Need = Awaited<ReturnType<typeof findNeeds>>[number];

export interface ListedMatch extends ExportedMatch {
  id: number;
  candidateId: number;
}

const recordOf = (row: MatchRow, candidate: Candidate, need: Need): ListedMatch => ({
  id: matchId(pairOfRow(row)),
  candidateId: candidate.id,
  company: need.company_name,
  need: need.title,
  firstName: candidate.first_name,
  lastName: candidate.last_name,
  email: candidate.email ?? '',
  phone: candidate.phone ?? '',
  programme: candidate.formation_name ?? '',
  session: need.session_name,
  start: need.start_date,
  rhythm: need.centre_rhythm,
  payAboveMinimum: need.pay_above_minimum,
  remoteDays: need.remote_days,
  mobility: need.mobility,
  status: row.status,
  score: points(row.score),
  industry: points(row.industry_score),
  test: points(row.test_score),
  geographic: points(row.geographic_score),
  resume: points(row.resume_score),
  createdAt: row.created_at.toISOString(),
});

const unique = (ids: readonly number[]): number[] => [...new Set(ids)];

/** Some matches in their order, as a list or a file tells them: no more is read of each than stands in it. */
export const matchRowsOf = async (
  db: Queries,
  rows: readonly MatchRow[],
): Promise<ListedMatch[]> => {
  const [candidates, needs] = await sideBySide(
    db,
    () => findCandidates(db, unique(rows.map((row) => row.applicant_id))),
    () => findNeeds(db, unique(rows.map((row) => row.offer_id))),
  );
  const candidateOf = new Map(candidates.map((one) => [one.id, one]));
  const needOf = new Map(needs.map((one) => [one.id, one]));
  return rows.flatMap((row) => {
    const candidate = candidateOf.get(row.applicant_id);
    const need = needOf.get(row.offer_id);
    return candidate && need ? [recordOf(row, candidate, need)] : [];
  });
};

/** Of some pairs those that still pass, in their order. */
export const readMatchRows = async (
  db: Queries,
  filter: MatchFilter & { among: readonly Pair[] },
): Promise<ListedMatch[]> => {
  const found = new Map(
    (await findMatches(db, filter)).map((row) => [matchId(pairOfRow(row)), row]),
  );
  return matchRowsOf(
    db,
    filter.among.flatMap((pair) => found.get(matchId(pair)) ?? []),
  );
};
