import { refusedStatuses, status } from '@tandem/domain/matches/match';
import { sql, type NotNull } from 'kysely';
import type { Subject } from '../../../scoring/stored/score-queries.ts';
import { isPlaced } from '../../../scoring/stored/enrolled.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { completeSheets } from './chances-queries.ts';

/** A candidate's own sheet once it is complete, in a session that is open. */
export const findOwnSheet = (db: Queries, candidateId: number) =>
  completeSheets(db)
    .innerJoin('sessions', 'sessions.id', 'applicants.session_id')
    .select((e) => [
      'applicants.test_done_at',
      e(e.fn.coalesce('applicants.resume_text', e.val('')), '=', '').as('has_no_resume'),
      isPlaced('applicants.id', 'applicants.session_id').as('is_placed'),
    ])
    .where('applicants.id', '=', candidateId)
    .where('sessions.closed_at', 'is', null)
    .$narrowType<{ session_id: NotNull }>()
    .executeTakeFirst();

/** With whom somebody has a match that stays whatever the sheet says, and whom one side has refused. */
export const findSettled = async (db: Queries, subject: Subject) => {
  const { rows } = await sql<{ id: number; refused: boolean }>`
    select ${'candidateId' in subject ? sql.ref('s.offer_id') : sql.ref('s.applicant_id')} as id,
      coalesce(m.status = any(${[...refusedStatuses]}::int[]), false) as refused
    from match_scores s
    left join match_states m using (applicant_id, offer_id)
    left join proposed_pairs p using (applicant_id, offer_id)
    where (m.status <> ${status.pending} or p.applicant_id is not null)
      and ${
        'candidateId' in subject
          ? sql`s.applicant_id = ${subject.candidateId}`
          : sql`s.offer_id = ${subject.needId}`
      }`.execute(db);
  return {
    kept: rows.filter(({ refused }) => !refused).map(({ id }) => id),
    refused: new Set(rows.filter(({ refused }) => refused).map(({ id }) => id)),
  };
};

export interface OtherPlace {
  location: string;
  latitude: number;
  longitude: number;
}

/** Where a company is, and where its other needs are: the places that can be told. */
export const findPlacesOf = async (db: Queries, companyId: number): Promise<OtherPlace[]> => {
  const { rows } = await sql<OtherPlace>`
    select distinct on (latitude, longitude) location, latitude, longitude from (
      select city as location, latitude, longitude from companies where id = ${companyId}
      union all
      select location, latitude, longitude from offers where company_id = ${companyId}
    ) places
    where latitude is not null and longitude is not null and location <> ''
    order by latitude, longitude, location`.execute(db);
  return rows;
};
