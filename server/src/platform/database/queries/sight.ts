import { sql, type RawBuilder } from 'kysely';

/** Of a manager: the programmes that they look after, and whether they see only those. */
export const sightColumns = [
  sql<number[] | null>`case when accounts.kind = 'staff' then array(
    select formation_id from formation_links where manager_id = accounts.id) end`.as(
    'linkedProgrammeIds',
  ),
  sql<boolean>`accounts.kind = 'staff'
    and (select managers_see from centre_settings) = 'programmes'`.as('isLimited'),
] as const;

/** The programmes that are all somebody sees; null where all is seen (domain/accounts/access). */
export type Sight = readonly number[] | null;

const ids = (sight: readonly number[]) => sql`${[...sight]}::int[]`;

/** Of the rows of `applicants` those that are seen: of the programmes, or of none yet. */
export const seenCandidates = (sight: Sight, table = 'applicants'): RawBuilder<boolean> =>
  sight === null
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(`${table}.formation_id`)} is null
        or ${sql.ref(`${table}.formation_id`)} = any(${ids(sight)}))`;

/** Of the rows of `companies` those with a need in the programmes, or with none at all. */
export const seenCompanies = (sight: Sight): RawBuilder<boolean> =>
  sight === null
    ? sql<boolean>`true`
    : sql<boolean>`(not exists (select 1 from offers seen where seen.company_id = companies.id)
        or exists (select 1 from offers seen
          join offer_formations f on f.offer_id = seen.id
          where seen.company_id = companies.id and f.formation_id = any(${ids(sight)})))`;

/** Of the rows of `offers` those that ask for one of the programmes. */
export const seenNeeds = (sight: Sight): RawBuilder<boolean> =>
  sight === null
    ? sql<boolean>`true`
    : sql<boolean>`exists (select 1 from offer_formations f
        where f.offer_id = offers.id and f.formation_id = any(${ids(sight)}))`;

/** Of the rows of `notes`: on a match those of candidates who are seen, on a need those of needs; on whose page they are is not looked at. */
export const seenNotes = (sight: Sight, table = 'notes'): RawBuilder<boolean> =>
  sight === null
    ? sql<boolean>`true`
    : sql<boolean>`(case
        when ${sql.ref(`${table}.applicant_id`)} is not null then exists (
          select 1 from applicants noted
          where noted.id = ${sql.ref(`${table}.applicant_id`)} and ${seenCandidates(sight, 'noted')})
        when ${sql.ref(`${table}.offer_id`)} is not null then exists (
          select 1 from offers where offers.id = ${sql.ref(`${table}.offer_id`)} and ${seenNeeds(sight)})
        else true end)`;

/** Of texts that note in `about` whom they tell of: of nobody who is not seen. */
export const tellsOfSeen = (sight: Sight, table: string): RawBuilder<boolean> =>
  sight === null
    ? sql<boolean>`true`
    : sql<boolean>`(not exists (select 1 from applicants
          where account_id = any(${sql.ref(`${table}.about`)}) and not ${seenCandidates(sight)})
        and not exists (select 1 from companies
          where account_id = any(${sql.ref(`${table}.about`)}) and not ${seenCompanies(sight)}))`;
