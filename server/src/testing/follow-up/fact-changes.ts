import { formalityKeys } from '@tandem/domain/contracts/formalities/formalities';
import { status } from '@tandem/domain/matches/match';
import fc from 'fast-check';
import {
  day,
  drawnOf,
  moment,
  momentOrNone,
  ofPair,
  pick,
  type Draw,
  type Drawn,
  type Facts,
} from './drawn-facts.ts';

/** One change of a fact that somebody may be waited for by: its SQL is made by the numbers that chance has drawn. */
export interface FactChange extends Draw {
  kind: FactChangeKind;
}

const states = ['open', 'complete', 'signed', 'lodged', 'refused', 'accepted', 'amended'];
const lacking = ['null', "'{}'", "'{company}'", "'{candidate}'", "'{candidate,centre}'"];
const amendmentStates = ['draft', 'signed', 'lodged', 'refused', 'accepted', 'withdrawn'];
const signatories = ['employer', 'candidate', 'guardian'];

/** Each kind of change, as SQL; one that the rules of the database refuse changes nothing. */
const changes = {
  registered: ({ account, n }) =>
    `update accounts set registered_at = ${momentOrNone(n)} where id = ${account}`,
  bounced: ({ account, n }) =>
    `update accounts set address_refused_at = ${momentOrNone(n)} where id = ${account}`,
  invited: ({ account, n }) =>
    n % 2 === 0
      ? `update accounts set created_at = ${moment(n)} where id = ${account}`
      : `update invitations set invited_anew_at = ${moment(n)} where account_id = ${account}`,
  sheet: ({ candidate, n }) =>
    `update applicants set page_done_at = ${momentOrNone(n)} where id = ${candidate}`,
  company_sheet: ({ account, n }) =>
    `update companies set page_done_at = ${momentOrNone(n)} where account_id = ${account}`,
  test: ({ candidate, n }) =>
    `update applicants set test_done_at = ${momentOrNone(n)} where id = ${candidate}`,
  own_year: ({ candidate, n }) =>
    `update applicants set session_id = ${1 + (n % 2)} where id = ${candidate}`,
  /** Where a need stands, or whether mail reaches its tutor. */
  need: ({ need, n }) =>
    n % 5 === 0
      ? `update offers set ${pick(["tutor_email = 'noe@exemple.fr'", `tutor_refused_at = ${momentOrNone(n)}`, `tutor_phone_refused_at = ${momentOrNone(n)}`, "contract_type = 'professionnalisation'", `seats = ${1 + (n % 3)}`, `start_date = ${day(n)}`], n)}
         where id = ${need}`
      : `update offers set state = '${pick(['active', 'active', 'inactive', 'withdrawn', 'filled'], n)}',
       state_since = ${moment(n * 3)} where id = ${need}`,
  year: ({ n }) =>
    `update sessions set closed_at = ${n % 4 === 0 ? 'now()' : 'null'},
       opened_at = ${momentOrNone(n >> 1)}, starts_on = ${n % 5 === 0 ? 'null' : day(n)}
     where id = ${1 + (n % 2)}`,
  scored: ({ candidate, need, n }) =>
    `insert into match_scores select a.id, ${need}, 700, 700, 700, 700, 700, ${moment(n * 5)}
     from applicants a where a.id = ${candidate} or ${n % 4} = 0 on conflict do nothing`,
  unscored: (drawn) =>
    `delete from match_scores where ${drawn.n % 4 === 0 ? `offer_id = ${drawn.need}` : ofPair(drawn)}`,
  scored_earlier: (drawn) =>
    `update match_scores set created_at = ${moment(drawn.n)} where ${ofPair(drawn)}`,
  moved: ({ candidate, need, n }) =>
    `insert into match_states (applicant_id, offer_id, session_id, status, moved_at)
     select ${candidate}, id, session_id, ${(n % 7) - 2}, ${moment(n)} from offers where id = ${need}
     on conflict (applicant_id, offer_id)
     do update set status = excluded.status, moved_at = excluded.moved_at, broken_on = null`,
  finalised: ({ candidate, need, n }) =>
    `insert into match_states (applicant_id, offer_id, session_id, status, moved_at)
     select ${candidate}, id, session_id, ${status.finalised}, ${moment(n)} from offers where id = ${need}
     on conflict (applicant_id, offer_id) do update set status = excluded.status, moved_at = excluded.moved_at`,
  broken: (drawn) =>
    `update match_states set broken_on = ${drawn.n % 3 === 0 ? 'null' : day(drawn.n)}
     where ${ofPair(drawn)} and status = ${status.finalised}`,
  forgotten: (drawn) => `delete from match_states where ${ofPair(drawn)}`,
  put_off: ({ candidate, need, n }) =>
    `insert into match_marks (applicant_id, offer_id, side, later_until)
     values (${candidate}, ${need}, '${pick(['applicant', 'company'], n)}', ${day(n)})
     on conflict (applicant_id, offer_id, side) do update set later_until = excluded.later_until`,
  enrolled: ({ candidate, need, n }) =>
    `insert into enrolments (applicant_id, offer_id, agreed_at, begins_on, ends_on)
     values (${candidate}, ${need}, now(), ${day(n)}, '2027-08-31')`,
  enrolment_broken: (drawn) =>
    `update enrolments set broken_on = ${day(drawn.n)}, broken_by = 'both', reason = 'other',
       broken_told_at = ${moment(drawn.n)} where ${ofPair(drawn)}`,
  annulled: ({ candidate }) =>
    `update enrolments set annulled_at = now() where applicant_id = ${candidate}`,
  meeting: ({ candidate, need, n }) =>
    `insert into meetings (applicant_id, offer_id, state, kind, place, note, minutes, waits_for,
       starts_at, created_at, changed_at)
     values (${candidate}, ${need}, '${pick(['proposed', 'planned'], n)}', 'phone', '', '', 30,
       ${n % 2 === 0 ? `'${pick(['applicant', 'company'], n >> 1)}'` : 'null'},
       ${n % 2 === 0 ? 'null' : moment(n - 20)}, now(), ${moment(n)})`,
  meeting_over: (drawn) =>
    `update meetings set state = '${pick(['over', 'planned', 'cancelled'], drawn.n)}' where ${ofPair(drawn)}`,
  contract: ({ candidate, need, n }) =>
    `insert into contract_sheets (applicant_id, offer_id, sealed, created_at, state, state_since,
       lodged_on, needs_guardian, pays_by_instalments, is_professional, visit_by, card_by, lacks, finalised_at)
     values (${candidate}, ${need}, '', now(), '${pick(states, n)}', ${moment(n)}, ${day(n)},
       ${n % 2 === 0}, ${n % 3 === 0}, ${n % 5 === 0}, ${day(n)}, ${n % 4 === 0 ? 'null' : day(n + 9)},
       ${pick(lacking, n)}, ${momentOrNone(n)})
     on conflict (applicant_id, offer_id) do update set state = excluded.state, lodged_on = excluded.lodged_on,
       state_since = excluded.state_since, needs_guardian = excluded.needs_guardian,
       pays_by_instalments = excluded.pays_by_instalments,
       is_professional = excluded.is_professional, visit_by = excluded.visit_by, card_by = excluded.card_by,
       lacks = excluded.lacks`,
  signed: ({ candidate, need, n }) =>
    `with scan as (
       insert into contract_scans (applicant_id, offer_id, name, sealed_key, received_sha256, sha256, size,
         added_by, added_at)
       values (${candidate}, ${need}, gen_random_uuid()::text, '', '', '', 1, 'company', now()) returning id
     )
     insert into contract_signatures (applicant_id, offer_id, round, signatory, method, signed_on,
       scan_id, noted_by, noted_at)
     select ${candidate}, ${need}, 1, '${pick(signatories, n)}', 'paper', ${day(n)}, id, 'company', now() from scan`,
  unsigned: ({ n }) =>
    `with taken_back as (delete from contract_formalities where formality = '${pick(formalityKeys, n)}')
     delete from contract_signatures where signatory = '${pick(signatories, n)}'`,
  asked_online: ({ candidate, need, n }) =>
    `with request as (
       insert into signing_requests (applicant_id, offer_id, round, state, asked_by, asked_at)
       values (${candidate}, ${need}, 1, 'pending', 'company', now()) returning id
     )
     insert into signing_request_signatories (request_id, signatory, place, state)
     select id, '${pick(signatories, n)}', 1, 'waiting' from request`,
  signed_online: ({ n }) =>
    `update signing_request_signatories set state = '${pick(['signed', 'signed', 'opened'], n)}'`,
  request_ended: ({ n }) =>
    `update signing_requests set state = 'cancelled' where id % 3 = ${n % 3}`,
  /** A payment has come, and what law asks for whoever begins is done: of more kinds not each is drawn in so few runs. */
  paid: ({ candidate, need, n }) =>
    `with noted as (
       insert into contract_formalities values
       (${candidate}, ${need}, '${pick(formalityKeys, n)}', ${day(n)}, 'staff', now())
       on conflict do nothing
     )
     insert into contract_payments values
     (${candidate}, ${need}, '${pick(['start', 'month7'], n)}', ${day(n)}, 'staff', now())`,
  part_asked: ({ candidate, need, n }) =>
    `insert into part_links (applicant_id, offer_id, party, sealed, token_hash, asked_by, asked_at, expires_at)
     values (${candidate}, ${need}, '${pick(['employer', 'supervisor', 'candidate'], n)}', '',
       gen_random_uuid()::text, 'company', ${moment(n)}, now())`,
  /** They say that it is done, or nothing is left to do. */
  part_done: ({ n }) =>
    `update part_links set ${pick(['done_at', 'whole_at'], n)} = ${momentOrNone(n >> 1)}`,
  amended: ({ candidate, need, n }) =>
    `insert into contract_amendments (applicant_id, offer_id, number, kind, effective_on, state, sealed,
       drawn_by, drawn_at, state_since)
     values (${candidate}, ${need}, ${n + 1}, '31', ${day(n)}, '${pick(amendmentStates, n)}', '',
       'company', now(), ${moment(n)})`,
  amendment_moved: ({ n }) =>
    `update contract_amendments set state = '${pick(amendmentStates.slice(1), n)}',
       state_since = ${moment(n)}, lodged_on = ${day(n)}, round = round + ${n % 2}`,
  amendment_signed: ({ n }) =>
    `insert into contract_amendment_signatures (amendment_id, round, signatory, signed_on, scan_id, noted_by,
       noted_at)
     select a.id, a.round, '${pick(signatories, n)}', ${day(n)}, scan.id, 'company', now()
     from contract_amendments a, (select max(id) as id from contract_scans) scan where scan.id is not null`,
  amendment_unsigned: ({ n }) =>
    `delete from contract_amendment_signatures where signatory = '${pick(signatories, n)}'`,
  carried: ({ candidate, need, n }) =>
    n % 2 === 0
      ? `insert into carried_over (from_session_id, to_session_id, applicant_id, from_formation_id,
       to_formation_id, asked_at, tells, done_at, told_at)
     values (1, 2, ${candidate}, 1, 1, now(), false, ${momentOrNone(n)}, ${momentOrNone(n >> 1)})
     on conflict (applicant_id, from_session_id) do update set done_at = excluded.done_at,
       told_at = excluded.told_at`
      : `insert into carried_over (from_session_id, to_session_id, offer_id, new_offer_id, asked_at,
       tells, told_at)
     values (1, 2, ${need}, ${need}, now(), true, ${momentOrNone(n)})
     on conflict (offer_id) do update set told_at = excluded.told_at`,
  confirmed: ({ candidate, need, n }) => {
    const [column, id] = n % 2 === 0 ? ['offer_id', need] : ['applicant_id', candidate];
    return `insert into confirmations (${column}, asked_at, confirmed_at)
     values (${id}, now(), ${momentOrNone(n >> 1)})
     on conflict (${column}) do update set confirmed_at = excluded.confirmed_at`;
  },
  noted: ({ account, n, staffId }) =>
    `insert into notes (account_id, kind, text, owner_id, due_on, created_at, changed_at)
     values (${account}, 'call', 'Rappeler', ${staffId}, ${day(n)}, now(), now())`,
  note_done: ({ account, n }) =>
    `update notes set done_at = ${momentOrNone(n)} where account_id = ${account}`,
  /** What is told to whoever has no address; with one again, nobody tells it. */
  unreached: ({ account, n }) =>
    n % 4 === 0
      ? `update accounts set email = 'de.retour.' || id || '@exemple.fr', email_key = 'de.retour.' || id || '@exemple.fr'
         where id = ${account}`
      : `update accounts set email = null, email_key = null, password_hash = null,
         registered_at = coalesce(registered_at, ${moment(n)}) where id = ${account}`,
  called: ({ account, n }) =>
    `insert into calls (account_id, subject, text, about, created_at)
     values (${account}, 'Rencontre', 'Mardi', '{}', ${moment(n)})`,
  told: ({ account, n }) =>
    `update calls set told_at = ${momentOrNone(n)} where account_id = ${account}`,
  note_gone: ({ account }) => `delete from notes where account_id = ${account}`,
  need_gone: ({ need }) => `delete from offers where id = ${need}`,
  account_gone: ({ account }) => `delete from accounts where id = ${account}`,
} satisfies Record<string, (drawn: Drawn) => string>;

export type FactChangeKind = keyof typeof changes;

export const factChangeKinds = Object.keys(changes) as [FactChangeKind, ...FactChangeKind[]];

const rare: ReadonlySet<FactChangeKind> = new Set(['need_gone', 'account_gone']);

/** Often the same, so that one change meets another. */
export const one = fc.oneof(fc.constant(0), fc.nat(7));

/** Any change; what deletes somebody seldom, so that there is somebody left. */
export const factChange: fc.Arbitrary<FactChange> = fc.record({
  kind: fc.oneof(
    {
      weight: 40,
      arbitrary: fc.constantFrom(...factChangeKinds.filter((kind) => !rare.has(kind))),
    },
    { weight: 1, arbitrary: fc.constantFrom(...rare) },
  ),
  a: one,
  b: one,
  n: fc.nat(60),
});

export const sqlOf = ({ kind, ...drawn }: FactChange, facts: Facts): string =>
  changes[kind](drawnOf(drawn, facts));
