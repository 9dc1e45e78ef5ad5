/** What the other rooms may use of this one. */
export {
  type Account,
  type Member,
  addAccount,
  findAccount,
  findCompanyName,
  findMember,
  findStaff,
  findSuperusers,
  lockAccount,
  lockMember,
  nameOfAccount,
  setPassword,
} from './account-queries.ts';
export { askToConfirm, requireFreeAddress } from './addresses/change-address.ts';
export { settleAddresses } from './addresses/settle-address.ts';
export { noteReached, setAddress } from './addresses/address-queries.ts';
export {
  deleteAddressChange,
  deleteOldAddressChanges,
  findAddressChange,
} from './addresses/address-change-queries.ts';
export { ensureSuperuser } from './ensure-superuser.ts';
export {
  contextOfForgetting,
  countLateForgettings,
  noteLateForgettings,
} from './forgetting/forgetting-queries.ts';
export { runForgetting } from './forgetting/run-forgetting.ts';
export { findLeftOutRows } from './forgetting/imported-rows.ts';
export { eraseAccount, removeAccounts } from './erase-account.ts';
export { inviteManager } from './managers/invite-manager.ts';
export { contactMail } from './messages.ts';
export { hashNewPassword, requireStrong } from './passwords/choose-password.ts';
export { beginSignIn, tokensOf } from './sign-in/begin-sign-in.ts';
export { type Guesser, checkGuess, countWrongLink } from './sign-in/guessing/check-guess.ts';
export {
  findStaffActor,
  requireSeen,
  requireSeenWhole,
  requireSeesAll,
  seenAmong,
} from './seen-accounts.ts';
export { requireLink } from './sign-in/require-link.ts';
export { addFailure, findFailures } from './sign-in/guessing/failure-queries.ts';
export { findActor } from './sign-in/read-actor.ts';
export { notePlace } from './places/note-place.ts';
export { deleteOldChallenges, findPasskeys } from './passkeys/passkey-queries.ts';
export { contextOfSecondFactor, findSecondFactor } from './second-factor/second-factor-queries.ts';
export { noteUse } from './use-queries.ts';
export { readCurrentUser } from './read-current-user.ts';
export { tellSuperusers } from './tell-superusers.ts';
