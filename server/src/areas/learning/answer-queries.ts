import { status } from '@tandem/domain/matches/match';
import { circumstantialReasons } from '@tandem/domain/matches/refusal-reasons';
import type { Decision } from '@tandem/matching/learning/decision';
import type { PartTenths } from '@tandem/matching/weights';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';

/**
 * What each side said last to a match, by itself and about the two: neither what the centre recorded for it, nor what was
 * taken back, nor a no for want of a place.
 */
export const ownAnswers = sql`(
  select distinct on (m.applicant_id, m.offer_id, m.moved_by)
    m.applicant_id, m.offer_id, m.moved_by, m.moved_at,
    m.to_status in (${sql.lit(status.acceptedByCompany)}, ${sql.lit(status.fullyAccepted)}) as accepted
  from match_moves m
  where m.undoes is null and not exists (select 1 from match_moves u where u.undoes = m.id)
    and (
      m.moved_by = 'company' and m.to_status in (
        ${sql.lit(status.acceptedByCompany)}, ${sql.lit(status.refusedByCompany)})
      or m.moved_by = 'applicant' and m.to_status in (
        ${sql.lit(status.fullyAccepted)}, ${sql.lit(status.refusedByCandidate)})
    )
    and (m.reason is null or m.reason <> all(${[...circumstantialReasons]}::text[]))
  order by m.applicant_id, m.offer_id, m.moved_by, m.moved_at desc, m.id desc
)`;

/** The last so many: more would say little else, and take longer. */
const mostDecisions = 5000;

type Row = PartTenths & {
  movedBy: 'company' | 'applicant';
  applicantId: number;
  offerId: number;
  accepted: boolean;
};

/** What the two sides have answered, with the scores that the pairs have now; the latest first. */
export const findDecisions = async (db: Queries): Promise<Decision[]> => {
  const { rows } = await sql<Row>`
    select a.moved_by as "movedBy", a.applicant_id as "applicantId", a.offer_id as "offerId", a.accepted,
      s.industry_score as industry, s.test_score as test, s.geographic_score as geographic, s.resume_score as resume
    from ${ownAnswers} a
    join match_scores s on s.applicant_id = a.applicant_id and s.offer_id = a.offer_id
    order by a.moved_at desc, a.applicant_id, a.offer_id
    limit ${mostDecisions}`.execute(db);
  return rows.map(({ movedBy, applicantId, offerId, accepted, ...parts }) => ({
    ...(movedBy === 'company'
      ? { side: 'company', deciderId: offerId }
      : { side: 'candidate', deciderId: applicantId }),
    parts,
    accepted,
  }));
};
