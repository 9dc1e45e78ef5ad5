import type { Handler } from '../handler.ts';
import { forgetDraft } from '../drafts/index.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { requireAnswers } from './require-answers.ts';
import { saveAnswers } from './save-answers.ts';

export const saveCandidateAnswers: Handler<'POST /applicant_test/', 'db' | 'jobs' | 'now'> = async (
  services,
  { actor, body, auditLog },
) => {
  const answers = requireAnswers(body);
  const candidateId = orNotFound(actor.candidateId);
  await services.db.transaction(async (tx) => {
    await saveAnswers(services, tx, { candidateId, answers }, auditLog);
    await forgetDraft(tx, actor.accountId, 'candidate-test');
  });
  return answers;
};
