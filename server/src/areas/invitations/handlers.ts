import type { Handlers } from '../handler.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { inviteApplicants } from './invite-candidates.ts';
import { inviteCompanies } from './invite-companies.ts';
import { readApplicantInvitation } from './read-candidate-invitation.ts';
import { readCompanyInvitation } from './read-company-invitation.ts';
import { remindAllApplicants } from './remind-all-candidates.ts';
import { remindApplicant } from './remind-candidate.ts';
import { remindCompany } from './remind-company.ts';
import { withdrawApplicantInvitation, withdrawCompanyInvitation } from './withdraw-invitation.ts';

/** Which use case answers which call. */
export const invitationsHandlers = {
  'POST /user/register/': acceptInvitation,
  'POST /temp-applicants/': inviteApplicants,
  'POST /temp-applicants/all/recontact/': remindAllApplicants,
  'POST /temp-applicants/{id}/recontact/': remindApplicant,
  'GET /temp-applicants/{token}/': readApplicantInvitation,
  'DELETE /temp-applicants/{token}/': withdrawApplicantInvitation,
  'POST /temp-companies/': inviteCompanies,
  'POST /temp-companies/{token}/recontact/': remindCompany,
  'GET /temp-companies/{token}/': readCompanyInvitation,
  'DELETE /temp-companies/{token}/': withdrawCompanyInvitation,
} satisfies Partial<Handlers>;
