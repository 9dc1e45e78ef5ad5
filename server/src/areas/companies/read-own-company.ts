import type { Handler } from '../../platform/http/call.ts';
import { findCompanyRow } from './company-queries.ts';
import { found } from '../../platform/http/or-not-found.ts';
import { companyRecord } from './company-records.ts';

export const readOwnCompany: Handler<'GET /company/'> = async ({ db }, { actor }) =>
  companyRecord(found(await findCompanyRow(db.read, found(actor.companyId))));
