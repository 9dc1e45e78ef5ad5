import type { Handlers } from '../handler.ts';
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
  'DELETE /companies/{id}/': deleteCompany,
} satisfies Partial<Handlers>;
