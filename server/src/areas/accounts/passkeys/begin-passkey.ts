import { setupMinutes } from '@tandem/domain/accounts/second-factor';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { makeTicket } from '../../../platform/security/tickets.ts';
import type { Handler } from '../../handler.ts';
import { findMember } from '../account-queries.ts';
import { findPasskeys } from './passkey-queries.ts';
import { refuseWithoutPasskey } from './refuse-without-passkey.ts';
import { ceremonyMs, relyingParty } from './relying-party.ts';
import { keyAlgorithms, webauthn } from './webauthn.ts';

/** A key that the browser finds without being told an account, and that asks for a finger, a face or a code. */
export const beginPasskey: Handler<
  'POST /passkeys/challenge/',
  'config' | 'db' | 'keyring' | 'now'
> = async (services, { actor }) => {
  const { db, config } = services;
  const party = relyingParty(config);
  const account = orNotFound(await findMember(db.read, actor.accountId));
  const own = await findPasskeys(db.read, actor.accountId);
  if (actor.lacksSecondFactor) await refuseWithoutPasskey(db.read, account);
  const { generateRegistrationOptions } = await webauthn();
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    supportedAlgorithmIDs: keyAlgorithms,
    userName: account.email,
    userID: new TextEncoder().encode(account.uid),
  });
  return {
    options: {
      challenge,
      rp: { id: party.id, name: party.name },
      user: { ...user, displayName: account.email },
      pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key' as const, alg })),
      // One device keeps one key of an account.
      excludeCredentials: own.map(({ credential_id: id }) => ({ type: 'public-key' as const, id })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
      timeout: ceremonyMs,
    },
    ticket: await makeTicket(
      services,
      'new passkey',
      { account: actor.accountId, challenge },
      setupMinutes,
    ),
  };
};
