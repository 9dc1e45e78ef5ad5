/** What the other rooms may use of this one. */
export { addCandidates, addCompanies, addInvitedAccounts } from './add-invitations.ts';
export {
  type InvitedAccount,
  findIndicators,
  findInvitedAmong,
  indicatorColumns,
  indicatorsOf,
  noteInvitationUsed,
} from './invitation-queries.ts';
export { findKnown, takeTurnAdding } from './imports/find-known.ts';
export { runImport } from './imports/run-import.ts';
export { keepNameKeys } from './imports/keep-name-keys.ts';
export { deleteOldImports } from './imports/import-queries.ts';
export { findImportDetails } from './imports/told-of-account.ts';
export { listImports } from './imports/read-imports.ts';
export { remind } from './reminding/remind.ts';
export { sendInvitations } from './send-invitations.ts';
export { inviteAnew, wasInvitedAt } from './invite-anew.ts';
