import type { Handler } from '../../platform/http/call.ts';
import { findSheet } from './candidate-queries.ts';
import { found } from '../../platform/http/or-not-found.ts';
import { ownSheet } from './candidate-records.ts';
import { skillNamesOf } from '../reference/skill-names.ts';

export const readOwnSheet: Handler<'GET /applicants/registration/'> = async (
  services,
  { actor },
) => {
  const { db } = services;
  const row = found(await findSheet(db.read, found(actor.applicantId)));
  return ownSheet(row, await skillNamesOf(services, db.read, [row]));
};
