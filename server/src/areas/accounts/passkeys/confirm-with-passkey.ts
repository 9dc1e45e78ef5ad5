import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../handler.ts';
import { confirmSignIn } from '../sign-in/sign-in-queries.ts';
import { checkPasskey } from './check-passkey.ts';

/** In the place of the password: a key of the account that has signed in, and of no other. */
export const confirmWithPasskey: Handler<
  'POST /sign-ins/confirm/passkey/',
  'config' | 'db' | 'keyring' | 'now'
> = async (services, { actor, body }) => {
  const { db, now } = services;
  const { passkey, use } = await checkPasskey(services, body);
  if (passkey.account_id !== actor.accountId) throw new Failure('passkey_of_another');
  await db.transaction(async (tx) => {
    await use(tx);
    await confirmSignIn(tx, actor.signInId, now());
  });
  return undefined;
};
