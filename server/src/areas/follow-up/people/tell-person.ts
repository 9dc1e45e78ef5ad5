import { sightOf } from '@tandem/domain/accounts/access';
import { noteTold } from '../../../platform/messages/call-queries.ts';
import { noteUse, requireSeen } from '../../accounts/index.ts';
import type { Handler } from '../../handler.ts';

/** What two have told at the same time is told once. */
export const tellPerson: Handler<'POST /follow-up/people/{id}/told/', 'db' | 'now'> = async (
  { db, now },
  { actor, params, body, auditLog },
) =>
  db.transaction(async (tx) => {
    await requireSeen(tx, actor, params.id);
    const told = await noteTold(tx, {
      accountId: params.id,
      ids: body.calls,
      sight: sightOf(actor),
      by: actor.accountId,
      at: now(),
    });
    if (told > 0) {
      await noteUse(tx, params.id, now());
      await auditLog.changed(tx, { accounts: [params.id] });
    }
    return { told };
  });
