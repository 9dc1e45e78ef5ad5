import type { BreakReasonKey } from '@tandem/domain/enrolments/breaking';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { isProfessionalContract } from '../../../platform/database/queries/professional.ts';
import { seenCandidates, type Sight } from '../../../platform/database/queries/sight.ts';

/** An enrolment of a session, with its file as it is sealed; null where its time is over. */
export interface SessionContract {
  applicant_id: number;
  offer_id: number;
  company_id: number;
  last_name: string;
  first_name: string;
  email: string | null;
  phone: string | null;
  programme: string;
  agreed_at: Date;
  begins_on: string | null;
  ends_on: string | null;
  broken_on: string | null;
  reason: BreakReasonKey | null;
  sealed: string | null;
  is_professional: boolean;
}

/** The enrolments of a session that were not made by mistake, and not broken before they began, by candidate, the oldest of each first. */
export const findSessionContracts = async (
  db: Queries,
  { sessionId, sight }: { sessionId: number; sight: Sight },
): Promise<SessionContract[]> => {
  const { rows } = await sql<SessionContract>`
    select e.applicant_id, e.offer_id, o.company_id, accounts.last_name, accounts.first_name,
      accounts.email, a.phone, coalesce(formations.name, '') as programme,
      e.agreed_at, e.begins_on, e.ends_on, e.broken_on, e.reason, s.sealed,
      ${isProfessionalContract} as is_professional
    from enrolments e
    join match_states m on m.applicant_id = e.applicant_id and m.offer_id = e.offer_id
    join offers o on o.id = e.offer_id
    join applicants a on a.id = e.applicant_id
    join accounts on accounts.id = a.account_id
    left join formations on formations.id = a.formation_id
    left join contract_sheets s on s.applicant_id = e.applicant_id and s.offer_id = e.offer_id
    where m.session_id = ${sessionId}::int and e.annulled_at is null
      and (e.broken_on is null or e.begins_on is null or e.broken_on >= e.begins_on)
      and ${seenCandidates(sight, 'a')}
    order by accounts.last_name, accounts.first_name, e.applicant_id,
      e.begins_on nulls last, e.id`.execute(db);
  return rows;
};
