import type { Writes } from '../../../platform/database/database.ts';
import { hashToken, makeSecretToken } from '../../../platform/security/tokens.ts';
import type { Services } from '../../services.ts';
import { deviceMark } from '../places/device-mark.ts';
import { addSignIn } from './sign-in-queries.ts';

interface NewSignIn {
  accountId: number;
  passwordHash: string | null;
  /** What the browser calls itself. */
  device: string;
  host: string;
  /** Whether sensitive calls ask again who it is. */
  asksAgain: boolean;
  /** Whether more than a password was shown. */
  twoFactors: boolean;
}

export interface BegunSignIn {
  signInId: number;
  accountId: number;
  refresh: string;
  /** Stands for the password on the device. */
  mark: string;
}

/** Begins a sign-in; its tokens may be handed out once the transaction holds. */
export const beginSignIn = async (
  { now }: Pick<Services, 'now'>,
  tx: Writes,
  { accountId, passwordHash, device, host, asksAgain, twoFactors }: NewSignIn,
): Promise<BegunSignIn> => {
  const refresh = makeSecretToken();
  const signInId = await addSignIn(tx, {
    accountId,
    refreshHash: hashToken(refresh),
    device,
    host,
    asksAgain,
    twoFactors,
    at: now(),
  });
  return { signInId, accountId, refresh, mark: deviceMark(passwordHash) };
};

/** What a client signs its calls with, and what its device keeps where it said what earlier sign-ins have left there. */
export const tokensOf = async (
  { tokens, devices }: Pick<Services, 'tokens' | 'devices'>,
  { signInId, accountId, refresh, mark }: BegunSignIn,
  left: string | undefined,
): Promise<{ access: string; refresh: string; device?: string }> => {
  const answer = { access: await tokens.makeAccess({ signInId }), refresh };
  if (left === undefined) return answer;
  return { ...answer, device: await devices.remember(accountId, mark, await devices.read(left)) };
};
