import type { Writes } from '../../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import type { Account } from '../account-queries.ts';
import { notePlace } from '../places/note-place.ts';
import { noteUse } from '../use-queries.ts';
import { beginSignIn, type BegunSignIn } from './begin-sign-in.ts';

interface Entrance {
  host: string;
  device: string;
  /** The device has shown that the account has signed in on it. */
  isKnown: boolean;
  /** What an earlier sign-in left on the device; undefined from clients that do not say. */
  left: string | undefined;
  twoFactors: boolean;
}

/** Lets in somebody who has shown who they are, and notes when and from where. The account is locked meanwhile. */
export const enter = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  account: Account,
  { host, device, isKnown, left, twoFactors }: Entrance,
): Promise<BegunSignIn> => {
  await noteUse(tx, account.id, services.now());
  await notePlace(services, tx, account, { host, device, isKnown });
  return beginSignIn(services, tx, { accountId: account.id, device, host, left, twoFactors });
};
