import { testDraftFor } from '@tandem/domain/drafts/draft';
import { noteUse } from '../../accounts/index.ts';
import { forgetDraft } from '../../drafts/index.ts';
import type { Handler } from '../../handler.ts';
import { requireAnswers } from '../require-answers.ts';
import { saveAnswers } from '../save-answers.ts';
import { requireAsked } from './require-asked.ts';

/** The test of a candidate without an address, as the staff ask it: it counts as the candidate's own. */
export const saveAskedAnswers: Handler<
  'PUT /applicants/registration/{applicantId}/test/',
  'db' | 'jobs' | 'now'
> = async (services, { actor, params, body, auditLog }) => {
  const answers = requireAnswers(body);
  await services.db.transaction(async (tx) => {
    const { id: candidateId, account_id: accountId } = await requireAsked(
      tx,
      actor,
      params.applicantId,
    );
    await saveAnswers(services, tx, { candidateId, answers }, auditLog);
    await noteUse(tx, accountId, services.now());
    await forgetDraft(tx, actor.accountId, testDraftFor(candidateId));
  });
  return answers;
};
