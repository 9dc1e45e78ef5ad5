import type { KnownDevice } from '../../../platform/security/known-devices.ts';
import { hashToken } from '../../../platform/security/tokens.ts';
import type { Member } from '../account-queries.ts';

/** Stands on a device for the password with which an account has signed in there. */
export const deviceMark = (passwordHash: string | null): string =>
  hashToken(`device ${passwordHash ?? ''}`).slice(0, 16);

/**
 * Whether an account has signed in on a device since its password was chosen: who knew the one before is told of as anybody who
 * is new there.
 */
export const isDeviceOf = (
  device: KnownDevice | null,
  { id, password_hash: passwordHash }: Pick<Member, 'id' | 'password_hash'>,
): boolean => {
  const at = device?.accounts.indexOf(id) ?? -1;
  return at >= 0 && device?.marks[at] === deviceMark(passwordHash);
};
