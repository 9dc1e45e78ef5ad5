import type { Handler } from '../../call-handler.ts';
import { findCompanyRow } from '../../storage/companies.ts';
import { hasMatches } from '../../storage/matches.ts';
import { found } from '../found.ts';

export const readCompanyProgress: Handler<'GET /company/info/'> = async ({ db }, { actor }) => {
  const companyId = found(actor.companyId);
  const company = found(await findCompanyRow(db.read, companyId));
  return {
    company_page: company.page_done_at !== null,
    company_offers: (company.number_of_offers ?? 0) > 0,
    company_matches: await hasMatches(db.read, { companyId }),
  };
};
