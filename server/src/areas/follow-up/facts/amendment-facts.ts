import type { AmendmentState } from '@tandem/domain/contracts/amendments/amendment-state';
import type { Signatory } from '@tandem/domain/contracts/signing/signatories';
import type { AmendmentFacts } from '@tandem/domain/follow-up/contract-waits/amendment-causes';
import { matchId, status } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { isProfessionalContract } from '../../../platform/database/queries/professional.ts';
import { accountsAmong, readAmong, type Among } from './among.ts';
import { underBothSides, type BetweenTwo } from './both-sides.ts';

interface Row extends BetweenTwo {
  applicant_id: number;
  offer_id: number;
  state: AmendmentState;
  state_since: Date;
  effective_on: string;
  lodged_on: string | null;
  is_professional: boolean;
  refused_on: string | null;
  signed: Signatory[];
  /** They were asked to sign online. */
  asked: boolean;
  online: string[];
}

const factsOf = (row: Row): AmendmentFacts => ({
  matchId: matchId(pairOfRow(row)),
  state: row.state,
  stateSince: row.state_since,
  effectiveOn: row.effective_on,
  lodgedOn: row.lodged_on,
  isProfessional: row.is_professional,
  refusedOn: row.refused_on,
  isBegun: row.asked || row.signed.length > 0,
  companySigned: row.signed.includes('employer'),
  candidateSigned: row.signed.includes('candidate'),
  online: row.online,
});

/** The amendments that are on their way from a first signature to a decision, by account of either side. */
export const readAmendmentFacts = async (
  db: Queries,
  among: Among,
): Promise<Map<number, AmendmentFacts[]>> => {
  const rows = await readAmong(
    db,
    among,
    sql<Row>`
    select p.account_id as candidate_account, c.account_id as company_account,
      a.applicant_id, a.offer_id, a.state, a.state_since, a.effective_on, a.lodged_on,
      ${isProfessionalContract} as is_professional,
      (select max(v.day) from contract_file_moves v
        where v.amendment_id = a.id and v.move = 'refuse') as refused_on,
      array(select g.signatory from contract_amendment_signatures g
        where g.amendment_id = a.id and g.round = a.round
        union select w.signatory from signing_requests r
          join signing_request_signatories w on w.request_id = r.id and w.state = 'signed'
        where r.amendment_id = a.id and r.round = a.round and r.state = 'pending') as signed,
      array(select w.signatory from signing_requests r
        join signing_request_signatories w on w.request_id = r.id
          and w.state in ('waiting', 'opened')
        where r.amendment_id = a.id and r.round = a.round and r.state in ('sending', 'pending')
        order by w.place) as online,
      exists (select 1 from signing_requests r where r.amendment_id = a.id
        and r.round = a.round and r.state = 'pending') as asked
    from contract_amendments a
    join contract_sheets s on s.applicant_id = a.applicant_id and s.offer_id = a.offer_id
    join match_states m on m.applicant_id = a.applicant_id and m.offer_id = a.offer_id
      and m.status = ${sql.lit(status.finalised)} and m.broken_on is null
    join applicants p on p.id = a.applicant_id
    join offers o on o.id = a.offer_id
    join companies c on c.id = o.company_id
    where a.state in ('draft', 'signed', 'lodged', 'refused')
      and (${accountsAmong('p.account_id', among)} or ${accountsAmong('c.account_id', among)})
    order by a.id`,
  );
  return underBothSides(rows, factsOf);
};
