import type { Answer } from '@tandem/contract';
import type { ExportedMatch } from '@tandem/domain/matches/match-columns';

/** A match of the list of all of them. */
export type ListedMatch = Answer<'GET /lists/matches/'>[number];

/** The same as a file tells it. */
export const exportedOf = (match: ListedMatch): ExportedMatch => ({
  company: match.company,
  need: match.need,
  firstName: match.first_name,
  lastName: match.last_name,
  email: match.email,
  phone: match.phone,
  programme: match.programme,
  session: match.session,
  start: match.start_date,
  rhythm: match.centre_rhythm,
  payAboveMinimum: match.pay_above_minimum,
  remoteDays: match.remote_days,
  mobility: match.mobility,
  status: match.status,
  awaits: match.awaits,
  candidatePlace: match.candidate_place,
  needPlace: match.need_place,
  kilometres: match.kilometres,
  candidateSource: match.candidate_source,
  companySource: match.company_source,
  candidateTags: match.candidate_tags,
  companyTags: match.company_tags,
  candidateReferent: match.candidate_referent,
  companyReferent: match.company_referent,
  score: match.score,
  industry: match.industry_score,
  test: match.test_score,
  geographic: match.geographic_score,
  resume: match.resume_score,
  createdAt: match.created_at,
});
