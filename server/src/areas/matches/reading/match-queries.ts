import { status, type Pair } from '@tandem/domain/matches/match';
import { sql, type AliasedExpression, type RawBuilder } from 'kysely';
import { isEnrolled, isPlacedWithoutCompany } from '../../../scoring/stored/enrolled.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { preparedStatement, readPrepared } from '../../../platform/database/prepared.ts';
import { filtered, type MatchFilter } from './match-filter.ts';
import { isAfter, placeBy, type Sorted } from '../listing/match-order.ts';
import { besideWaits } from '../listing/match-waits.ts';
import { pointsOf } from '../listing/places-of-both.ts';
import type { Page } from '../../../platform/database/queries/page.ts';

/** Whether the candidate has a finalised enrolment with another need of the same session; of a row of `scores` and a column with its session. */
export const placedElsewhere = (
  session: 'offers.session_id' | 'scores.session_id',
): RawBuilder<boolean> => sql<boolean>`(exists (
  select 1 from match_states placed
  where placed.applicant_id = scores.applicant_id
    and placed.session_id = ${sql.ref(session)}
    and ${isEnrolled('placed')}
    and placed.offer_id <> scores.offer_id
) or ${isPlacedWithoutCompany('scores.applicant_id', session)})`;

const inClosedSession = sql<boolean>`exists (
  select 1 from sessions where sessions.id = offers.session_id and sessions.closed_at is not null
)`;

/** What is not sorted reads no clock. */
const unsorted: Sorted = { now: new Date(0) };

/** The score by the name that everything about waits has for it. */
const ownScore = sql<{ created_at: Date }>`(
  select match_scores.applicant_id, match_scores.offer_id, match_scores.created_at)`;

/** The pairs of the filtered matches, each with its place; best score first among those of one place, as all are unless sorted. */
export const inOrder = (db: Queries, filter: MatchFilter, sorted?: Sorted) => {
  const { sort, now, after } = sorted ?? unsorted;
  const standing = placeBy(sort);
  const { place, of, beside } = standing;
  const { waiting, settled, moved } = besideWaits(now);
  return filtered(db, filter)
    .$if(of === 'candidate' || of === 'need' || of === 'state', (rows) =>
      rows.leftJoin(beside.rows.as('beside'), (join) => join.on(beside.on)),
    )
    .$if(of === 'both places', (rows) =>
      rows
        .leftJoin(pointsOf('applicants').as('searched'), (join) =>
          join.onRef('searched.id', '=', 'match_scores.applicant_id'),
        )
        .leftJoin(pointsOf('offers').as('offered'), (join) =>
          join.onRef('offered.id', '=', 'match_scores.offer_id'),
        ),
    )
    .$if(of === 'waits', (rows) =>
      rows
        .innerJoinLateral(ownScore.as('s'), (join) => join.onTrue())
        .leftJoin(waiting.rows.as('waiting'), (join) => join.on(waiting.on))
        .leftJoin(settled.rows.as('settled'), (join) => join.on(settled.on))
        .leftJoin(moved.rows.as('moved'), (join) => join.on(moved.on)),
    )
    .select([
      'match_scores.applicant_id',
      'match_scores.offer_id',
      'match_scores.score',
      place.as('place'),
    ])
    .$if(after !== undefined, (rows) => rows.where(isAfter(after, standing)))
    .$if(of !== 'nothing', (rows) => rows.orderBy('place'))
    .orderBy('match_scores.score', 'desc')
    .orderBy('match_scores.applicant_id')
    .orderBy('match_scores.offer_id');
};

const rowsOf = (db: Queries, filter: MatchFilter, page: Page = {}, sorted?: Sorted) => {
  let scores = inOrder(db, filter, sorted).select([
    'match_scores.industry_score',
    'match_scores.test_score',
    'match_scores.geographic_score',
    'match_scores.resume_score',
    'match_scores.created_at',
  ]);
  if (page.limit !== undefined) scores = scores.limit(page.limit);
  if (page.offset !== undefined) scores = scores.offset(page.offset);
  return db
    .selectFrom(scores.as('scores'))
    .innerJoin('offers', 'offers.id', 'scores.offer_id')
    .innerJoin('applicants', 'applicants.id', 'scores.applicant_id')
    .leftJoin('match_states', (join) =>
      join
        .onRef('match_states.applicant_id', '=', 'scores.applicant_id')
        .onRef('match_states.offer_id', '=', 'scores.offer_id'),
    )
    .selectAll('scores')
    .select((e) => [
      e.fn.coalesce('match_states.status', e.lit(status.pending)).as('status'),
      'match_states.broken_on',
      'offers.company_id',
      'offers.session_id',
      'applicants.formation_id as programme_id',
      'offers.state as need_state',
      placedElsewhere('offers.session_id').as('already_placed'),
      inClosedSession.as('session_closed'),
    ])
    .orderBy('scores.place')
    .orderBy('scores.score', 'desc')
    .orderBy('scores.applicant_id')
    .orderBy('scores.offer_id');
};

