import type { Answer } from '@tandem/contract';
import { companyFields } from '@tandem/domain/companies/company-fields';
import { sectorName } from '@tandem/domain/reference/sectors';
import { plainValues } from '../../platform/database/queries/field-columns.ts';
import type { Config } from '../../platform/config.ts';
import { links } from '../../platform/mail/links.ts';
import type { CompanyRow, findInvitedCompanies } from './company-queries.ts';
import { filledMark, sheetVersion } from '../sheets/index.ts';
import { indicatorsOf } from '../invitations/index.ts';

type CompanyRecord = Answer<'GET /companies/'>['companies'][number];

export const companyRecord = (row: CompanyRow): CompanyRecord => ({
  id: row.id,
  email: row.email,
  ...plainValues(companyFields, row),
  sector: row.sector_ids.map((id) => ({ id, name: sectorName(id) ?? '' })),
  number_of_offers: row.number_of_offers ?? 0,
  active_offers: row.active_offers ?? 0,
  created_at: row.created_at.toISOString(),
  page_done: row.page_done_at !== null,
  ...indicatorsOf(row),
});

/** As its form begins with it. */
export const ownCompany = (row: CompanyRow): Answer<'GET /company/'> => ({
  ...companyRecord(row),
  filled_by_centre: filledMark(row),
  version: sheetVersion(companyFields, row),
});

type InvitedRow = Awaited<ReturnType<typeof findInvitedCompanies>>[number];

export const temporaryCompanyRecord = (config: Config, row: InvitedRow) => ({
  id: row.id,
  token: row.token,
  name: row.name,
  email: row.email,
  siret: row.siret,
  link_inscription: links(config).registration('company', row.token),
  ...indicatorsOf(row),
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
});
