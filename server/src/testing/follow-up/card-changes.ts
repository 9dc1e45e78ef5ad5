import fc from 'fast-check';
import { drawnOf, ofPair, pick, type Drawn, type Facts } from './drawn-facts.ts';
import { factChange, one, sqlOf, type FactChange, type FactChangeKind } from './fact-changes.ts';

const texts = ["'Lyon'", "'Brest'", "'Nice'"];

const changes = {
  moved_to: ({ candidate, n }) =>
    `update applicants set location = ${pick([...texts, 'null'], n)} where id = ${candidate}`,
  renamed: ({ account, n }) =>
    `update accounts set ${pick(['first_name', 'last_name'], n)} = ${pick(texts, n)} where id = ${account}`,
  company_renamed: ({ need, n }) =>
    `update companies set name = ${pick(texts, n)}
     where id = (select company_id from offers where id = ${need})`,
  need_told: ({ need, n }) =>
    `update offers set ${pick(['title', 'location'], n)} = ${pick(texts, n)} where id = ${need}`,
  need_handed_on: ({ need, n }) =>
    `update offers set company_id = (select id from companies order by id offset ${n} limit 1)
     where id = ${need} and ${n} < (select count(*) from companies)`,
  need_set_aside: ({ need, n }) =>
    `update offers set state = 'set_aside', set_aside_until = '2026-12-${10 + (n % 20)}' where id = ${need}`,
  need_of_year: ({ need, n }) => `update offers set session_id = ${1 + (n % 2)} where id = ${need}`,
  year_renamed: ({ n }) =>
    `update sessions set name = '${2030 + n}-${2031 + n}', name_key = '${2030 + n}-${2031 + n}' where id = ${1 + (n % 2)}`,
  rescored: (drawn) =>
    `update match_scores set score = ${300 + 10 * drawn.n}
     where ${drawn.n % 3 === 0 ? `offer_id = ${drawn.need}` : ofPair(drawn)}`,
  scored_again: ({ candidate, need, n }) =>
    `insert into match_scores values (${candidate}, ${need}, ${900 - 5 * n}, 1, 1, 1, 1, now())
     on conflict (applicant_id, offer_id) do update set score = excluded.score`,
  priced: ({ candidate, n }) =>
    `insert into candidate_prices values (${candidate}, ${n - 30})
     on conflict (applicant_id) do update set price = excluded.price`,
  price_gone: ({ candidate }) => `delete from candidate_prices where applicant_id = ${candidate}`,
  need_priced: ({ need, n }) =>
    `insert into need_prices values (${need}, ${n - 30})
     on conflict (offer_id) do update set price = excluded.price`,
  need_price_gone: ({ need }) => `delete from need_prices where offer_id = ${need}`,
  interested: ({ candidate, need, n }) =>
    `insert into match_interests values (${candidate}, ${need}, now(), ${n % 2 === 0 ? 'null' : 'now()'})
     on conflict (applicant_id, offer_id) do update set revoked_at = excluded.revoked_at`,
  interest_gone: (drawn) => `delete from match_interests where ${ofPair(drawn)}`,
  proposed: ({ candidate, need }) =>
    `insert into proposed_pairs values (${candidate}, ${need}, 'distance', null, now())`,
  no_longer_proposed: (drawn) => `delete from proposed_pairs where ${ofPair(drawn)}`,
  opened: ({ candidate, need, n }) =>
    `insert into match_readings values (${candidate}, ${need}, timestamptz '2026-11-02 08:00+00' + ${n} * interval '5 hours')`,
  unopened: ({ need }) => `delete from match_readings where offer_id = ${need}`,
  set_back: ({ candidate, need, n }) =>
    `insert into match_moves (applicant_id, offer_id, from_status, to_status, moved_by, moved_at)
     values (${candidate}, ${need}, 1, 0, 'staff', timestamptz '2026-11-02 08:00+00' - ${n} * interval '7 hours')`,
  moves_forgotten: (drawn) => `delete from match_moves where ${ofPair(drawn)}`,
  rules: ({ n }) =>
    `update follow_up_settings set
       kinds = '{"answer_candidate": {"runs": true, "reminders": [3], "staffAfter": ${5 + (n % 9)}}}',
       readings_since = ${n % 2 === 0 ? 'null' : "'2026-11-01'"}`,
  tidied: () =>
    `with gone as (delete from card_changes returning 1)
     insert into card_changes (account_id) select 0 where exists (select from gone)`,
} satisfies Record<string, (drawn: Drawn) => string>;

export type CardChangeKind = keyof typeof changes;

export const cardChangeKinds = Object.keys(changes) as [CardChangeKind, ...CardChangeKind[]];

/** One change of what cards show, or of a fact by which somebody waits. */
export interface CardChange extends Omit<FactChange, 'kind'> {
  kind: CardChangeKind | FactChangeKind;
}

export const cardChange: fc.Arbitrary<CardChange> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom(...cardChangeKinds),
      a: one,
      b: one,
      n: fc.nat(60),
    }),
  },
  { weight: 2, arbitrary: factChange },
);

const isOfCardsAlone = (kind: string): kind is CardChangeKind => kind in changes;

export const sqlOfCardChange = ({ kind, ...drawn }: CardChange, facts: Facts): string =>
  isOfCardsAlone(kind) ? changes[kind](drawnOf(drawn, facts)) : sqlOf({ kind, ...drawn }, facts);
