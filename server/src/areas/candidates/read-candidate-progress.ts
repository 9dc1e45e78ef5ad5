import type { Handler } from '../handler.ts';
import { findApplicantProgress } from './candidate-queries.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';

export const readApplicantProgress: Handler<'GET /applicant/info/', 'db'> = async (
  { db },
  { actor },
) => {
  const done = orNotFound(await findApplicantProgress(db.read, orNotFound(actor.applicantId)));
  return {
    applicant_page: done.page,
    applicant_test: done.test,
    applicant_matches: done.matches,
  };
};
