import type { MatchStatus, Pair } from '@tandem/domain/match';
import { contractTypeKeys, contractTypes } from '@tandem/domain/reference/contract-types';
import { sql } from 'kysely';
import type { Queries } from './database.ts';
import type { Page } from './page.ts';

export interface MatchFilter {
  applicantId?: number;
  companyId?: number;
  offerId?: number;
  status?: number | undefined;
  offer?: string | null | undefined;
  company?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  /** Key or label. */
  contractType?: string | null | undefined;
  /** Id or name. */
  formation?: number | string | undefined;
}

/** A pattern for `ilike` that finds the text anywhere, its own wildcards taken literally. */
export const containing = (text: string): string =>
  `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The key itself, or the keys whose label has the text. */
const contractTypesNamed = (text: string): string[] =>
  Object.hasOwn(contractTypes, text)
    ? [text]
    : contractTypeKeys.filter((key) =>
        contractTypes[key].toLowerCase().includes(text.toLowerCase()),
      );

const filtered = (db: Queries, filter: MatchFilter) => {
  let rows = db
    .selectFrom('matches')
    .innerJoin('offers', 'offers.id', 'matches.offer_id')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .innerJoin('applicants', 'applicants.id', 'matches.applicant_id')
    .innerJoin('accounts', 'accounts.id', 'applicants.account_id');
  if (filter.applicantId !== undefined)
    rows = rows.where('matches.applicant_id', '=', filter.applicantId);
  if (filter.companyId !== undefined) rows = rows.where('offers.company_id', '=', filter.companyId);
  if (filter.offerId !== undefined) rows = rows.where('matches.offer_id', '=', filter.offerId);
  if (filter.status !== undefined)
    rows = rows.where('matches.status', '=', filter.status as MatchStatus);
  if (filter.offer) rows = rows.where('offers.title', 'ilike', containing(filter.offer));
  if (filter.company) rows = rows.where('companies.name', 'ilike', containing(filter.company));
  if (filter.firstName)
    rows = rows.where('accounts.first_name', 'ilike', containing(filter.firstName));
  if (filter.lastName)
    rows = rows.where('accounts.last_name', 'ilike', containing(filter.lastName));
  const { contractType, formation } = filter;
  if (contractType)
    rows = rows.where((e) =>
      e('offers.contract_type', '=', e.fn.any(e.val(contractTypesNamed(contractType)))),
    );
  if (typeof formation === 'number') rows = rows.where('applicants.formation_id', '=', formation);
  else if (formation)
    rows = rows.where('applicants.formation_id', 'in', (e) =>
      e.selectFrom('formations').select('id').where('name', 'ilike', containing(formation)),
    );
  return rows;
};

/** Whether the candidate has a finalised enrolment with another need of the same session. */
const placedElsewhere = sql<boolean>`exists (
  select 1 from match_states placed
  where placed.applicant_id = matches.applicant_id
    and placed.session_id = offers.session_id
    and placed.status = 4
    and placed.offer_id <> matches.offer_id
)`;

const matchRows = (db: Queries, filter: MatchFilter) =>
  filtered(db, filter).select([
    'matches.applicant_id',
    'matches.offer_id',
    'matches.score',
    'matches.industry_score',
    'matches.test_score',
    'matches.geographic_score',
    'matches.resume_score',
    'matches.created_at',
    'matches.status',
    'offers.company_id',
    placedElsewhere.as('already_placed'),
  ]);

export type MatchRow = NonNullable<Awaited<ReturnType<typeof findMatch>>>;

export const findMatch = (db: Queries, { applicantId, offerId }: Pair) =>
  matchRows(db, { applicantId, offerId }).executeTakeFirst();

/** The filtered matches, best score first. */
export const findMatches = async (db: Queries, filter: MatchFilter, page: Page = {}) => {
  let rows = matchRows(db, filter)
    .orderBy('matches.score', 'desc')
    .orderBy('matches.applicant_id')
    .orderBy('matches.offer_id');
  if (page.limit !== undefined) rows = rows.limit(page.limit);
  if (page.offset !== undefined) rows = rows.offset(page.offset);
  return rows.execute();
};

export const summariseMatches = async (
  db: Queries,
  filter: MatchFilter,
): Promise<{ total: number; averageScore: number | null }> => {
  const row = await filtered(db, filter)
    .select((e) => [
      e.fn.countAll<number>().as('total'),
      sql<number | null>`avg(matches.score)::float8 / 10`.as('average'),
    ])
    .executeTakeFirstOrThrow();
  return { total: row.total, averageScore: row.average };
};

/** The groups that the filtered matches form, by title. */
export const findMatchGroups = (
  db: Queries,
  by: 'offer' | 'applicant',
  filter: MatchFilter,
  page: Page,
) => {
  const [id, title] =
    by === 'offer'
      ? ([sql.ref('offers.id'), sql`companies.name || ' - ' || offers.title`] as const)
      : ([
          sql.ref('applicants.id'),
          sql`accounts.first_name || ' ' || accounts.last_name`,
        ] as const);
  let groups = filtered(db, filter)
    .select((e) => [
      sql<number>`${id}`.as('id'),
      sql<string>`${title}`.as('title'),
      e.fn.countAll<number>().as('count'),
    ])
    .groupBy([sql`${id}`, sql`${title}`])
    .orderBy('title')
    .orderBy('id');
  if (page.limit !== undefined) groups = groups.limit(page.limit);
  if (page.offset !== undefined) groups = groups.offset(page.offset);
  return groups.execute();
};

export const countMatchGroups = async (
  db: Queries,
  by: 'offer' | 'applicant',
  filter: MatchFilter,
): Promise<number> => {
  const { groups } = await filtered(db, filter)
    .select((e) =>
      e.fn
        .count<number>(by === 'offer' ? 'offers.id' : 'applicants.id')
        .distinct()
        .as('groups'),
    )
    .executeTakeFirstOrThrow();
  return groups;
};

/** Whether a candidate has any match, or a company any through its needs. */
export const hasMatches = async (
  db: Queries,
  filter: { applicantId: number } | { companyId: number },
): Promise<boolean> => {
  const row = await filtered(db, filter).select('matches.offer_id').limit(1).executeTakeFirst();
  return row !== undefined;
};

/** The companies that have a match with a candidate. */
export const findMatchedCompanyIds = async (
  db: Queries,
  applicantId: number,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('match_scores')
    .innerJoin('offers', 'offers.id', 'match_scores.offer_id')
    .select('offers.company_id')
    .distinct()
    .where('match_scores.applicant_id', '=', applicantId)
    .execute();
  return rows.map((row) => row.company_id);
};

/** How many matches each of these needs has; those without any are left out. */
export const countMatchesOf = async (
  db: Queries,
  offerIds: readonly number[],
): Promise<Map<number, number>> => {
  const rows = await db
    .selectFrom('match_scores')
    .select((e) => ['offer_id', e.fn.countAll<number>().as('count')])
    .where((e) => e('offer_id', '=', e.fn.any(e.val([...offerIds]))))
    .groupBy('offer_id')
    .execute();
  return new Map(rows.map(({ offer_id, count }) => [offer_id, count]));
};
