import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { hasOtherSession, lockSession, updateSession } from './session-queries.ts';
import { nameTaken, requireSoundDays } from './session-faults.ts';
import { sessionRecord } from './session-record.ts';

/** The name and the days; the state follows the days, or a move. */
export const changeSession: Handler<'PUT /sessions/{id}/', 'db' | 'now'> = (
  { db, now },
  { params, body },
) =>
  db.transaction(async (tx) => {
    const session = orNotFound(await lockSession(tx, params.id));
    const changed = {
      ...session,
      name: body.name,
      startsOn: body.starts_on,
      endsOn: body.ends_on,
    };
    requireSoundDays(changed);
    if (await hasOtherSession(tx, changed)) throw nameTaken();
    await updateSession(tx, changed);
    return sessionRecord(changed, now());
  });
