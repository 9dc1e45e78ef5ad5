import { matchId, type Pair } from '@tandem/domain/matches/match';
import type { ExportedMatch } from '@tandem/domain/matches/match-columns';
import { kilometresBetween } from '@tandem/matching/parts/geographic';
import { points } from '@tandem/matching/weights';
import { sql } from 'kysely';
import { sideBySide, type Queries } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import type { Coordinates } from '../../../platform/places/places.ts';
import type { MatchFilter } from '../reading/match-filter.ts';
import { findMatches, type MatchRow } from '../reading/match-queries.ts';
import { cursorOf } from './match-cursor.ts';
import { findMatchWaits, type MatchWaits } from './match-waits.ts';

/** What the staff say of an account: from where it came, by which tags it is found, who of them looks after it. */
const aboutAccount = (account: string) =>
  [
    sql<string | null>`${sql.ref(`${account}.source`)}`.as('source'),
    sql<string[]>`array(select tag from account_tags
      where account_id = ${sql.ref(`${account}.id`)} order by tag)`.as('tags'),
    sql<string>`coalesce((select trim(referents.first_name || ' ' || referents.last_name)
      from accounts referents where referents.id = ${sql.ref(`${account}.referent_id`)}), '')`.as(
      'referent',
    ),
  ] as const;

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
      'applicants.location',
      'applicants.latitude',
      'applicants.longitude',
      'formations.name as formation_name',
      ...aboutAccount('accounts'),
    ])
    .where((e) => e('applicants.id', '=', e.fn.any(e.val(ids))))
    .execute();

const findNeeds = (db: Queries, ids: number[]) =>
  db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .innerJoin('accounts', 'accounts.id', 'companies.account_id')
    .innerJoin('sessions', 'sessions.id', 'offers.session_id')
    .select([
      'offers.id',
      'offers.title',
      'offers.location',
      'offers.latitude',
      'offers.longitude',
      ...aboutAccount('accounts'),
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
  cursor: string;
}

type Placed = Pick<Candidate | Need, 'latitude' | 'longitude'>;

const placeOf = ({ latitude, longitude }: Placed): Coordinates | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

const kilometresOf = (candidate: Placed, need: Placed): number | null => {
  const [from, to] = [placeOf(candidate), placeOf(need)];
  return from && to ? Math.round(kilometresBetween(from, to)) : null;
};

interface Beside {
  candidate: Candidate;
  need: Need;
  waits: MatchWaits;
}

const recordOf = (row: MatchRow, { candidate, need, waits }: Beside): ListedMatch => ({
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
  awaits: waits.map(({ kind, since }) => ({ kind, since: since.toISOString() })),
  candidatePlace: candidate.location ?? '',
  needPlace: need.location,
  kilometres: kilometresOf(candidate, need),
  candidateSource: candidate.source ?? '',
  companySource: need.source ?? '',
  candidateTags: candidate.tags,
  companyTags: need.tags,
  candidateReferent: candidate.referent,
  companyReferent: need.referent,
  score: points(row.score),
  industry: points(row.industry_score),
  test: points(row.test_score),
  geographic: points(row.geographic_score),
  resume: points(row.resume_score),
  createdAt: row.created_at.toISOString(),
  cursor: cursorOf(row),
});

const unique = (ids: readonly number[]): number[] => [...new Set(ids)];

/** Some matches in their order, as a list or a file tells them: no more is read of each than stands in it. */
export const matchRowsOf = async (
  db: Queries,
  rows: readonly MatchRow[],
  now: Date,
): Promise<ListedMatch[]> => {
  const [candidates, needs, waits] = await sideBySide(
    db,
    () => findCandidates(db, unique(rows.map((row) => row.applicant_id))),
    () => findNeeds(db, unique(rows.map((row) => row.offer_id))),
    () =>
      findMatchWaits(
        db,
        rows.map((row) => matchId(pairOfRow(row))),
        now,
      ),
  );
  const candidateOf = new Map(candidates.map((one) => [one.id, one]));
  const needOf = new Map(needs.map((one) => [one.id, one]));
  return rows.flatMap((row) => {
    const candidate = candidateOf.get(row.applicant_id);
    const need = needOf.get(row.offer_id);
    if (!candidate || !need) return [];
    return [recordOf(row, { candidate, need, waits: waits.get(matchId(pairOfRow(row))) ?? [] })];
  });
};

/** Of some pairs those that still pass, in their order. */
export const readMatchRows = async (
  db: Queries,
  filter: MatchFilter & { among: readonly Pair[] },
  now: Date,
): Promise<ListedMatch[]> => {
  const found = new Map(
    (await findMatches(db, filter)).map((row) => [matchId(pairOfRow(row)), row]),
  );
  return matchRowsOf(
    db,
    filter.among.flatMap((pair) => found.get(matchId(pair)) ?? []),
    now,
  );
};
