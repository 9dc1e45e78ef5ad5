import type { Handler } from '../handler.ts';
import { findCompanyRow } from './company-queries.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { companyRecord } from './company-records.ts';

export const readOwnCompany: Handler<'GET /company/', 'db'> = async ({ db }, { actor }) =>
  companyRecord(orNotFound(await findCompanyRow(db.read, orNotFound(actor.companyId))));
