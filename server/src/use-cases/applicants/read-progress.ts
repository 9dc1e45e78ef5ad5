import type { Handler } from '../../call-handler.ts';
import { findApplicantProgress } from '../../storage/applicants.ts';
import { found } from '../found.ts';

export const readApplicantProgress: Handler<'GET /applicant/info/'> = async ({ db }, { actor }) => {
  const done = found(await findApplicantProgress(db.read, found(actor.applicantId)));
  return {
    applicant_page: done.page,
    applicant_test: done.test,
    applicant_matches: done.matches,
  };
};
