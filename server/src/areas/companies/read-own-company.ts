import type { Handler } from '../handler.ts';
import { findCompanyRow } from './company-queries.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { ownCompany } from './company-records.ts';

export const readOwnCompany: Handler<'GET /company/', 'db'> = async ({ db }, { actor }) =>
  ownCompany(orNotFound(await findCompanyRow(db.read, orNotFound(actor.companyId))));
