import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { skillNamesOf } from '../../reference/index.ts';
import { findSheet } from '../candidate-queries.ts';
import { ownSheet } from '../candidate-records.ts';
import { requireFillable } from '../../sheets/index.ts';

/** A candidate's sheet as they see it themselves, for the staff who fill it in. */
export const readSheetToFill: Handler<
  'GET /applicants/registration/{applicantId}/correction/',
  'db' | 'skillNames'
> = async (services, { actor, params, auditLog }) => {
  const { db } = services;
  const row = orNotFound(await findSheet(db.read, params.applicantId));
  await requireFillable(db.read, actor, row.account_id);
  await auditLog.saw({ applicants: [row.id] });
  return ownSheet(row, await skillNamesOf(services, db.read, [row], 'all'));
};
