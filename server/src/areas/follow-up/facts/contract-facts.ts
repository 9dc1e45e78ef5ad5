import type { Formality } from '@tandem/domain/contracts/formalities/formalities';
import { interviewBy } from '@tandem/domain/contracts/formalities/formality-days';
import { nextInstalment, type InstalmentKey } from '@tandem/domain/contracts/payments/instalments';
import { signatureKeys } from '@tandem/domain/contracts/part-links/asked';
import type { FillingSide } from '@tandem/domain/contracts/file/lacking-sides';
import type { FileState } from '@tandem/domain/contracts/signing/file-state';
import { aidBy } from '@tandem/domain/follow-up/contract-waits/aid-causes';
import type {
  AskedPartsFacts,
  ContractFacts,
} from '@tandem/domain/follow-up/contract-waits/contract-causes';
import { matchId, status } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { isProfessionalContract } from '../../../platform/database/queries/professional.ts';
import { isEnrolled } from '../../../scoring/stored/enrolled.ts';
import { accountsAmong, readAmong, type Among } from './among.ts';
import { underBothSides, type BetweenTwo } from './both-sides.ts';
import { isPreparing, isYearOver } from './preparing-facts.ts';

interface Row extends BetweenTwo {
  applicant_id: number;
  offer_id: number;
  state: FileState;
  state_since: Date;
  agreed_at: Date | null;
  begins_on: string | null;
  lodged_on: string | null;
  is_professional: boolean;
  refused_on: string | null;
  company_signed: boolean;
  candidate_signed: boolean;
  guardian_open: boolean;
  online: string[];
  ends_on: string | null;
  broken_on: string | null;
  pays_by_instalments: boolean;
  received: InstalmentKey[];
  all_signed_on: string | null;
  visit_by: string | null;
  card_by: string | null;
  has_interview: boolean;
  done: Formality[];
  lacks: FillingSide[] | null;
}

const hasSigned = (signatory: 'employer' | 'candidate' | 'guardian') => sql`(exists (
  select 1 from contract_signatures g
  where g.applicant_id = s.applicant_id and g.offer_id = s.offer_id and g.round = s.round
    and g.signatory = ${signatory}
) or exists (
  select 1 from signing_requests r join signing_request_signatories w on w.request_id = r.id
  where r.applicant_id = s.applicant_id and r.offer_id = s.offer_id and r.round = s.round
    and r.state = 'pending' and w.signatory = ${signatory} and w.state = 'signed'
))`;

const readFiles = (db: Queries, among: Among): Promise<Row[]> =>
  readAmong(
    db,
    among,
    sql<Row>`
    select p.account_id as candidate_account, c.account_id as company_account,
      s.applicant_id, s.offer_id, s.state, coalesce(s.state_since, s.finalised_at) as state_since,
      case when s.state_since is null then (select max(v.moved_at) from match_moves v
        where v.applicant_id = s.applicant_id and v.offer_id = s.offer_id
          and v.to_status = ${sql.lit(status.fullyAccepted)}) end as agreed_at,
      s.lodged_on, s.all_signed_on, e.begins_on, e.ends_on, e.broken_on,
      (select max(v.day) from contract_file_moves v where v.applicant_id = s.applicant_id
        and v.offer_id = s.offer_id and v.amendment_id is null and v.move = 'refuse') as refused_on,
      ${isProfessionalContract} as is_professional,
      coalesce(s.pays_by_instalments, false) as pays_by_instalments,
      array(select y.instalment from contract_payments y
        where y.applicant_id = s.applicant_id and y.offer_id = s.offer_id) as received,
      s.visit_by, s.card_by, s.is_professional is true as has_interview, s.lacks,
      array(select f.formality from contract_formalities f
        where f.applicant_id = s.applicant_id and f.offer_id = s.offer_id) as done,
      ${hasSigned('employer')} as company_signed, ${hasSigned('candidate')} as candidate_signed,
      array(select w.signatory from signing_requests r
        join signing_request_signatories w on w.request_id = r.id
          and w.state in ('waiting', 'opened')
        where r.applicant_id = s.applicant_id and r.offer_id = s.offer_id and r.round = s.round
          and r.amendment_id is null and r.state in ('sending', 'pending')
        order by w.place) as online,
      coalesce(s.needs_guardian, false) and not ${hasSigned('guardian')} as guardian_open
    from contract_sheets s
    join match_states m on m.applicant_id = s.applicant_id and m.offer_id = s.offer_id
      and m.status = ${sql.lit(status.finalised)}
      and (m.broken_on is null or s.state in ('accepted', 'amended'))
    join applicants p on p.id = s.applicant_id
    join offers o on o.id = s.offer_id
    join companies c on c.id = o.company_id
    left join lateral (
      select n.begins_on, n.ends_on, n.broken_on from enrolments n
      where n.applicant_id = s.applicant_id and n.offer_id = s.offer_id and n.annulled_at is null
      order by n.id desc limit 1
    ) e on true
    where (s.state <> 'open' and s.state_since is not null
        or s.state = 'open' and s.finalised_at is not null and not ${isYearOver})
      and (${accountsAmong('p.account_id', among)} or ${accountsAmong('c.account_id', among)})`,
  );

