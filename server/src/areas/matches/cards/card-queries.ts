import { status } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { readPrepared } from '../../../platform/database/prepared.ts';
import type { Page } from '../../../platform/database/page.ts';
import { filtered, type MatchFilter } from '../reading/match-filter.ts';
import { placedElsewhere } from '../reading/match-queries.ts';

/** Among which pairs a card says where it stands; the filter has to leave all of them. */
export type StandsAmong = 'applicant_id' | 'offer_id' | null;

const standing = (of: 'rank' | 'count', among: StandsAmong) => {
  if (among === null) return sql<number | null>`null::int`;
  const side = sql.ref(`match_scores.${among}`);
  return of === 'rank'
    ? sql<number | null>`(rank() over (partition by ${side} order by match_scores.score desc))::int`
    : sql<number | null>`(count(*) over (partition by ${side}))::int`;
};

const price = (reader: 'candidate' | 'other') =>
  reader === 'candidate'
    ? sql<number>`coalesce((select price from need_prices p where p.offer_id = scores.offer_id), 0)`
    : sql<number>`coalesce((select price from candidate_prices p where p.applicant_id = scores.applicant_id), 0)`;

/** All that the cards of some matches say, in one statement: best score first, cut to the page before anything is joined. */
export const findCardRows = (
  db: Queries,
  filter: MatchFilter,
  { among, reader, page }: { among: StandsAmong; reader: 'candidate' | 'other'; page: Page },
) => {
  let scores = filtered(db, filter)
    .select([
      'match_scores.applicant_id',
      'match_scores.offer_id',
      'match_scores.score',
      'match_scores.created_at',
      standing('rank', among).as('rank'),
      standing('count', among).as('of'),
    ])
    .orderBy('match_scores.score', 'desc')
    .orderBy('match_scores.applicant_id')
    .orderBy('match_scores.offer_id');
  if (page.limit !== undefined) scores = scores.limit(page.limit);
  if (page.offset !== undefined) scores = scores.offset(page.offset);
  const cards = db
    .selectFrom(scores.as('scores'))
    .innerJoin('offers', 'offers.id', 'scores.offer_id')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .innerJoin('sessions', 'sessions.id', 'offers.session_id')
    .innerJoin('applicants', 'applicants.id', 'scores.applicant_id')
    .innerJoin('accounts', 'accounts.id', 'applicants.account_id')
    .leftJoin('formations', 'formations.id', 'applicants.formation_id')
    .leftJoin('match_states', (join) =>
      join
        .onRef('match_states.applicant_id', '=', 'scores.applicant_id')
        .onRef('match_states.offer_id', '=', 'scores.offer_id'),
    )
    .leftJoin('match_interests', (join) =>
      join
        .onRef('match_interests.applicant_id', '=', 'scores.applicant_id')
        .onRef('match_interests.offer_id', '=', 'scores.offer_id')
        .on('match_interests.revoked_at', 'is', null),
    )
    .leftJoin('proposed_pairs', (join) =>
      join
        .onRef('proposed_pairs.applicant_id', '=', 'scores.applicant_id')
        .onRef('proposed_pairs.offer_id', '=', 'scores.offer_id'),
    )
    .selectAll('scores')
    .select((e) => [
      e.fn.coalesce('match_states.status', e.lit(status.pending)).as('status'),
      'offers.title',
      'offers.location as need_place',
      'offers.state as need_state',
      'offers.set_aside_until',
      'companies.name as company_name',
      'accounts.first_name',
      'accounts.last_name',
      'applicants.location as candidate_place',
      'formations.name as programme_name',
      'match_interests.shown_at as interested_at',
      'proposed_pairs.proposed_at',
      price(reader).as('price'),
      placedElsewhere.as('already_placed'),
      sql<boolean>`(sessions.closed_at is not null)`.as('session_closed'),
    ])
    .orderBy('scores.score', 'desc')
    .orderBy('scores.applicant_id')
    .orderBy('scores.offer_id');
  return readPrepared(db, cards);
};

export type CardRow = Awaited<ReturnType<typeof findCardRows>>[number];
