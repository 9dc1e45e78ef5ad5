import type { Writes } from '../../../../platform/database/database.ts';
import { removeAccounts } from '../../../accounts/index.ts';
import type { Services } from '../../../services.ts';
import { lockWithdrawable } from '../import-queries.ts';
import { inviteWhoMoved } from '../../invite-anew.ts';
import { moveTo, tellAuditLog, withdrawer, type Import } from '../import-steps.ts';
import { noteOlder } from './undo-queries.ts';
import { undoSome } from './undo-updates.ts';

/** People that leave, or are put back, in one transaction. */
const undoneAtOnce = 100;

/** First whoever it added goes, then what it replaced of others is put back. */
export const withdrawSome = async (
  services: Pick<Services, 'config' | 'jobs' | 'now' | 'vault'>,
  tx: Writes,
  found: Import,
): Promise<void> => {
  const accounts = await lockWithdrawable(tx, found.id, undoneAtOnce);
  await tellAuditLog(
    tx,
    found,
    withdrawer(found),
    'withdraw_invitation',
    services.now(),
    accounts.map(({ id }) => id),
  );
  await removeAccounts(
    services,
    tx,
    accounts.map(({ id }) => id),
  );
  await tx
    .updateTable('imports')
    .set((e) => ({ withdrawn: e('withdrawn', '+', accounts.length) }))
    .where('id', '=', found.id)
    .execute();
  if (accounts.length === undoneAtOnce) return;
  const { isMore, restored, touched } = await undoSome(services, tx, found, undoneAtOnce);
  await inviteWhoMoved(services, tx, touched, found.created_at);
  await tellAuditLog(tx, found, withdrawer(found), 'undo_import', services.now(), touched);
  await tx
    .updateTable('imports')
    .set((e) => ({ restored: e('restored', '+', restored) }))
    .where('id', '=', found.id)
    .execute();
  if (isMore) return;
  await noteOlder(tx, found.id);
  await tx
    .deleteFrom('import_rows')
    .where('import_id', '=', found.id)
    .where('outcome', '=', 'waiting')
    .execute();
  await moveTo(tx, found, 'end-withdrawal');
};
