import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { renameOwnPasskey } from './passkey-queries.ts';
import { passkeyRecord } from './passkey-record.ts';

export const renamePasskey: Handler<'PUT /passkeys/{id}/', 'db'> = (
  { db },
  { actor, params, body, auditLog },
) =>
  db.transaction(async (tx) => {
    const { accountId } = actor;
    const passkey = await renameOwnPasskey(tx, { accountId, id: params.id, name: body.name });
    await auditLog.changed(tx, { accounts: [accountId] });
    return passkeyRecord(orNotFound(passkey));
  });
