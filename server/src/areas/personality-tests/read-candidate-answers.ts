import type { Handler } from '../handler.ts';
import { findApplicant } from '../candidates/index.ts';
import { found } from '../../platform/http/or-not-found.ts';

export const readApplicantAnswers: Handler<'GET /applicant_test/', 'db'> = async (
  { db },
  { actor },
) => {
  const applicant = found(await findApplicant(db.read, found(actor.applicantId)));
  return applicant.test_answers ?? {};
};
