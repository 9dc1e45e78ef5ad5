import type { Handler } from '../../handler.ts';
import { requireAsked } from './require-asked.ts';

export const readAskedAnswers: Handler<
  'GET /applicants/registration/{applicantId}/test/',
  'db'
> = async ({ db }, { actor, params, auditLog }) => {
  const candidate = await requireAsked(db.read, actor, params.applicantId);
  await auditLog.saw({ applicants: [candidate.id] });
  return candidate.test_answers ?? {};
};
