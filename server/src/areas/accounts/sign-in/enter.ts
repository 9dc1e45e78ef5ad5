import type { Writes } from '../../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../account-queries.ts';
import type { KnownDevice } from '../../../platform/security/known-devices.ts';
import { isDeviceOf } from '../places/device-mark.ts';
import { notePlace } from '../places/note-place.ts';
import { noteUse } from '../use-queries.ts';
import { beginSignIn, type BegunSignIn } from './begin-sign-in.ts';

interface Entrance {
  host: string;
  device: string;
  /** What the device has shown of earlier sign-ins on it. */
  known: KnownDevice | null;
  /** Whether sensitive calls ask again who it is. */
  asksAgain: boolean;
  twoFactors: boolean;
}

/** Lets in somebody who has shown who they are, and notes when and from where. The account is locked meanwhile. */
export const enter = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  account: Member,
  { host, device, known, asksAgain, twoFactors }: Entrance,
): Promise<BegunSignIn> => {
  await notePlace(services, tx, account, { host, device, isKnown: isDeviceOf(known, account) });
  await noteUse(tx, account.id, services.now());
  const { id: accountId, password_hash: passwordHash } = account;
  return beginSignIn(services, tx, {
    accountId,
    passwordHash,
    device,
    host,
    asksAgain,
    twoFactors,
  });
};
