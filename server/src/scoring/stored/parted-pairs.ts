import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';

export interface PairRow {
  applicant_id: number;
  offer_id: number;
}

/**
 * Candidates whose contract with a company was broken, each with its other needs of that session: nobody is asked to answer
 * whom they have just parted from.
 */
export const findParted = async (db: Queries): Promise<PairRow[]> => {
  const { rows } = await sql<PairRow>`
    select distinct m.applicant_id, beside.id as offer_id
    from enrolments e
    join match_states m on m.applicant_id = e.applicant_id and m.offer_id = e.offer_id
      and m.broken_on is not null
    join offers own on own.id = m.offer_id
    join offers beside on beside.company_id = own.company_id
      and beside.session_id = m.session_id and beside.id <> own.id
    where e.broken_on is not null and e.annulled_at is null`.execute(db);
  return rows;
};
