import type { Handler } from '../handler.ts';
import { findCandidate } from '../candidates/index.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';

export const readCandidateAnswers: Handler<'GET /applicant_test/', 'db'> = async (
  { db },
  { actor },
) => {
  const applicant = orNotFound(await findCandidate(db.read, orNotFound(actor.candidateId)));
  return applicant.test_answers ?? {};
};
