import { matchId, status } from '@tandem/domain/matches/match';
import { needState } from '@tandem/domain/needs/need-state';
import { sql } from 'kysely';
import { sideBySide, type Queries } from '../../../platform/database/database.ts';
import { isPlaced } from '../../../scoring/stored/enrolled.ts';
import { accountsAmong, readAmong, type Among } from '../facts/among.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';

/** How many matches somebody has, and how many of them nobody has told them of. */
export interface NewsCount {
  accountId: number;
  total: number;
  fresh: number;
}

type Side = 'applicant' | 'company';

/** The account that is told of a match. */
const readerColumn = (side: Side) => (side === 'applicant' ? 'p.account_id' : 'c.account_id');

const readerOf = (side: Side) => sql.ref(readerColumn(side));

const toldFrom = (begunAt: Date) => sql<Date>`coalesce(r.news_until, ${begunAt}::timestamptz)`;

/** Matches that nobody has moved, of candidates who are still looking; what the centre proposes is told by itself. */
const isFresh = (begunAt: Date) => sql<boolean>`
  s.created_at > ${toldFrom(begunAt)}
  and not exists (
    select 1 from match_states m
    where m.applicant_id = s.applicant_id and m.offer_id = s.offer_id
      and m.status <> ${sql.lit(status.pending)}
  )
  and not ${isPlaced('s.applicant_id', 'o.session_id')}
  and not exists (
    select 1 from proposed_pairs h
    where h.applicant_id = s.applicant_id and h.offer_id = s.offer_id
  )`;

const matchesOf = (side: Side) => sql`
  match_scores s
  join applicants p on p.id = s.applicant_id
  join offers o on o.id = s.offer_id and o.state = ${needState.active}
  join sessions y on y.id = o.session_id and y.closed_at is null
  join companies c on c.id = o.company_id
  left join follow_up_readers r on r.account_id = ${readerOf(side)}`;

const countOf = (db: Queries, side: Side, begunAt: Date, among: Among): Promise<NewsCount[]> =>
  readAmong(
    db,
    among,
    sql<NewsCount>`
    select ${readerOf(side)} as "accountId", count(*)::int as total,
      count(*) filter (where ${isFresh(begunAt)})::int as fresh
    from ${matchesOf(side)}
    where ${accountsAmong(readerColumn(side), among)}
    group by ${readerOf(side)}
    having max(s.created_at) > min(${toldFrom(begunAt)})`,
  );

/** Those who may have news; nobody else is in it. */
export const countNews = async (
  db: Queries,
  begunAt: Date,
  among: Among,
): Promise<Map<number, NewsCount>> => {
  const [candidates, companies] = await sideBySide(
    db,
    () => countOf(db, 'applicant', begunAt, among),
    () => countOf(db, 'company', begunAt, among),
  );
  return new Map([...candidates, ...companies].map((row) => [row.accountId, row]));
};

/** A match that is told, as its reader sees it. */
export interface News {
  accountId: number;
  matchId: number;
  title: string;
  /** The company, or the candidate. */
  other: string;
  location: string;
  /** In tenths of a point, and its four parts. */
  score: number;
  parts: { industry: number; test: number; geographic: number; resume: number };
}

const toldAtOnce = 3;

interface NewsRow {
  account_id: number;
  applicant_id: number;
  offer_id: number;
  title: string;
  company: string;
  candidate: string;
  location: string | null;
  city: string | null;
  score: number;
  industry_score: number;
  test_score: number;
  geographic_score: number;
  resume_score: number;
}

const bestOf = async (
  db: Queries,
  side: Side,
  begunAt: Date,
  accountIds: readonly number[],
): Promise<News[]> => {
  const rows = await readAmong(
    db,
    accountIds,
    sql<NewsRow>`
    select * from (
      select ${readerOf(side)} as account_id, s.applicant_id, s.offer_id, o.title,
        c.name as company, trim(a.first_name || ' ' || a.last_name) as candidate,
        o.location, p.city, s.score, s.industry_score, s.test_score, s.geographic_score, s.resume_score,
        row_number() over (
          partition by ${readerOf(side)} order by s.score desc, s.applicant_id, s.offer_id
        ) as place
      from ${matchesOf(side)}
      join accounts a on a.id = p.account_id
      where ${accountsAmong(readerColumn(side), accountIds)} and ${isFresh(begunAt)}
    ) best where place <= ${toldAtOnce}
    order by account_id, place`,
  );
  return rows.map((row) => ({
    accountId: row.account_id,
    matchId: matchId(pairOfRow(row)),
    title: row.title,
    other: side === 'applicant' ? row.company : row.candidate || 'Un candidat',
    location: (side === 'applicant' ? row.location : row.city) ?? '',
    score: row.score,
    parts: {
      industry: row.industry_score,
      test: row.test_score,
      geographic: row.geographic_score,
      resume: row.resume_score,
    },
  }));
};

/** The best three of each. */
export const findBestNews = async (
  db: Queries,
  begunAt: Date,
  readers: readonly { accountId: number; side: Side }[],
): Promise<Map<number, News[]>> => {
  const found: News[] = [];
  for (const side of ['applicant', 'company'] as const) {
    const ids = readers.filter((one) => one.side === side).map(({ accountId }) => accountId);
    if (ids.length > 0) found.push(...(await bestOf(db, side, begunAt, ids)));
  }
  return Map.groupBy(found, ({ accountId }) => accountId);
};
