import type { Handlers } from '../handler.ts';
import { acceptInvitation } from './accepting/accept-invitation.ts';
import { addCandidateRows, addCompanyRows, addLeftOutRows } from './imports/add-import-rows.ts';
import { beginImport } from './imports/begin-import.ts';
import { checkImport } from './imports/check-import.ts';
import { startImport, withdrawImport } from './imports/move-import.ts';
import { listImportRows, listImports, readImport } from './imports/read-imports.ts';
import { inviteCandidates } from './invite-candidates.ts';
import { inviteCompanies } from './invite-companies.ts';
import { readCandidateInvitation } from './accepting/read-candidate-invitation.ts';
import { readCompanyInvitation } from './accepting/read-company-invitation.ts';
import { readInvitationMessage } from './read-invitation-message.ts';
import { remindAllCandidates } from './reminding/remind-all-candidates.ts';
import { remindCandidate } from './reminding/remind-candidate.ts';
import { remindCompany } from './reminding/remind-company.ts';
import { withdrawCandidateInvitation, withdrawCompanyInvitation } from './withdraw-invitation.ts';

/** Which use case answers which call. */
export const invitationsHandlers = {
  'POST /user/register/': acceptInvitation,
  'POST /temp-applicants/': inviteCandidates,
  'POST /temp-applicants/all/recontact/': remindAllCandidates,
  'POST /temp-applicants/{id}/recontact/': remindCandidate,
  'GET /temp-applicants/{token}/': readCandidateInvitation,
  'DELETE /temp-applicants/{token}/': withdrawCandidateInvitation,
  'POST /temp-companies/': inviteCompanies,
  'POST /temp-companies/{token}/recontact/': remindCompany,
  'GET /temp-companies/{token}/': readCompanyInvitation,
  'DELETE /temp-companies/{token}/': withdrawCompanyInvitation,
  'POST /imports/check/': checkImport,
  'POST /imports/': beginImport,
  'GET /imports/': listImports,
  'GET /imports/message/{kind}/': readInvitationMessage,
  'GET /imports/{id}/': readImport,
  'POST /imports/{id}/candidates/': addCandidateRows,
  'POST /imports/{id}/companies/': addCompanyRows,
  'POST /imports/{id}/left-out/': addLeftOutRows,
  'POST /imports/{id}/start/': startImport,
  'GET /imports/{id}/rows/': listImportRows,
  'POST /imports/{id}/withdraw/': withdrawImport,
} satisfies Partial<Handlers>;
