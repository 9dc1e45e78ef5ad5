import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { lockMember } from '../account-queries.ts';
import { tokensOf } from '../sign-in/begin-sign-in.ts';
import { enter } from '../sign-in/enter.ts';
import { checkPasskey } from './check-passkey.ts';

/** Nobody guesses a key: there is nothing to slow down. Whose it is, it says itself. */
export const signInWithPasskey: Handler<
  'POST /token/passkey/',
  'config' | 'db' | 'devices' | 'jobs' | 'keyring' | 'now' | 'tokens'
> = async (services, { body, host, device }) => {
  const { db, devices } = services;
  const { passkey, use } = await checkPasskey(services, body);
  const known = await devices.read(body.device ?? '');
  const begun = await db.transaction(async (tx) => {
    const account = orNotFound(await lockMember(tx, passkey.account_id));
    await use(tx);
    return enter(services, tx, account, {
      host,
      device,
      known,
      asksAgain: true,
      twoFactors: true,
    });
  });
  return tokensOf(services, begun, body.device);
};
