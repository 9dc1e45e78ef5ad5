import { Failure } from '@tandem/domain/errors';
import { signInWaitSeconds } from '@tandem/domain/sign-in';
import type { Handler } from '../../call-handler.ts';
import { passwordFits } from '../../security/passwords.ts';
import { hashToken, makeSecretToken } from '../../security/tokens.ts';
import type { Services } from '../../services.ts';
import { findAccountByEmail } from '../../storage/accounts.ts';
import { addFailure, findFailures, forgetFailures } from '../../storage/sign-in-failures.ts';
import { addSignIn } from '../../storage/sign-ins.ts';

const refuseTooMany = async (
  { db, now }: Services,
  keys: { account: string; host: string },
): Promise<void> => {
  const wait = Math.max(
    signInWaitSeconds(await findFailures(db.read, keys.account), 'account', now()),
    signInWaitSeconds(await findFailures(db.read, keys.host), 'host', now()),
  );
  if (wait > 0) throw new Failure('too_many_sign_ins', { data: { retry_after: wait } });
};

/** An unknown address and a wrong password are told apart neither by the words of the answer nor by its time. */
export const signIn: Handler<'POST /token/'> = async (services, { body, host, device }) => {
  const { db, now, tokens } = services;
  const keys = { account: `account:${body.email}`, host: `host:${host}` };
  await refuseTooMany(services, keys);
  const account = await findAccountByEmail(db.read, body.email);
  const fits = await passwordFits(account?.password_hash ?? null, body.password);
  if (!fits || !account) {
    await db.transaction(async (tx) => {
      await addFailure(tx, keys.account, now());
      await addFailure(tx, keys.host, now());
    });
    throw new Failure('wrong_credentials');
  }
  const refresh = makeSecretToken();
  const signInId = await db.transaction(async (tx) => {
    await forgetFailures(tx, keys.account);
    return addSignIn(tx, {
      accountId: account.id,
      refreshHash: hashToken(refresh),
      device,
      at: now(),
    });
  });
  return { access: await tokens.makeAccess({ signInId }), refresh };
};
