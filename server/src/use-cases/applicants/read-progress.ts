import type { Handler } from '../../call-handler.ts';
import { findApplicant } from '../../storage/applicants.ts';
import { hasMatches } from '../../storage/matches.ts';
import { found } from '../found.ts';

export const readApplicantProgress: Handler<'GET /applicant/info/'> = async ({ db }, { actor }) => {
  const applicantId = found(actor.applicantId);
  const applicant = found(await findApplicant(db.read, applicantId));
  return {
    applicant_page: applicant.page_done_at !== null,
    applicant_test: applicant.test_done_at !== null,
    applicant_matches: await hasMatches(db.read, { applicantId }),
  };
};
