import { companyFields } from '@tandem/domain/companies/company-fields';
import { needFields } from '@tandem/domain/needs/need-fields';
import { z } from 'zod';
import { company, everyone, staff, type Calls } from './call.ts';
import { sentFields } from './field-shapes.ts';
import { email, id, integer, page, properName, referenceTo, token, unlessEmpty } from './fields.ts';
import {
  companyRecord,
  offerRecord,
  sendingIndicators,
  temporaryCompanyRecord,
} from './records.ts';
import { invitationBatchMax } from './candidates.ts';

const companySheet = z.object(sentFields(companyFields));

const noSession = 'Veuillez sélectionner une session académique';

/** Ids, with the one sentence that a missing session calls for. */
const session_id = unlessEmpty(referenceTo(z.union([z.number(), z.string()], noSession).pipe(id)));

const { min, max } = needFields.seats;

const offer = z.object({
  ...sentFields(needFields),
  session_id,
  /** An addition: a client that does not know it makes one seat, and leaves those there are as they are. */
  seats: unlessEmpty(integer(min, max).optional()),
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
  'GET /company/{id}/offers/': {
    summary: 'The needs of a company',
    roles: staff,
    deed: 'see_company',
    params: z.object({ id }),
    query: z.object(page),
    answer: z.array(offerRecord),
  },
  'POST /temp-companies/': {
    summary: 'Invite companies by mail',
    roles: staff,
    deed: 'invite',
    body: z
      .array(z.object({ name: properName(200), email }), 'Une liste d’entreprises est attendue.')
      .max(invitationBatchMax, `Au plus ${invitationBatchMax} lignes à la fois.`),
    answer: z.object({
      number_created: z.int(),
      rejected_emails: z.array(z.string()),
      failed_emails: z.array(z.string()),
    }),
    statuses: [201],
  },
  'POST /temp-companies/{token}/recontact/': {
    summary: 'Remind an invited company; the link is renewed',
    roles: staff,
    deed: 'remind',
    params: z.object({ token }),
    answer: sendingIndicators,
    addition: true,
  },
  'GET /temp-companies/{token}/': {
    summary: 'Which company an invitation link is for',
    roles: everyone,
    deed: null,
    params: z.object({ token }),
    answer: z.object({ name: z.string(), email: z.string() }),
  },
  'DELETE /temp-companies/{token}/': {
    summary: 'Withdraw an invitation',
    roles: staff,
    deed: 'withdraw_invitation',
    params: z.object({ token }),
    answer: 'empty',
  },
  'GET /offers/': {
    summary: "The signed-in company's needs",
    roles: company,
    deed: null,
    query: z.object(page),
    answer: z.array(offerRecord),
  },
  'POST /offers/': {
    summary: 'Create a need, inactive until the tutor has passed the test',
    roles: company,
    deed: 'save_offer',
    body: offer,
    answer: offerRecord,
    statuses: [201],
  },
  'PUT /offers/{id}/': {
    summary: 'Change a need',
    roles: company,
    deed: 'save_offer',
    params: z.object({ id }),
    body: offer.extend({ session_id: session_id.optional() }),
    answer: offerRecord,
  },
  'DELETE /offers/{id}/': {
    summary: 'Delete a need with its matches',
    roles: company,
    deed: 'delete_offer',
    params: z.object({ id }),
    answer: 'empty',
  },
} as const satisfies Calls;
