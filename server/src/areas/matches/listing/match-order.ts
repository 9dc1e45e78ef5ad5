import { statusLabels } from '@tandem/domain/matches/match';
import type { MatchOrder, MatchSort } from '@tandem/domain/matches/match-orders';
import { centreRhythms, mobilities } from '@tandem/domain/needs/job';
import { sql, type RawBuilder } from 'kysely';
import { bareText } from '../../../platform/database/queries/containing.ts';

/** What a match stands by, and where that is read. */
interface Order {
  of: 'score' | 'candidate' | 'need' | 'state';
  by: RawBuilder<unknown>;
}

const own = (column: string): Order => ({ of: 'score', by: sql.ref(`match_scores.${column}`) });

const candidateText = (column: string): Order => ({
  of: 'candidate',
  by: sql`nullif(${bareText(column)}, '')`,
});

const needText = (column: string): Order => ({
  of: 'need',
  by: sql`nullif(${bareText(column)}, '')`,
});

const french = new Intl.Collator('fr-FR');

/** The place of a key among all of them by their labels. */
const labelled = (
  of: Order['of'],
  labels: Readonly<Record<string, string>>,
  column: RawBuilder<unknown>,
): Order => {
  const keys = Object.entries(labels)
    .toSorted(([, one], [, other]) => french.compare(one, other))
    .map(([key]) => key);
  return { of, by: sql`array_position(${keys}::text[], ${column}::text)` };
};

const orders: Record<MatchOrder, Order> = {
  company: needText('companies.name'),
  need: needText('offers.title'),
  'first-name': candidateText('accounts.first_name'),
  'last-name': candidateText('accounts.last_name'),
  email: candidateText('accounts.email'),
  phone: candidateText('applicants.phone'),
  programme: candidateText('formations.name'),
  session: needText('sessions.name'),
  start: { of: 'need', by: sql`offers.start_date` },
  rhythm: labelled('need', centreRhythms, sql`offers.centre_rhythm`),
  pay: { of: 'need', by: sql`offers.pay_above_minimum` },
  remote: { of: 'need', by: sql`offers.remote_days` },
  mobility: labelled('need', mobilities, sql`offers.mobility`),
  status: labelled('state', statusLabels, sql`coalesce(beside.status, 0)`),
  score: own('score'),
  industry: own('industry_score'),
  test: own('test_score'),
  geographic: own('geographic_score'),
  resume: own('resume_score'),
  created: { of: 'score', by: sql`extract(epoch from match_scores.created_at)` },
};

const falls = (sort: MatchSort): boolean => sort.startsWith('-');

/** All of one side with their places: they are some thousands where matches are hundreds of thousands. What is empty stands last. */
const placed = (id: string, from: RawBuilder<unknown>, { by }: Order, sort: MatchSort) => sql<{
  id: number;
}>`(
  select ${sql.ref(id)} as id,
    dense_rank() over (order by ${by} ${sql.raw(falls(sort) ? 'desc' : 'asc')} nulls last)::float8 as place
  from ${from})`;

const candidates = sql`applicants
  join accounts on accounts.id = applicants.account_id
  left join formations on formations.id = applicants.formation_id`;

const needs = sql`offers
  join companies on companies.id = offers.company_id
  join sessions on sessions.id = offers.session_id`;

interface Beside {
  rows: RawBuilder<{ id: number }>;
  on: RawBuilder<boolean>;
}

const nothing: Beside = { rows: sql`(select 0 as id)`, on: sql`true` };

/** What an order is read from beside the scores; nothing where a score has it itself. */
const besideOf = (order: Order, sort: MatchSort): Beside => {
  const same = (column: string) => sql<boolean>`beside.id = ${sql.ref(`match_scores.${column}`)}`;
  switch (order.of) {
    case 'need':
      return { rows: placed('offers.id', needs, order, sort), on: same('offer_id') };
    case 'candidate':
      return { rows: placed('applicants.id', candidates, order, sort), on: same('applicant_id') };
    case 'state':
      return {
        rows: sql`match_states`,
        on: sql`beside.applicant_id = match_scores.applicant_id
          and beside.offer_id = match_scores.offer_id`,
      };
    default:
      return nothing;
  }
};

/** Where a match stands in an order, the lowest first, and what that is read from; all stand at one place unless sorted. */
export const placeBy = (
  sort: MatchSort | undefined,
): { place: RawBuilder<number>; isSorted: boolean; readsBeside: boolean; beside: Beside } => {
  // That is how all are sorted that have one place: by the score itself, with nothing to count for each row.
  if (sort === undefined || sort === '-score')
    return { place: sql<number>`0`, isSorted: false, readsBeside: false, beside: nothing };
  const order = orders[sort.replace(/^-/, '') as MatchOrder];
  const isPlaced = order.of === 'need' || order.of === 'candidate';
  const own = falls(sort) ? sql`-(${order.by})` : order.by;
  return {
    place: isPlaced ? sql<number>`beside.place` : sql<number>`(${own})::float8`,
    isSorted: true,
    readsBeside: order.of !== 'score',
    beside: besideOf(order, sort),
  };
};
