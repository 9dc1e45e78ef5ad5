import { Reply, type Handler } from '../../call-handler.ts';
import {
  countCompanies,
  findInvitedCompanies,
  findRegisteredCompanies,
} from '../../storage/companies.ts';
import { companyRecord, temporaryCompanyRecord } from './records.ts';

export const listCompanies: Handler<'GET /companies/'> = async ({ db, config }, { query }) => {
  const registered = await findRegisteredCompanies(db.read, query);
  const invited = await findInvitedCompanies(db.read, query);
  return new Reply(
    {
      companies: registered.map(companyRecord),
      temp_companies: invited.map((row) => temporaryCompanyRecord(config, row)),
    },
    { total: await countCompanies(db.read) },
  );
};
