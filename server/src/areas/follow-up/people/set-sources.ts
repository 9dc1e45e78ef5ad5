import { seenAmong } from '../../accounts/index.ts';
import type { Handler } from '../../handler.ts';

/** Says of many from where they came; whom one does not see keeps what is said of them. */
export const setSources: Handler<'PUT /follow-up/sources/', 'db'> = async (
  { db },
  { actor, body: { account_ids: ids, source }, auditLog },
) =>
  db.transaction(async (tx) => {
    const seen = await seenAmong(tx, actor, ids);
    const changed = await tx
      .updateTable('accounts')
      .set({ source })
      .where((e) => e('id', '=', e.fn.any(e.val(seen))))
      .where('kind', 'in', ['applicant', 'company'])
      .where('source', 'is distinct from', source)
      .returning('id')
      .execute();
    await auditLog.changed(tx, { accounts: changed.map(({ id }) => id) }, ['source']);
    return { changed: changed.length };
  });
