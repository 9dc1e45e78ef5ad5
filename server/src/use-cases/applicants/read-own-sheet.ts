import type { Handler } from '../../call-handler.ts';
import { findSheet } from '../../storage/applicants.ts';
import { found } from '../found.ts';
import { ownSheet, skillNamesOf } from './records.ts';

export const readOwnSheet: Handler<'GET /applicants/registration/'> = async (
  services,
  { actor },
) => {
  const { db } = services;
  const row = found(await findSheet(db.read, found(actor.applicantId)));
  return ownSheet(row, await skillNamesOf(services, db.read, [row], 'all'));
};
