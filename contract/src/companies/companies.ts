import { companyFields } from '@tandem/domain/companies/company-fields';
import { z } from 'zod';
import { answeredFields, sentFields } from '../fields/field-shapes.ts';
import { company, staff, type Calls } from '../call.ts';
import { flag, id, page, seenVersion } from '../fields/fields.ts';
import { filledByCentre, reachedAt } from '../fields/shapes.ts';
import { sendingIndicators, temporaryCompanyRecord } from '../invitations/invitations.ts';

const companyRecord = z.object({
  id: z.int(),
  ...answeredFields(companyFields),
  email: reachedAt,
  number_of_offers: z.int(),
  active_offers: z.int(),
  created_at: z.string(),
  page_done: z.boolean(),
  ...sendingIndicators.shape,
});

/** As its form begins with it. */
const ownCompanySheet = companyRecord.extend({
  filled_by_centre: filledByCentre.nullable(),
  /** Which state of its fields this is; sent back as `seen_version`. */
  version: z.string(),
});

const companySheet = z.object({ ...sentFields(companyFields), seen_version: seenVersion });

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
    answer: ownCompanySheet,
  },
  'POST /company/': {
    summary: 'Save the company sheet',
    roles: company,
    auditAction: 'save_company',
    body: companySheet,
    answer: ownCompanySheet,
  },
  'GET /companies/{companyId}/correction/': {
    summary: 'The sheet of a registered company as its form begins, for the staff who fill it in',
    roles: staff,
    auditAction: 'see_company',
    params: z.object({ companyId: id }),
    answer: ownCompanySheet,
    addition: true,
  },
  'PUT /companies/{companyId}/correction/': {
    summary:
      'Fill in or correct the sheet on behalf of a registered company, which is told; it is marked until they save it themselves',
    roles: staff,
    auditAction: 'fill_company',
    params: z.object({ companyId: id }),
    body: companySheet.extend({ tell: flag.default(true) }),
    answer: ownCompanySheet,
    addition: true,
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
