import { daysOfName } from '@tandem/domain/programmes/session';
import type { Handler } from '../../handler.ts';
import { addSession } from './session-queries.ts';
import { requireSoundDays, nameTaken } from './session-faults.ts';

/** Where no days are sent, the name may tell them. */
export const createSession: Handler<'POST /sessions/', 'db'> = async ({ db }, { body }) => {
  const told = daysOfName(body.name);
  const days = {
    startsOn: body.starts_on ?? told.startsOn,
    endsOn: body.ends_on ?? told.endsOn,
  };
  requireSoundDays(days);
  const id = await addSession(db.read, body.name, days);
  if (id === null) throw nameTaken();
  return { id, name: body.name };
};
