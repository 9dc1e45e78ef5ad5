import { closingOf } from '@tandem/domain/confirmations/answers';
import type { Actor } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import { isClosedNeed } from '@tandem/domain/needs/need-state';
import type { Received } from '@tandem/contract';
import type { CallAuditLog } from '../../platform/audit-log/call-audit-log.ts';
import type { Writes } from '../../platform/database/database.ts';
import { requireLink } from '../accounts/index.ts';
import type { Handler } from '../handler.ts';
import { closeNeedFor, reopenNeedFor } from '../needs/index.ts';
import type { Services } from '../services.ts';
import { findConfirmations, noteConfirmed, type Confirmation } from './confirmation-queries.ts';
import { confirmationOf } from './read-confirmation.ts';

type Answer = Received<'POST /confirmations/{token}/'>['body'];
type Confirming = Pick<Services, 'config' | 'jobs' | 'now'>;

/** Who holds the link of a need acts for its company, on that need alone. */
const companyOf = ({ accountId, companyId }: Confirmation): Actor => ({
  kind: 'company',
  accountId: accountId ?? 0,
  companyId,
  candidateId: null,
  linkedProgrammeIds: null,
  isLimited: false,
});

const answerForNeed = async (
  services: Confirming,
  tx: Writes,
  found: Confirmation & { needId: number },
  { body, auditLog }: { body: Answer; auditLog: CallAuditLog },
): Promise<void> => {
  const acting = { actor: companyOf(found), auditLog };
  const closing = closingOf(body);
  if (closing)
    await closeNeedFor(services, tx, acting, {
      needId: found.needId,
      closing: { ...closing, note: null, word: null, tell: true },
    });
  else if (found.state !== null && isClosedNeed(found.state))
    await reopenNeedFor(services, tx, acting, { needId: found.needId, tell: true });
};

/** Of a link that asks about several needs each is answered by itself. A second click finds it said, and leaves the day of the first. */
export const confirm: Handler<'POST /confirmations/{token}/', 'config' | 'db' | 'jobs' | 'now'> = (
  services,
  { params, body, host, auditLog },
) =>
  requireLink(services, host, () =>
    services.db.transaction(async (tx) => {
      const link = { token: params.token, now: services.now() };
      const asked = await findConfirmations(tx, link);
      const found = asked.find(({ needId }) => body.need === undefined || needId === body.need);
      if (!found) return undefined;
      const { needId, candidateId, companyId } = found;
      if (needId === null && body.answer !== 'yes') throw new Failure('invalid_input');
      if (needId !== null)
        await answerForNeed(services, tx, { ...found, needId }, { body, auditLog });
      const isSaid = body.answer === 'yes' && (await noteConfirmed(tx, found.id, link.now));
      if (isSaid)
        await auditLog.changed(tx, {
          ...(candidateId !== null && { applicants: [candidateId] }),
          ...(companyId !== null && { companies: [companyId] }),
        });
      return confirmationOf(tx, link);
    }),
  );
