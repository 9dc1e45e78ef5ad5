import { organisationTypeKeys, workforceBandKeys } from '@tandem/domain/reference/companies';
import { z } from 'zod';
import { company, staff, type Calls } from './call.ts';
import {
  choice,
  id,
  integer,
  optionalDigits,
  optionalText,
  page,
  references,
  text,
} from './fields.ts';
import { named } from './shapes.ts';
import { sendingIndicators, temporaryCompanyRecord } from './invitations.ts';

const companyRecord = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  sector: z.array(named),
  city: z.string().nullable(),
  adress: z.string().nullable(),
  zip_code: z.string().nullable(),
  country: z.string(),
  size: z.enum(organisationTypeKeys).nullable(),
  workforce: z.enum(workforceBandKeys).nullable(),
  description: z.string().nullable(),
  number_of_offers: z.int(),
  active_offers: z.int(),
  created_at: z.string(),
  page_done: z.boolean(),
  ...sendingIndicators.shape,
});

const companySheet = z.object({
  name: text(200),
  sector: references(integer(1, 38), 38).refine(
    (ids) => ids.length > 0,
    'Choisissez au moins un secteur.',
  ),
  size: choice(organisationTypeKeys),
  workforce: choice(workforceBandKeys),
  adress: optionalText(300),
  city: optionalText(120),
  zip_code: optionalDigits(20),
  country: optionalText(80),
  description: optionalText(5000),
});

export const companyCalls = {
  'GET /company/info/': {
    summary: 'Which steps the signed-in company has completed',
    roles: company,
    deed: null,
    answer: z.object({
      company_page: z.boolean(),
      company_offers: z.boolean(),
      company_matches: z.boolean(),
    }),
  },
  'GET /company/': {
    summary: "The signed-in company's sheet",
    roles: company,
    deed: null,
    answer: companyRecord,
  },
  'POST /company/': {
    summary: 'Save the company sheet',
    roles: company,
    deed: 'save_company',
    body: companySheet,
    answer: companyRecord,
  },
  'GET /companies/': {
    summary: 'Registered and invited companies',
    roles: staff,
    deed: 'see_list',
    query: z.object(page),
    answer: z.object({
      companies: z.array(companyRecord),
      temp_companies: z.array(temporaryCompanyRecord),
    }),
  },
  'DELETE /companies/{id}/': {
    summary: 'Delete a registered company with account, needs and matches',
    roles: staff,
    deed: 'delete_account',
    params: z.object({ id }),
    answer: 'empty',
  },
} as const satisfies Calls;
