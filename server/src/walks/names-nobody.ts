import type { ContractKey } from '@tandem/contract';

/** What names nobody, or those whom it adds: each with why it is not asked here. */
export const namesNobody = new Set<ContractKey>([
  'POST /follow-up/people/',
  'POST /temp-applicants/',
  'POST /temp-applicants/all/recontact/',
  'POST /temp-companies/',
  'POST /temp-companies/{token}/recontact/',
  'DELETE /temp-companies/{token}/',
  'POST /imports/check/',
  // Reads what is sent, and writes nothing.
  'POST /applicants/registration/{applicantId}/auto-fill/',
  'POST /imports/',
  'POST /imports/{id}/companies/',
  'POST /skills/',
  'PUT /skills/added/{id}/',
  'POST /skills/added/{id}/merge/',
  'DELETE /skills/added/{id}/',
  // Filters by a referent: the file says that name of staff alone, and its rows are those that its maker sees.
  'POST /exports/matches/',
  'POST /views/',
  // One's own account.
  'POST /password-change/',
  'DELETE /sign-ins/{id}/',
  'POST /sign-ins/end-others/',
  'POST /sign-ins/confirm/',
  'POST /sign-ins/confirm/passkey/',
  'POST /second-factor/',
  'PUT /second-factor/',
  'POST /second-factor/removal/',
  'POST /second-factor/recovery-codes/',
  'POST /passkeys/challenge/',
  'POST /passkeys/',
  'PUT /passkeys/{id}/',
  'DELETE /passkeys/{id}/',
  'POST /calendar-address/',
  'DELETE /calendar-address/',
  'POST /account-deletion/',
  'POST /notifications/read/',
  'PUT /drafts/{form}/',
  'DELETE /drafts/{form}/',
]);
