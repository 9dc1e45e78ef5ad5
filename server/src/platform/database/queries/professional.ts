import { sql } from 'kysely';

/**
 * Whether a contract is one of professionalisation: by its file `s`, which may be another than what its need `o` looks for; the
 * need's as long as that does not say.
 */
export const isProfessionalContract = sql<boolean>`coalesce(s.is_professional,
  o.contract_type = 'professionnalisation', false)`;
