import type { CallAuditLog } from '../../platform/audit-log/call-audit-log.ts';
import type { Writes } from '../../platform/database/database.ts';
import { rescore } from '../../scoring/live/request-rescore.ts';
import { lockCandidate, updateCandidate } from '../candidates/index.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Services } from '../services.ts';

/** Keeps a candidate's answers, with all that follows from them; throws `not_found` where the candidate is gone. */
export const saveAnswers = async (
  services: Pick<Services, 'jobs' | 'now'>,
  tx: Writes,
  { candidateId, answers }: { candidateId: number; answers: Readonly<Record<string, string>> },
  auditLog: CallAuditLog,
): Promise<void> => {
  const candidate = orNotFound(await lockCandidate(tx, candidateId));
  const at = services.now();
  await updateCandidate(tx, candidate.id, {
    test_answers: JSON.stringify(answers),
    test_done_at: candidate.test_done_at ?? at,
    changed_at: at,
  });
  await auditLog.changed(tx, { applicants: [candidate.id] });
  await rescore(services, tx, { candidateId: candidate.id });
};
