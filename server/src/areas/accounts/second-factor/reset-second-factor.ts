import { Failure } from '@tandem/domain/errors';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import type { Handler } from '../../handler.ts';
import { findAccountByEmail, lockMember } from '../account-queries.ts';
import { deletePasskeys } from '../passkeys/passkey-queries.ts';
import { deleteSignIns } from '../sign-in/sign-in-queries.ts';
import { secondFactorResetMail } from './messages.ts';
import { deleteSecondFactor } from './second-factor-queries.ts';

const refuse = (message: string): Failure =>
  new Failure('invalid_input', { fields: { email: message } });

/** For whoever has lost the app and the recovery codes, or the device with the passkey: the password alone opens again. */
export const resetSecondFactor: Handler<
  'POST /second-factor/resets/',
  'db' | 'jobs' | 'now'
> = async (services, { actor, body, auditLog }) => {
  const { db } = services;
  const account = await findAccountByEmail(db.read, body.email);
  if (account?.id === actor.accountId)
    throw refuse('Pour votre propre compte, passez par votre profil.');
  await db.transaction(async (tx) => {
    const locked = account && (await lockMember(tx, account.id));
    const hadCodes = locked && (await deleteSecondFactor(tx, locked.id));
    const hadPasskeys = locked && (await deletePasskeys(tx, locked.id));
    if (!locked || !(hadCodes || hadPasskeys))
      throw refuse(
        'Aucun compte à cette adresse n’a de connexion en deux étapes ni de clé d’accès.',
      );
    await deleteSignIns(tx, locked.id);
    await enqueueMessages(services, tx, [
      { channel: 'mail', recipient: locked.email, ...secondFactorResetMail(), about: {} },
    ]);
    await auditLog.changed(tx, { accounts: [locked.id] });
  });
  return undefined;
};
