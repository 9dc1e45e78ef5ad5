import type { Handler } from '../handler.ts';
import { findCandidate } from '../candidates/index.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';

export const readCandidateAnswers: Handler<'GET /applicant_test/', 'db'> = async (
  { db },
  { actor },
) => {
  const candidate = orNotFound(await findCandidate(db.read, orNotFound(actor.candidateId)));
  return candidate.test_answers ?? {};
};
