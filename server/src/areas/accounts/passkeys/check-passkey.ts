import type { Received } from '@tandem/contract';
import { challengeMinutes } from '@tandem/domain/accounts/second-factor';
import { Failure } from '@tandem/domain/errors';
import { z } from 'zod';
import type { Writes } from '../../../platform/database/database.ts';
import { readTicket } from '../../../platform/security/tickets.ts';
import type { Services } from '../../services.ts';
import {
  findPasskeyByCredential,
  notePasskeyUse,
  useChallenge,
  type Passkey,
} from './passkey-queries.ts';
import { relyingParty } from './relying-party.ts';
import { webauthn } from './webauthn.ts';

type Answered = Pick<Received<'POST /token/passkey/'>['body'], 'ticket' | 'credential'>;

const challengeFacts = z.object({ challenge: z.string() });

/** When whatever was asked for until now has come to its end. */
export const challengeEnd = (now: Date): Date =>
  new Date(now.getTime() + challengeMinutes * 60_000);

export interface CheckedPasskey {
  passkey: Passkey;
  /** Uses the answer up, in the transaction of what it opens: the same answer opens nothing again. */
  use: (tx: Writes) => Promise<void>;
}

const verify = async (
  { config }: Pick<Services, 'config'>,
  { public_key: publicKey, counter, credential_id: id }: Passkey,
  credential: Answered['credential'],
  challenge: string,
): Promise<number | null> => {
  const party = relyingParty(config);
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // None is asked for.
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // How an answer is wrong says nothing to whoever made it up.
    return null;
  }
};

/** The passkey that has answered a challenge; fails where none of ours has. */
export const checkPasskey = async (
  services: Pick<Services, 'config' | 'db' | 'keyring' | 'now'>,
  { ticket, credential }: Answered,
): Promise<CheckedPasskey> => {
  const { db, now } = services;
  const facts = await readTicket(services, 'passkey', challengeFacts, ticket);
  if (!facts) throw new Failure('challenge_unusable');
  const passkey = await findPasskeyByCredential(db.read, credential.id);
  const counter = passkey && (await verify(services, passkey, credential, facts.challenge));
  if (!passkey || counter === null || counter === undefined) throw new Failure('passkey_refused');
  return {
    passkey,
    use: async (tx) => {
      const isFirst = await useChallenge(tx, facts.challenge, challengeEnd(now()));
      if (!isFirst) throw new Failure('challenge_unusable');
      // Revoked at this instant, or counted on by a copy.
      if (!(await notePasskeyUse(tx, passkey.id, { counter, at: now() })))
        throw new Failure('passkey_refused');
    },
  };
};
