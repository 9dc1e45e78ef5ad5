import { companyFields } from '@tandem/domain/companies/company-fields';
import { z } from 'zod';
import { answeredFields, sentFields } from '../fields/field-shapes.ts';
import { company, staff, type Calls } from '../call.ts';
import { id, page } from '../fields/fields.ts';
import { sendingIndicators, temporaryCompanyRecord } from '../invitations/invitations.ts';

const companyRecord = z.object({
  id: z.int(),
  ...answeredFields(companyFields),
  email: z.string(),
  number_of_offers: z.int(),
  active_offers: z.int(),
  created_at: z.string(),
  page_done: z.boolean(),
  ...sendingIndicators.shape,
});

const companySheet = z.object(sentFields(companyFields));

export const companyCalls = {
  'GET /company/info/': {
    summary: 'Which steps the signed-in company has completed',
    roles: company,
    auditAction: null,
    answer: z.object({
      company_page: z.boolean(),
      company_offers: z.boolean(),
      company_matches: z.boolean(),
    }),
  },
  'GET /company/': {
    summary: "The signed-in company's sheet",
    roles: company,
    auditAction: null,
    answer: companyRecord,
  },
  'POST /company/': {
    summary: 'Save the company sheet',
    roles: company,
    auditAction: 'save_company',
    body: companySheet,
    answer: companyRecord,
  },
  'GET /companies/': {
    summary: 'Registered and invited companies',
    roles: staff,
    auditAction: 'see_list',
    query: z.object(page),
    answer: z.object({
      companies: z.array(companyRecord),
      temp_companies: z.array(temporaryCompanyRecord),
    }),
  },
  'DELETE /companies/{id}/': {
    summary: 'Delete a registered company with account, needs and matches',
    roles: staff,
    auditAction: 'delete_account',
    params: z.object({ id }),
    answer: 'empty',
    sensitive: true,
  },
} as const satisfies Calls;
