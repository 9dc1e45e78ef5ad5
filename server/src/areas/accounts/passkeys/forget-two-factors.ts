import type { Writes } from '../../../platform/database/database.ts';
import { findSecondFactor } from '../second-factor/second-factor-queries.ts';
import { setTwoFactors } from '../sign-in/sign-in-queries.ts';
import { findPasskeys } from './passkey-queries.ts';

/** Once an account has neither codes nor passkeys, no sign-in of it stands for more than a password. */
export const forgetTwoFactors = async (tx: Writes, accountId: number): Promise<void> => {
  if (await findSecondFactor(tx, accountId)) return;
  if ((await findPasskeys(tx, accountId)).length > 0) return;
  await setTwoFactors(tx, accountId, false);
};
