import { sql } from 'kysely';
import type { Pair } from '@tandem/domain/matches/match';
import { isPlaced } from '../../../scoring/stored/enrolled.ts';
import type { Queries, Writes } from '../../../platform/database/database.ts';

/** Whose programme it is, and whether they are placed in their session. */
export const findCandidateStanding = (db: Queries, id: number) =>
  db
    .selectFrom('applicants')
    .select(['formation_id', isPlaced('applicants.id', 'applicants.session_id').as('is_placed')])
    .where('id', '=', id)
    .executeTakeFirst();

export interface Named {
  /** The company, or the candidate. */
  other: string;
  other_account_id: number;
  location: string;
  title: string;
}

/** Needs as the staff read of them, by id. */
export const findNeedNames = async (
  db: Queries,
  ids: readonly number[],
): Promise<Map<number, Named>> => {
  const { rows } = await sql<Named & { id: number }>`
    select o.id, o.title, coalesce(o.location, '') as location, a.id as other_account_id,
      coalesce(nullif(c.name, ''), a.email) as other
    from offers o join companies c on c.id = o.company_id join accounts a on a.id = c.account_id
    where o.id = any(${[...ids]}::int[])`.execute(db);
  return new Map(rows.map(({ id, ...named }) => [id, named]));
};

/** Candidates as the staff read of them, by id; `title` is that of the need that they are held against. */
export const findCandidateNames = async (
  db: Queries,
  ids: readonly number[],
  title: string,
): Promise<Map<number, Named>> => {
  const { rows } = await sql<Omit<Named, 'title'> & { id: number }>`
    select p.id, coalesce(p.location, p.city, '') as location, a.id as other_account_id,
      coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email) as other
    from applicants p join accounts a on a.id = p.account_id
    where p.id = any(${[...ids]}::int[])`.execute(db);
  return new Map(rows.map(({ id, ...named }) => [id, { ...named, title }]));
};

/** Which of these pairs are matches, and since when the staff propose them where they do. */
export const findMade = async (db: Queries, pairs: readonly Pair[]) => {
  const { rows } = await sql<{
    applicant_id: number;
    offer_id: number;
    proposed_at: Date | null;
  }>`
    select s.applicant_id, s.offer_id, h.proposed_at
    from match_scores s
    join unnest(
      ${pairs.map(({ candidateId }) => candidateId)}::int[], ${pairs.map(({ needId }) => needId)}::int[]
    ) wanted (applicant_id, offer_id) using (applicant_id, offer_id)
    left join proposed_pairs h using (applicant_id, offer_id)`.execute(db);
  return rows;
};

/** Holds both sides of a pair until the transaction ends: of one need one is proposed at a time. */
export const lockPair = async (tx: Writes, { candidateId, needId }: Pair): Promise<void> => {
  await tx
    .selectFrom('offers')
    .select('id')
    .where('id', '=', needId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  await tx
    .selectFrom('applicants')
    .select('id')
    .where('id', '=', candidateId)
    .forKeyShare()
    .executeTakeFirst();
};
