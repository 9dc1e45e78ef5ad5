import { statusLabels } from '@tandem/domain/matches/match';
import type { MatchOrder, MatchSort } from '@tandem/domain/matches/match-orders';
import { centreRhythms, mobilities } from '@tandem/domain/needs/job';
import { sql, type RawBuilder } from 'kysely';
import { bareText } from '../../../platform/database/queries/containing.ts';
import { farthestPlace, type MatchCursor } from './match-cursor.ts';
import { waitOrders } from './match-waits.ts';
import { chordBetween } from './places-of-both.ts';

/** What a match stands by, and where that is read: of one side, of its state, or of all that it may wait for. */
interface Order {
  of: 'score' | 'candidate' | 'need' | 'state' | 'waits' | 'both places';
  by: RawBuilder<unknown>;
}

const own = (column: string): Order => ({ of: 'score', by: sql.ref(`match_scores.${column}`) });

const candidateText = (column: string | RawBuilder<string>): Order => ({
  of: 'candidate',
  by: sql`nullif(${bareText(column)}, '')`,
});

const needText = (column: string | RawBuilder<string>): Order => ({
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

const tagsOf = (account: string) => sql<string>`(
  select string_agg(tag, ', ' order by tag) from account_tags where account_id = ${sql.ref(account)})`;

const referentOf = (account: string) => sql<string>`(
  select referents.first_name || ' ' || referents.last_name
  from accounts referents where referents.id = ${sql.ref(`${account}.referent_id`)})`;

const orders: Record<Exclude<MatchOrder, 'awaits' | 'awaits-since'>, Order> = {
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
  'candidate-place': candidateText('applicants.location'),
  'need-place': needText('offers.location'),
  kilometres: { of: 'both places', by: chordBetween('searched', 'offered') },
  'candidate-source': candidateText('accounts.source'),
  'company-source': needText('owners.source'),
  'candidate-tags': candidateText(tagsOf('accounts.id')),
  'company-tags': needText(tagsOf('owners.id')),
  'candidate-referent': candidateText(referentOf('accounts')),
  'company-referent': needText(referentOf('owners')),
  score: own('score'),
  industry: own('industry_score'),
  test: own('test_score'),
  geographic: own('geographic_score'),
  resume: own('resume_score'),
  created: { of: 'score', by: sql`date_part('epoch', match_scores.created_at)` },
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
  join accounts owners on owners.id = companies.account_id
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

/** How the matches are sorted: by what, by whose clock, and after which of them one goes on. */
export interface Sorted {
  sort?: MatchSort | undefined;
  now: Date;
  after?: MatchCursor | undefined;
}

const orderOf = (sort: MatchSort): Order => {
  const name = sort.replace(/^-/, '') as MatchOrder;
  return name === 'awaits' || name === 'awaits-since'
    ? { of: 'waits', by: waitOrders[name] }
    : orders[name];
};

/** Where a match stands in an order, the lowest first, and what that is read from; all stand at one place unless sorted. */
export const placeBy = (
  sort: MatchSort | undefined,
): { place: RawBuilder<number>; of: Order['of'] | 'nothing'; beside: Beside } => {
  // That is how all are sorted that have one place: by the score itself, with nothing to count for each row.
  if (sort === undefined || sort === '-score')
    return { place: sql<number>`0`, of: 'nothing', beside: nothing };
  const order = orderOf(sort);
  const isPlaced = order.of === 'need' || order.of === 'candidate';
  const own = falls(sort) ? sql`-(${order.by})` : order.by;
  return {
    place: isPlaced
      ? sql<number>`beside.place`
      : sql<number>`coalesce((${own})::float8, ${farthestPlace}::float8)`,
    of: order.of,
    beside: besideOf(order, sort),
  };
};

/** That a match stands behind that one: where its side stands by now if it has a place there, else where it stood. */
export const isAfter = (
  cursor: MatchCursor | undefined,
  { place, of, beside }: ReturnType<typeof placeBy>,
): RawBuilder<boolean> => {
  if (!cursor) return sql<boolean>`true`;
  const { pair, score } = cursor;
  const stood = sql`${cursor.place}::float8`;
  const side = of === 'candidate' ? pair.candidateId : pair.needId;
  const stands =
    of === 'candidate' || of === 'need'
      ? sql`coalesce((select there.place from ${beside.rows} there where there.id = ${side}), ${stood})`
      : stood;
  return sql<boolean>`(${place}, -match_scores.score, match_scores.applicant_id, match_scores.offer_id)
    > (${stands}, ${-score}::int, ${pair.candidateId}::int, ${pair.needId}::int)`;
};
