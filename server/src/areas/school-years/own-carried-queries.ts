import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';

interface OwnCarried {
  besoin: string | null;
  de: string;
  vers: string;
  formation: string | null;
  le: Date | null;
  'confirmé le': Date | null;
}

/** What closed sessions have handed on of an account, as its archive tells it. */
export const findOwnCarried = async (db: Queries, accountId: number): Promise<OwnCarried[]> => {
  const { rows } = await sql<OwnCarried>`
    select o.title as besoin, y.name as de, t.name as vers, f.name as formation, c.done_at as le,
      n.confirmed_at as "confirmé le"
    from carried_over c
    left join applicants p on p.id = c.applicant_id
    left join offers o on o.id = c.offer_id
    left join companies h on h.id = o.company_id
    left join formations f on f.id = c.to_formation_id
    left join confirmations n on n.applicant_id = c.applicant_id or n.offer_id = c.new_offer_id
    join sessions y on y.id = c.from_session_id
    join sessions t on t.id = c.to_session_id
    where coalesce(p.account_id, h.account_id) = ${accountId}
    order by c.id`.execute(db);
  return rows;
};