/** The filtered matches in that order: cut to the page before anything is joined to them. */
export const findMatches = (db: Queries, filter: MatchFilter, page: Page = {}, sorted?: Sorted) =>
  readPrepared(db, rowsOf(db, filter, page, sorted));

export type MatchRow = Awaited<ReturnType<typeof findMatches>>[number];

const rowOf = preparedStatement((db: Queries, { candidateId, needId }: Pair) =>
  rowsOf(db, { candidateId, needId }),
);

export const findMatch = async (db: Queries, pair: Pair): Promise<MatchRow | undefined> => {
  const [match] = await rowOf(db, pair);
  return match;
};

export const countMatches = async (db: Queries, filter: MatchFilter): Promise<number> => {
  const counting = filtered(db, filter).select((e) => e.fn.countAll<number>().as('total'));
  const [row] = await readPrepared(db, counting);
  return row?.total ?? 0;
};

export type GroupedBy = 'offer' | 'applicant';

const grouped = (db: Queries, by: GroupedBy, filter: MatchFilter) =>
  filtered(db, filter)
    .select((e) => [
      e.ref(by === 'offer' ? 'match_scores.offer_id' : 'match_scores.applicant_id').as('id'),
      e.fn.countAll<number>().as('count'),
      e.fn.sum<number>('match_scores.score').as('tenths'),
    ])
    .groupBy('id');

export interface MatchSummary {
  /** How many matches, and in how many groups. */
  total: number;
  groups: number;
  averageScore: number | null;
}

/** What the groups of the filtered matches come to; `over`: beside each of them. */
const summary = (over: RawBuilder<unknown>) =>
  [
    sql<number>`coalesce(sum(groups.count) ${over}, 0)::int`.as('total'),
    sql<number>`count(*) ${over}`.as('groups'),
    sql<
      number | null
    >`(sum(groups.tenths) ${over})::float8 / (sum(groups.count) ${over})::float8 / 10`.as(
      'averageScore',
    ),
  ] as const;

/** Of groups of which no row is read. */
const summariseMatches = (db: Queries, by: GroupedBy, filter: MatchFilter): Promise<MatchSummary> =>
  db
    .selectFrom(grouped(db, by, filter).as('groups'))
    .select(summary(sql``))
    .executeTakeFirstOrThrow();

const titles = (
  db: Queries,
  by: GroupedBy,
): AliasedExpression<{ id: number; title: string }, 'titles'> =>
  by === 'offer'
    ? db
        .selectFrom('offers')
        .innerJoin('companies', 'companies.id', 'offers.company_id')
        .select(['offers.id', sql<string>`companies.name || ' - ' || offers.title`.as('title')])
        .as('titles')
    : db
        .selectFrom('applicants')
        .innerJoin('accounts', 'accounts.id', 'applicants.account_id')
        .select([
          'applicants.id',
          sql<string>`accounts.first_name || ' ' || accounts.last_name`.as('title'),
        ])
        .as('titles');

/** The groups that the filtered matches form, by title, and what all of them come to: counted once for both. */
export const findMatchGroups = async (
  db: Queries,
  by: GroupedBy,
  filter: MatchFilter,
  page: Page,
): Promise<{ groups: { id: number; title: string; count: number }[]; summary: MatchSummary }> => {
  let groups = db
    .selectFrom(grouped(db, by, filter).as('groups'))
    .innerJoin(titles(db, by), 'titles.id', 'groups.id')
    .select(['groups.id', 'titles.title', 'groups.count', ...summary(sql`over ()`)])
    .orderBy('titles.title')
    .orderBy('groups.id');
  if (page.limit !== undefined) groups = groups.limit(page.limit);
  if (page.offset !== undefined) groups = groups.offset(page.offset);
  const rows = page.limit === 0 ? [] : await groups.execute();
  return {
    groups: rows.map(({ id, title, count }) => ({ id, title, count })),
    summary: rows[0] ?? (await summariseMatches(db, by, filter)),
  };
};
