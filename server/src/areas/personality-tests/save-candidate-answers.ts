import type { Handler } from '../handler.ts';
import { lockCandidate, updateCandidate } from '../candidates/index.ts';
import { forgetDraft } from '../drafts/index.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { rescore } from '../../scoring/live/request-rescore.ts';
import { requireAnswers } from './require-answers.ts';

export const saveCandidateAnswers: Handler<'POST /applicant_test/', 'db' | 'jobs' | 'now'> = async (
  services,
  { actor, body, auditLog },
) => {
  const { db, now } = services;
  const answers = requireAnswers(body);
  await db.transaction(async (tx) => {
    const candidate = orNotFound(await lockCandidate(tx, orNotFound(actor.candidateId)));
    await updateCandidate(tx, candidate.id, {
      test_answers: JSON.stringify(answers),
      test_done_at: candidate.test_done_at ?? now(),
      changed_at: now(),
    });
    await forgetDraft(tx, actor.accountId, 'candidate-test');
    await auditLog.changed(tx, { applicants: [candidate.id] });
    await rescore(services, tx, { candidateId: candidate.id });
  });
  return answers;
};
