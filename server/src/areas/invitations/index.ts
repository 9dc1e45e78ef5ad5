/** What the other rooms may use of this one. */
export { addCandidates, addCompanies, addInvitedAccounts } from './add-invitations.ts';
export {
  type InvitedAccount,
  findIndicators,
  indicatorColumns,
  indicatorsOf,
  noteInvitationUsed,
} from './invitation-queries.ts';
export { remind } from './remind.ts';
export { sendInvitations } from './send-invitations.ts';
