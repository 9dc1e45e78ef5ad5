import { mayMoveNeed, needState } from '@tandem/domain/needs/need-state';
import type { CallAuditLog } from '../../../platform/audit-log/call-audit-log.ts';
import type { Writes } from '../../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { lockNeed, lockNeedWithMatches } from '../need-queries.ts';
import { setNeedState } from './set-need-state.ts';
import { tellClosing, tellCompany } from './tell-waiting.ts';

/** Sets a need aside for which nobody has answered; `link` is where its company says that it still looks for somebody. */
export const expireNeed = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  { needId, link, auditLog }: { needId: number; link: string; auditLog: CallAuditLog },
): Promise<void> => {
  await lockNeedWithMatches(tx, needId);
  const need = await lockNeed(tx, needId);
  if (!need || !mayMoveNeed('tandem', need.state, needState.setAside)) return;
  await auditLog.changed(tx, { companies: [need.company_id] });
  const moved = await setNeedState(services, tx, need, needState.setAside, {
    moved_by: 'tandem',
  });
  const closing = { state: needState.setAside, until: null, by: 'tandem' as const };
  await tellClosing(services, tx, needId, { ...closing, ...moved, word: null });
  await tellCompany(services, tx, needId, { ...closing, mail: true, link, fallen: moved.fallen });
};
