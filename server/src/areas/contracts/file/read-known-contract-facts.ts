import type { ContractFieldName, ContractSheet } from '@tandem/domain/contracts/contract-sheet';
import { workforceBands } from '@tandem/domain/reference/companies';
import type { Handler } from '../../handler.ts';
import { findCompanyRow, type CompanyRow } from '../../companies/index.ts';
import { findLastSheets } from '../contract-queries.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { requireSheetReader } from './file-access.ts';
import { findOwnMatch } from '../../matches/index.ts';
import { openContractSheet } from '../unseal-contract-sheet.ts';

/** What stays the same from one contract of a company to the next: nothing of a tutor, nothing of a contract. */
const lasting = [
  'legal_form',
  'company_name',
  'trade_name',
  'siret',
  'ape_code',
  'workforce',
  'collective_agreement',
  'retirement_fund',
  'address',
  'phone',
  'email',
  'legal_rep_firstname',
  'legal_rep_lastname',
  'legal_rep_phone',
  'legal_rep_email',
] as const satisfies readonly ContractFieldName[];

type Facts = Partial<ContractSheet>;

const factsOfCompany = (company: CompanyRow): Facts => {
  const town = [company.zip_code, company.city].filter(Boolean).join(' ');
  const address = [company.adress, town].filter(Boolean).join(', ');
  const workforce = workforceBands.find(([key]) => key === company.workforce)?.[1];
  return {
    company_name: company.name,
    ...(company.email !== null && { email: company.email }),
    ...(company.siret !== null && { siret: company.siret }),
    ...(address && { address }),
    ...(workforce && { workforce }),
  };
};

const lastingFacts = (sheet: ContractSheet): Facts =>
  Object.fromEntries(lasting.map((name) => [name, sheet[name]]));

export const readKnownContractFacts: Handler<
  'GET /contract/note/{matchId}/known/',
  'db' | 'vault'
> = async (services, { actor, params, auditLog }) => {
  const { read } = services.db;
  const match = await findOwnMatch(read, actor, params.matchId);
  const companyId = match.company_id;
  requireSheetReader(actor, match);
  await auditLog.saw({ companies: [companyId] });
  const company = orNotFound(await findCompanyRow(read, companyId));
  const [last] = await findLastSheets(read, companyId, 1);
  const sheet = last && (await openContractSheet(services, read, last.pair));
  return { ...factsOfCompany(company), ...(sheet && lastingFacts(sheet)) };
};
