import type { Handler } from '../handler.ts';
import { findSmsReader, setSmsWanted } from './sms-queries.ts';

export const chooseSms: Handler<'PUT /alerts/sms/', 'db'> = async ({ db }, { actor, body }) => {
  await setSmsWanted(db.read, actor.accountId, body.wanted);
  return findSmsReader(db.read, actor.accountId);
};
