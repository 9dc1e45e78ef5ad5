import type { MatchRow } from './reading/match-queries.ts';

/** The two whom a match is about, as the audit log names them. */
export const partiesOf = ({
  applicant_id: candidateId,
  company_id: companyId,
}: Pick<MatchRow, 'applicant_id' | 'company_id'>): {
  applicants: number[];
  companies: number[];
} => ({
  applicants: [candidateId],
  companies: [companyId],
});
