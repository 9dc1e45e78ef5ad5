import type { Handlers } from '../handler.ts';
import { fillCompany } from './behalf/fill-company.ts';
import { readCompanyToFill } from './behalf/read-company-to-fill.ts';
import { deleteCompany } from './delete-company.ts';
import { listCompanies } from './list-companies.ts';
import { readCompanyProgress } from './read-company-progress.ts';
import { readOwnCompany } from './read-own-company.ts';
import { saveCompany } from './save-company.ts';

/** Which use case answers which call. */
export const companiesHandlers = {
  'GET /company/info/': readCompanyProgress,
  'GET /company/': readOwnCompany,
  'POST /company/': saveCompany,
  'GET /companies/': listCompanies,
  'GET /companies/{companyId}/correction/': readCompanyToFill,
  'PUT /companies/{companyId}/correction/': fillCompany,
  'DELETE /companies/{id}/': deleteCompany,
} satisfies Partial<Handlers>;
