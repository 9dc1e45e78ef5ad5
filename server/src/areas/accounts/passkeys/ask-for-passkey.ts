import { challengeMinutes } from '@tandem/domain/accounts/second-factor';
import { makeTicket } from '../../../platform/security/tickets.ts';
import type { Handler } from '../../handler.ts';
import { ceremonyMs, relyingParty } from './relying-party.ts';
import { webauthn } from './webauthn.ts';

/** Of no account: the browser shows those for which it has a key. Nothing is kept until one answers. */
export const askForPasskey: Handler<
  'POST /token/passkey/challenge/',
  'config' | 'keyring' | 'now'
> = async (services) => {
  const { id: rpId } = relyingParty(services.config);
  const { generateAuthenticationOptions } = await webauthn();
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  return {
    options: {
      challenge,
      rpId,
      timeout: ceremonyMs,
      userVerification: 'required',
    },
    ticket: await makeTicket(services, 'passkey', { challenge }, challengeMinutes),
  };
};
