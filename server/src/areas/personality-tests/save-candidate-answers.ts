import type { Handler } from '../handler.ts';
import { lockCandidate, updateCandidate } from '../candidates/index.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { rescore } from '../../scoring/live/request-rescore.ts';
import { requireAnswers } from './require-answers.ts';

export const saveCandidateAnswers: Handler<'POST /applicant_test/', 'db' | 'jobs' | 'now'> = async (
  services,
  { actor, body, journal },
) => {
  const { db, now } = services;
  const answers = requireAnswers(body);
  await db.transaction(async (tx) => {
    const applicant = orNotFound(await lockCandidate(tx, orNotFound(actor.candidateId)));
    await updateCandidate(tx, applicant.id, {
      test_answers: JSON.stringify(answers),
      test_done_at: applicant.test_done_at ?? now(),
      changed_at: now(),
    });
    await journal.changed(tx, { applicants: [applicant.id] });
    await rescore(services, tx, { candidateId: applicant.id });
  });
  return answers;
};
