import type { Handler } from '../../handler.ts';
import { deleteForm } from './form-queries.ts';

export const removeOfficialForm: Handler<
  'DELETE /contract/official-forms/{kind}/',
  'db' | 'jobs'
> = ({ db, jobs }, { actor, params: { kind }, auditLog }) =>
  db.transaction(async (tx) => {
    const name = await deleteForm(tx, kind);
    if (name === null) return undefined;
    await jobs.add(tx, 'remove-file', [{ name }]);
    await auditLog.changed(tx, { accounts: [actor.accountId] });
    return undefined;
  });
