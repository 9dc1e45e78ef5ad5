import { Failure } from '@tandem/domain/errors';
import { passwordFaults } from '@tandem/domain/accounts/password';
import { passwordChangedMail } from '../messages.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import { isCommonPassword } from '../../../platform/security/passwords/common-passwords.ts';
import { hashPassword } from '../../../platform/security/passwords/passwords.ts';
import type { Services } from '../../services.ts';
import { deleteReset, endCalendarAddress, setPassword, type Member } from '../account-queries.ts';
import type { Writes } from '../../../platform/database/database.ts';
import { findPasskeys } from '../passkeys/passkey-queries.ts';
import { forgetPlaces } from '../places/known-place-queries.ts';
import { notePlace } from '../places/note-place.ts';
import { deleteSignIns } from '../sign-in/sign-in-queries.ts';
import { deleteSignInLinks } from '../sign-in-links/sign-in-link-queries.ts';

const tooCommon = 'Ce mot de passe est trop courant. Choisissez-en un plus difficile à deviner.';

/** Fails under the field it was typed in for a password that misses a criterion, or that everybody tries. */
export const requireStrong = (field: string, password: string): void => {
  const [unmet] = passwordFaults(password);
  const fault = unmet ?? (isCommonPassword(password) ? tooCommon : undefined);
  if (fault !== undefined) throw new Failure('weak_password', { fields: { [field]: fault } });
};

/** `from` is whose turn it takes among those who wait for a hash. */
export const hashNewPassword = (password: string, from: string): Promise<string> =>
  hashPassword(password, { key: from });

interface Chosen {
  passwordHash: string;
  /** Where it was chosen. */
  host: string;
  device: string;
  keptSignInId: number | null;
}

/**
 * Sets a password, ends the account's sign-ins but the one that is kept, any link that was mailed and the address of its
 * calendar, which whoever was signed in could copy, and tells the person when they had one, and how many passkeys go on opening
 * the account. Of the places of before none is known any more but this one.
 */
export const changePassword = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  account: Member,
  { passwordHash, host, device, keptSignInId }: Chosen,
): Promise<void> => {
  await setPassword(tx, account.id, passwordHash, services.now());
  await deleteSignIns(tx, account.id, keptSignInId);
  await deleteReset(tx, account.id);
  await deleteSignInLinks(tx, account.id);
  const hadCalendar = await endCalendarAddress(tx, account.id);
  await forgetPlaces(tx, account.id);
  // The mail that tells of the new password tells of this place.
  await notePlace(services, tx, account, { host, device, isKnown: true });
  if (account.password_hash === null) return;
  const passkeys = (await findPasskeys(tx, account.id)).length;
  const mail = passwordChangedMail({ hadCalendar, passkeys });
  await enqueueMessages(services, tx, [
    { channel: 'mail', recipient: account.email, ...mail, about: {} },
  ]);
};
