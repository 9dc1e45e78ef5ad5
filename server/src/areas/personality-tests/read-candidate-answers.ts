import type { Handler } from '../handler.ts';
import { findApplicant } from '../candidates/index.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';

export const readApplicantAnswers: Handler<'GET /applicant_test/', 'db'> = async (
  { db },
  { actor },
) => {
  const applicant = orNotFound(await findApplicant(db.read, orNotFound(actor.applicantId)));
  return applicant.test_answers ?? {};
};
