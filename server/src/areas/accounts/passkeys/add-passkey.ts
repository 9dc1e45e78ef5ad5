import type { Received } from '@tandem/contract';
import { setupMinutes } from '@tandem/domain/accounts/second-factor';
import { Failure } from '@tandem/domain/errors';
import { z } from 'zod';
import { Reply } from '../../../platform/http/call.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import { readTicket } from '../../../platform/security/tickets.ts';
import type { Handler } from '../../handler.ts';
import type { Services } from '../../services.ts';
import { lockMember } from '../account-queries.ts';
import { noteTwoFactors } from '../sign-in/sign-in-queries.ts';
import { newPasskeyMail } from './messages.ts';
import { addPasskey as keepPasskey, findPasskeys, useChallenge } from './passkey-queries.ts';
import { passkeyRecord } from './passkey-record.ts';
import { refuseWithoutPasskey } from './refuse-without-passkey.ts';
import { relyingParty } from './relying-party.ts';
import { keyAlgorithms, webauthn } from './webauthn.ts';

const most = 20;

/** When whatever is being added until now has come to its end. */
const setupEnd = (now: Date): Date => new Date(now.getTime() + setupMinutes * 60_000);

const setupFacts = z.object({ account: z.int(), challenge: z.string() });

type Credential = Received<'POST /passkeys/'>['body']['credential'];

const verify = async (
  { config }: Pick<Services, 'config'>,
  credential: Credential,
  challenge: string,
) => {
  const party = relyingParty(config);
  const { verifyRegistrationResponse } = await webauthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      // None is asked for.
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: keyAlgorithms,
    });
    return registrationInfo?.credential;
  } catch {
    // How an answer is wrong says nothing to whoever made it up.
    return undefined;
  }
};

/** A key made twice with one answer is one key: the second call finds it kept. */
export const addPasskey: Handler<
  'POST /passkeys/',
  'config' | 'db' | 'jobs' | 'keyring' | 'now'
> = async (services, { actor, body, auditLog }) => {
  const { db, now } = services;
  const setup = await readTicket(services, 'new passkey', setupFacts, body.ticket);
  if (setup?.account !== actor.accountId) throw new Failure('setup_unusable');
  const made = await verify(services, body.credential, setup.challenge);
  if (!made) throw new Failure('passkey_refused');
  return db.transaction(async (tx) => {
    const account = orNotFound(await lockMember(tx, actor.accountId));
    const { id: accountId, email } = account;
    // Begun before the owner had made one.
    if (actor.lacksSecondFactor) await refuseWithoutPasskey(tx, account);
    if ((await findPasskeys(tx, accountId)).length >= most) throw new Failure('too_many_passkeys');
    const passkey = await keepPasskey(tx, {
      accountId,
      credentialId: made.id,
      publicKey: made.publicKey,
      counter: made.counter,
      name: body.name,
      at: now(),
    });
    if (!passkey) throw new Failure('passkey_known');
    // A key that was revoked does not come back by the answer that had added it.
    if (!(await useChallenge(tx, setup.challenge, setupEnd(now()))))
      throw new Failure('setup_unusable');
    await noteTwoFactors(tx, actor.signInId);
    const mail = { channel: 'mail', recipient: email, ...newPasskeyMail(), about: {} } as const;
    await enqueueMessages(services, tx, [mail]);
    await auditLog.changed(tx, { accounts: [accountId] });
    return new Reply(passkeyRecord(passkey));
  });
};
