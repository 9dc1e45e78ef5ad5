import type { Handler } from '../handler.ts';
import { findCandidateProgress } from './candidate-queries.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';

export const readCandidateProgress: Handler<'GET /applicant/info/', 'db'> = async (
  { db },
  { actor },
) => {
  const done = orNotFound(await findCandidateProgress(db.read, orNotFound(actor.candidateId)));
  return {
    applicant_page: done.page,
    applicant_test: done.test,
    applicant_matches: done.matches,
  };
};
