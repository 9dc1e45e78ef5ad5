import type { Handlers } from '../handler.ts';
import { deleteManager } from './managers/delete-manager.ts';
import { inviteManager } from './managers/invite-manager.ts';
import { listManagers } from './managers/list-managers.ts';
import { readCentreSettings, saveCentreSettings } from './managers/centre-settings.ts';
import { changeOwnPassword } from './passwords/change-own-password.ts';
import { requestPasswordReset } from './passwords/request-password-reset.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { readCurrentIdentity } from './read-current-identity.ts';
import { confirmAddress, hastenAddress, refuseAddress } from './addresses/change-address.ts';
import { readCurrentUser } from './read-current-user.ts';
import { addPasskey } from './passkeys/add-passkey.ts';
import { askForPasskey } from './passkeys/ask-for-passkey.ts';
import { beginPasskey } from './passkeys/begin-passkey.ts';
import { confirmWithPasskey } from './passkeys/confirm-with-passkey.ts';
import { listPasskeys } from './passkeys/list-passkeys.ts';
import { renamePasskey } from './passkeys/rename-passkey.ts';
import { revokePasskey } from './passkeys/revoke-passkey.ts';
import { signInWithPasskey } from './passkeys/sign-in-with-passkey.ts';
import { beginSecondFactor } from './second-factor/begin-second-factor.ts';
import { confirmSecondFactor } from './second-factor/confirm-second-factor.ts';
import { readSecondFactor } from './second-factor/read-second-factor.ts';
import { removeSecondFactor } from './second-factor/remove-second-factor.ts';
import { renewRecoveryCodes } from './second-factor/renew-recovery-codes.ts';
import { resetSecondFactor } from './second-factor/reset-second-factor.ts';
import { signInWithCode } from './second-factor/sign-in-with-code.ts';
import { askForSignInLink } from './sign-in-links/ask-for-sign-in-link.ts';
import { readLinkAvailability } from './sign-in-links/read-link-availability.ts';
import { signInWithLink } from './sign-in-links/sign-in-with-link.ts';
import { confirmIdentity } from './sign-in/confirm-identity.ts';
import { endOtherSignIns } from './sign-in/end-other-sign-ins.ts';
import { endSignIn } from './sign-in/end-sign-in.ts';
import { listSignIns } from './sign-in/list-sign-ins.ts';
import { refreshAccess } from './sign-in/refresh-access.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signOut } from './sign-in/sign-out.ts';

/** Which use case answers which call. */
export const accountsHandlers = {
  'POST /token/': signIn,
  'POST /token/second-factor/': signInWithCode,
  'POST /token/passkey/challenge/': askForPasskey,
  'POST /token/passkey/': signInWithPasskey,
  'GET /token/link/': readLinkAvailability,
  'POST /token/link/request/': askForSignInLink,
  'POST /token/link/': signInWithLink,
  'POST /token/refresh/': refreshAccess,
  'POST /sign-out/': signOut,
  'GET /user/': readCurrentUser,
  'GET /user/info/': readCurrentIdentity,
  'POST /password-reset-email/': requestPasswordReset,
  'POST /password-reset/': resetPassword,
  'POST /password-change/': changeOwnPassword,
  'GET /sign-ins/': listSignIns,
  'DELETE /sign-ins/{id}/': endSignIn,
  'POST /sign-ins/end-others/': endOtherSignIns,
  'POST /sign-ins/confirm/': confirmIdentity,
  'GET /second-factor/': readSecondFactor,
  'POST /second-factor/': beginSecondFactor,
  'PUT /second-factor/': confirmSecondFactor,
  'POST /second-factor/removal/': removeSecondFactor,
  'POST /second-factor/recovery-codes/': renewRecoveryCodes,
  'POST /second-factor/resets/': resetSecondFactor,
  'POST /sign-ins/confirm/passkey/': confirmWithPasskey,
  'GET /passkeys/': listPasskeys,
  'POST /passkeys/challenge/': beginPasskey,
  'POST /passkeys/': addPasskey,
  'PUT /passkeys/{id}/': renamePasskey,
  'DELETE /passkeys/{id}/': revokePasskey,
  'POST /address-changes/{token}/': confirmAddress,
  'POST /address-changes/{token}/objection/': refuseAddress,
  'POST /follow-up/people/{id}/new-address/': hastenAddress,
  'GET /staff/': listManagers,
  'POST /staff/': inviteManager,
  'DELETE /staff/{id}/': deleteManager,
  'GET /centre_settings/': readCentreSettings,
  'PUT /centre_settings/': saveCentreSettings,
} satisfies Partial<Handlers>;
