import { agreedStatuses, type MatchStatus, type Pair } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import type { Writes } from '../../platform/database/database.ts';
import { literals } from '../../platform/database/queries/literals.ts';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';

/** Those for whom a seat is taken. */
const agreed = literals(agreedStatuses);

const values = (pairs: readonly Pair[]) => sql<{ applicant_id: number; offer_id: number }>`
  unnest(${pairs.map(({ candidateId }) => candidateId)}::int4[],
         ${pairs.map(({ needId }) => needId)}::int4[])`;

export interface SuggestedPair {
  applicant_id: number;
  offer_id: number;
  status: MatchStatus;
  formation_id: number | null;
  /** Both have accepted, or enrolled, elsewhere; or others hold all seats of the need in that way. */
  taken: boolean;
  applicant_account: number;
  applicant_email: string | null;
  first_name: string;
  last_name: string;
  company_id: number;
  company_account: number;
  company_email: string | null;
  company: string;
  title: string;
}

/** Of these pairs, those that are matches still, with whom to tell; their two sides stay until the transaction ends. */
export const lockSuggestedPairs = async (
  tx: Writes,
  pairs: readonly Pair[],
): Promise<SuggestedPair[]> => {
  const { rows } = await sql<SuggestedPair>`
    select
      m.applicant_id, m.offer_id, m.status, a.formation_id,
      c.id as company_id, a.account_id as applicant_account, c.account_id as company_account,
      ours.email as applicant_email, ours.first_name, ours.last_name,
      theirs.email as company_email, c.name as company, o.title,
      exists (
        select 1 from match_states s
        where s.applicant_id = m.applicant_id and s.session_id = o.session_id
          and s.offer_id <> m.offer_id and s.status in (${agreed}) and s.broken_on is null
      ) or (
        select count(*) from match_states s
        where s.offer_id = m.offer_id and s.applicant_id <> m.applicant_id and s.status in (${agreed})
          and s.broken_on is null
      ) >= o.seats - o.erased_seats as taken
    from ${values(pairs)} as wanted (applicant_id, offer_id)
    join matches m using (applicant_id, offer_id)
    join applicants a on a.id = m.applicant_id
    join offers o on o.id = m.offer_id
    join companies c on c.id = o.company_id
    join accounts ours on ours.id = a.account_id
    join accounts theirs on theirs.id = c.account_id
    order by m.applicant_id, m.offer_id
    for key share of a, o`.execute(tx);
  return rows;
};

/** Notes that both sides of these pairs are told; answers those of whom that was not noted before. */
export const addNotices = async (
  tx: Writes,
  pairs: readonly Pair[],
  by: { accountId: number; at: Date },
): Promise<Pair[]> => {
  if (pairs.length === 0) return [];
  const rows = await tx
    .insertInto('assignment_notices')
    .values(
      pairs.map(({ candidateId, needId }) => ({
        applicant_id: candidateId,
        offer_id: needId,
        account_id: by.accountId,
        notified_at: by.at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['applicant_id', 'offer_id']).doNothing())
    .returning(['applicant_id', 'offer_id'])
    .execute();
  return rows.map((row) => pairOfRow(row));
};