const paymentOn = (row: Row): string | null => {
  const { begins_on: beginsOn } = row;
  // What it has lasted is paid all the same, its balance sooner than agreed.
  const endsOn = row.broken_on ?? row.ends_on;
  if (!row.pays_by_instalments || beginsOn === null || endsOn === null) return null;
  return nextInstalment({ beginsOn, endsOn }, row.received)?.dueOn ?? null;
};

/** Nothing more is to be done for whoever has left. */
const openFormalities = (row: Row): ContractFacts['formalities'] => {
  const isOpen = (one: Formality) => row.broken_on === null && !row.done.includes(one);
  return {
    visit: isOpen('visit') ? row.visit_by : null,
    card: isOpen('card') ? row.card_by : null,
    interview:
      isOpen('interview') && row.has_interview && row.begins_on !== null
        ? interviewBy(row.begins_on)
        : null,
  };
};

/** Of whom an OPCO pays for, it may have the aid. */
const aidOn = ({ state, pays_by_instalments: isPrivate, ...row }: Row): string | null =>
  state === 'signed' && isPrivate && row.refused_on === null && row.all_signed_on !== null
    ? aidBy(row.all_signed_on)
    : null;

const factsOf = (row: Row): ContractFacts => ({
  matchId: matchId(pairOfRow(row)),
  state: row.state,
  stateSince: row.state_since,
  agreedAt: row.agreed_at,
  startsOn: row.begins_on,
  endsOn: row.ends_on,
  lodgedOn: row.lodged_on,
  isProfessional: row.is_professional,
  refusedOn: row.refused_on,
  companySigned: row.company_signed,
  candidateSigned: row.candidate_signed,
  guardianOpen: row.guardian_open,
  online: row.online,
  paymentOn: paymentOn(row),
  aidOn: aidOn(row),
  formalities: openFormalities(row),
  lacks: row.lacks,
});

/** The contract files of each account that are on their way from a finalised enrolment to paid. */
export const readContractFacts = async (
  db: Queries,
  among: Among,
): Promise<Map<number, ContractFacts[]>> => underBothSides(await readFiles(db, among), factsOf);

/** The same by match. */
export const readFileFacts = async (db: Queries): Promise<ReadonlyMap<number, ContractFacts>> => {
  const rows = await readFiles(db, undefined);
  return new Map(rows.map(factsOf).map((facts) => [facts.matchId, facts]));
};

interface AskedRow {
  account: number;
  applicant_id: number;
  offer_id: number;
  since: Date;
  count: number;
}

/** Of each company, the files that wait for somebody who was asked for a part, or for a signature, by a link. */
export const readAskedParts = async (
  db: Queries,
  among: Among,
): Promise<Map<number, AskedPartsFacts[]>> => {
  const rows = await readAmong(
    db,
    among,
    sql<AskedRow>`
    select c.account_id as account, l.applicant_id, l.offer_id,
      min(coalesce(l.reminded_at, l.asked_at)) as since, count(*)::int as count
    from part_links l
    join match_states m on m.applicant_id = l.applicant_id and m.offer_id = l.offer_id
    join offers o on o.id = l.offer_id
      and (${isPreparing} or ${isEnrolled('m')})
    join companies c on c.id = o.company_id
    left join contract_sheets s on s.applicant_id = l.applicant_id and s.offer_id = l.offer_id
    where l.done_at is null and l.whole_at is null
      and (l.amendment is null and coalesce(s.state, 'open') =
          case when l.party in (${sql.join(signatureKeys)}) then 'complete' else 'open' end
        or exists (select 1 from contract_amendments a where a.applicant_id = l.applicant_id
          and a.offer_id = l.offer_id and a.number = l.amendment and a.state = 'draft'))
      and ${accountsAmong('c.account_id', among)}
    group by c.account_id, l.applicant_id, l.offer_id
    order by l.applicant_id, l.offer_id`,
  );
  const byAccount = Map.groupBy(rows, ({ account }) => account);
  return new Map(
    [...byAccount].map(([account, files]) => [
      account,
      files.map((file) => ({
        matchId: matchId(pairOfRow(file)),
        since: file.since,
        count: file.count,
      })),
    ]),
  );
};
