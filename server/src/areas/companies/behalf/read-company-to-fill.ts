import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { requireFillable } from '../../sheets/index.ts';
import { findCompanyRow } from '../company-queries.ts';
import { ownCompany } from '../company-records.ts';

/** A company's sheet as it sees it itself, for the staff who fill it in. */
export const readCompanyToFill: Handler<'GET /companies/{companyId}/correction/', 'db'> = async (
  { db },
  { actor, params, auditLog },
) => {
  const row = orNotFound(await findCompanyRow(db.read, params.companyId));
  await requireFillable(db.read, actor, row.account_id);
  await auditLog.saw({ companies: [row.id] });
  return ownCompany(row);
};
