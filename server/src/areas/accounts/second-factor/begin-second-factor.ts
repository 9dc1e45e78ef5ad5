import { setupMinutes } from '@tandem/domain/accounts/second-factor';
import { Failure } from '@tandem/domain/errors';
import { makeTicket } from '../../../platform/security/tickets.ts';
import type { Handler } from '../../handler.ts';
import { refuseWithoutPasskey } from '../passkeys/refuse-without-passkey.ts';
import { addressOfKey, makeAppKey } from './app-codes.ts';
import { findSecondFactor } from './second-factor-queries.ts';

/** Nothing is kept until a code has shown that the app has the key: what is begun and left leaves nothing behind. */
export const beginSecondFactor: Handler<'POST /second-factor/', 'db' | 'keyring' | 'now'> = async (
  services,
  { actor },
) => {
  if (await findSecondFactor(services.db.read, actor.accountId))
    throw new Failure('second_factor_exists');
  if (actor.lacksSecondFactor)
    await refuseWithoutPasskey(services.db.read, { id: actor.accountId, kind: actor.kind });
  const key = makeAppKey();
  const facts = { account: actor.accountId, key };
  return {
    key,
    address: addressOfKey(key, actor.email),
    setup: await makeTicket(services, 'second factor setup', facts, setupMinutes),
  };
};
