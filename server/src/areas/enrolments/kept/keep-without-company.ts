import { sql } from 'kysely';
import type { Writes } from '../../../platform/database/database.ts';
import { isProfessionalContract } from '../../../platform/database/queries/professional.ts';

/**
 * Keeps with their candidates the enrolments at a company that is about to be deleted, without anything that names it: a contract
 * goes on without an account, and whose contract was broken still looks for another company.
 */
export const keepWithoutCompany = async (tx: Writes, accountId: number): Promise<void> => {
  await sql`
    insert into kept_enrolments (applicant_id, session_id, agreed_at, begins_on, ends_on,
      is_professional, centre_rhythm, broken_on, broken_by, reason, comment, within_trial,
      broken_told_at, formation_id)
    select e.applicant_id, o.session_id, e.agreed_at, e.begins_on, e.ends_on,
      ${isProfessionalContract}, o.centre_rhythm, e.broken_on, e.broken_by, e.reason, e.comment,
      e.within_trial, e.broken_told_at, e.formation_id
    from enrolments e
    join offers o on o.id = e.offer_id
    join companies c on c.id = o.company_id
    left join contract_sheets s on s.applicant_id = e.applicant_id and s.offer_id = e.offer_id
    where c.account_id = ${accountId} and e.annulled_at is null`.execute(tx);
};
