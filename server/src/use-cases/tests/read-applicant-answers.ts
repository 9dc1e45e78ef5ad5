import type { Handler } from '../../call-handler.ts';
import { findApplicant } from '../../storage/applicants.ts';
import { found } from '../found.ts';

export const readApplicantAnswers: Handler<'GET /applicant_test/'> = async ({ db }, { actor }) => {
  const applicant = found(await findApplicant(db.read, found(actor.applicantId)));
  return applicant.test_answers ?? {};
};
