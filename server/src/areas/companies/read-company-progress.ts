import type { Handler } from '../handler.ts';
import { findCompanyRow } from './company-queries.ts';
import { hasMatches } from '../../scoring/stored/pair-queries.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';

export const readCompanyProgress: Handler<'GET /company/info/', 'db'> = async (
  { db },
  { actor },
) => {
  const companyId = orNotFound(actor.companyId);
  const company = orNotFound(await findCompanyRow(db.read, companyId));
  return {
    company_page: company.page_done_at !== null,
    company_offers: (company.number_of_offers ?? 0) > 0,
    company_matches: await hasMatches(db.read, companyId),
  };
};
