import type { Handler } from '../../call-handler.ts';
import { findCompanyRow } from '../../storage/companies.ts';
import { found } from '../found.ts';
import { companyRecord } from './records.ts';

export const readOwnCompany: Handler<'GET /company/'> = async ({ db }, { actor }) =>
  companyRecord(found(await findCompanyRow(db.read, found(actor.companyId))));
