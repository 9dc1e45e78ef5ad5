import { status } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { preparedStatement, readPrepared } from '../../../platform/database/prepared.ts';
import type { Page } from '../../../platform/database/queries/page.ts';
import { filtered, type MatchFilter } from '../reading/match-filter.ts';
import { placedElsewhere } from '../reading/match-queries.ts';

/** Who reads says what a card holds: only of that is anything joined. */
type Reader = 'candidate' | 'company' | 'staff';

/** Among which pairs a card says where it stands: the filter of a candidate or a company leaves all of them. */
const among = { candidate: 'applicant_id', company: 'offer_id', staff: null } as const;

const standing = (of: 'rank' | 'count', reader: Reader) => {
  const side = among[reader];
  if (side === null) return sql<number | null>`null::int`;
  const column = sql.ref(`match_scores.${side}`);
  return of === 'rank'
    ? sql<
        number | null
      >`(rank() over (partition by ${column} order by match_scores.score desc))::int`
    : sql<number | null>`(count(*) over (partition by ${column}))::int`;
};

const price = (reader: Reader) =>
  reader === 'candidate'
    ? sql<number>`coalesce((select price from need_prices p where p.offer_id = scores.offer_id), 0)`
    : sql<number>`coalesce((select price from candidate_prices p where p.applicant_id = scores.applicant_id), 0)`;

/** The scores of a page, with what is read of their needs: a company's few needs lead to its scores, not each score to its need. */
const scoresOf = (db: Queries, { companyId, ...filter }: MatchFilter, reader: Reader) => {
  const scores = filtered(db, filter)
    .innerJoin('offers', 'offers.id', 'match_scores.offer_id')
    .innerJoin('sessions', 'sessions.id', 'offers.session_id')
    .select([
      'match_scores.applicant_id',
      'match_scores.offer_id',
      'match_scores.score',
      'match_scores.created_at',
      standing('rank', reader).as('rank'),
      standing('count', reader).as('of'),
      sql<number>`(count(*) over ())::int`.as('total'),
      'offers.company_id',
      'offers.session_id',
      'offers.title',
      'offers.location as need_place',
      'offers.state as need_state',
      'offers.set_aside_until',
      sql<boolean>`(sessions.closed_at is not null)`.as('session_closed'),
      'sessions.name as session_name',
    ])
    .orderBy('match_scores.score', 'desc')
    .orderBy('match_scores.applicant_id')
    .orderBy('match_scores.offer_id');
  return companyId === undefined ? scores : scores.where('offers.company_id', '=', companyId);
};

/** All that the cards of some matches say, in one statement: best score first, cut to the page before more is joined. */
const cardRows = (
  db: Queries,
  filter: MatchFilter,
  { reader, limit, offset }: { reader: Reader; limit: number | null; offset: number },
) =>
  db
    .selectFrom(scoresOf(db, filter, reader).limit(limit).offset(offset).as('scores'))
    .$if(reader !== 'company', (rows) =>
      rows
        .innerJoin('companies', 'companies.id', 'scores.company_id')
        .select(['companies.name as company_name', 'scores.need_place']),
    )
    .$if(reader !== 'candidate', (rows) =>
      rows
        .innerJoin('applicants', 'applicants.id', 'scores.applicant_id')
        .innerJoin('accounts', 'accounts.id', 'applicants.account_id')
        .select([
          'accounts.first_name',
          'accounts.last_name',
          'applicants.location as candidate_place',
        ])
        .$if(reader === 'staff', (own) =>
          own
            .leftJoin('formations', 'formations.id', 'applicants.formation_id')
            .select('formations.name as programme_name'),
        ),
    )
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
    .select((e) => [
      'scores.applicant_id',
      'scores.offer_id',
      'scores.score',
      'scores.created_at',
      'scores.rank',
      'scores.of',
      'scores.total',
      'scores.title',
      'scores.need_state',
      'scores.set_aside_until',
      'scores.session_closed',
      'scores.session_id',
      'scores.session_name',
      e.fn.coalesce('match_states.status', e.lit(status.pending)).as('status'),
      'match_interests.shown_at as interested_at',
      'proposed_pairs.proposed_at',
      price(reader).as('price'),
      placedElsewhere('scores.session_id').as('already_placed'),
    ])
    .orderBy('scores.score', 'desc')
    .orderBy('scores.applicant_id')
    .orderBy('scores.offer_id');

interface Own {
  id: number;
  limit: number | null;
  offset: number;
}

const rowsOfCandidate = preparedStatement((db: Queries, { id, limit, offset }: Own) =>
  cardRows(db, { candidateId: id }, { reader: 'candidate', limit, offset }),
);

const rowsOfCompany = preparedStatement((db: Queries, { id, limit, offset }: Own) =>
  cardRows(db, { companyId: id }, { reader: 'company', limit, offset }),
);

const cutOf = ({ limit, offset }: Page) => ({ limit: limit ?? null, offset: offset ?? 0 });

/** Of the filtered matches, for the staff. */
export const findCardRows = (db: Queries, filter: MatchFilter, page: Page) =>
  readPrepared(db, cardRows(db, filter, { reader: 'staff', ...cutOf(page) }));

export type CardRow = Awaited<ReturnType<typeof findCardRows>>[number];

/** Of somebody's own matches. */
export const findOwnCardRows = (
  db: Queries,
  own: { candidateId: number } | { companyId: number },
  page: Page,
): Promise<CardRow[]> =>
  'companyId' in own
    ? rowsOfCompany(db, { id: own.companyId, ...cutOf(page) })
    : rowsOfCandidate(db, { id: own.candidateId, ...cutOf(page) });
