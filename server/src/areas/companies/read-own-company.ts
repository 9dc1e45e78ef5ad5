import type { Handler } from '../handler.ts';
import { findCompanyRow } from './company-queries.ts';
import { found } from '../../platform/http/or-not-found.ts';
import { companyRecord } from './company-records.ts';

export const readOwnCompany: Handler<'GET /company/', 'db'> = async ({ db }, { actor }) =>
  companyRecord(found(await findCompanyRow(db.read, found(actor.companyId))));
