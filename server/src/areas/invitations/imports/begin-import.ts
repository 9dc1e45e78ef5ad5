import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../handler.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { findImportByKey } from './import-queries.ts';
import { importRecord } from './import-records.ts';

/** Asked for twice with one key, as after a lost answer, it is begun once. */
export const beginImport: Handler<'POST /imports/', 'db' | 'now'> = async (
  { db, now },
  { body, actor },
) => {
  const sendAt = body.sending === 'later' && body.send_at ? new Date(body.send_at) : null;
  if (body.sending === 'later' && (sendAt === null || sendAt <= now()))
    throw new Failure('invalid_input', { fields: { send_at: 'Choisissez un moment à venir.' } });
  return db.transaction(async (tx) => {
    await tx
      .insertInto('imports')
      .values({
        key: body.key,
        kind: body.kind,
        file_name: body.file_name,
        sending: body.sending,
        send_at: sendAt,
        created_at: now(),
        created_by: actor.accountId,
        actor_role: actor.kind,
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    return importRecord(tx, orNotFound(await findImportByKey(tx, body.key, actor.accountId)));
  });
};
