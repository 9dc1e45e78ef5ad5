import { readTypedCode } from '@tandem/domain/accounts/second-factor';
import { Failure } from '@tandem/domain/errors';
import { z } from 'zod';
import { lockKey } from '../../../platform/database/key-lock.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import { readTicket } from '../../../platform/security/tickets.ts';
import type { Handler } from '../../handler.ts';
import { lockMember } from '../account-queries.ts';
import { refuseWithoutPasskey } from '../passkeys/refuse-without-passkey.ts';
import { deleteSignIns, setTwoFactors } from '../sign-in/sign-in-queries.ts';
import { stepOfCode } from './app-codes.ts';
import { secondFactorOnMail } from './messages.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import {
  addSecondFactor,
  contextOfSecondFactor,
  replaceRecoveryCodes,
} from './second-factor-queries.ts';
import { wrongCode } from './wrong-code.ts';

const setupFacts = z.object({ account: z.int(), key: z.string() });

/** The first code switches the codes on; whoever is signed in by the password alone elsewhere is not any more. */
export const confirmSecondFactor: Handler<
  'PUT /second-factor/',
  'db' | 'jobs' | 'keyring' | 'now' | 'vault'
> = async (services, { actor, body, host, auditLog }) => {
  const { db, now, vault } = services;
  const setup = await readTicket(services, 'second factor setup', setupFacts, body.setup);
  if (setup?.account !== actor.accountId) throw new Failure('setup_unusable');
  const typed = readTypedCode(body.code);
  const step = typed?.kind === 'app' ? stepOfCode(setup.key, typed.code, now()) : null;
  if (step === null) throw wrongCode();
  const codes = await makeRecoveryCodes(host);
  await db.transaction(async (tx) => {
    const account = orNotFound(await lockMember(tx, actor.accountId));
    const { id, email } = account;
    // Begun before the owner had made a passkey.
    if (actor.lacksSecondFactor) await refuseWithoutPasskey(tx, account);
    await lockKey(tx, 'to seal');
    const sealed = vault.seal(setup.key, contextOfSecondFactor(id));
    if (!(await addSecondFactor(tx, { accountId: id, sealed, step, at: now() })))
      throw new Failure('second_factor_exists');
    await replaceRecoveryCodes(tx, id, codes.kept);
    await setTwoFactors(tx, id, true);
    await deleteSignIns(tx, id, actor.signInId);
    const mail = { channel: 'mail', recipient: email, ...secondFactorOnMail(), about: {} } as const;
    await enqueueMessages(services, tx, [mail]);
    await auditLog.changed(tx, { accounts: [id] });
  });
  return { recovery_codes: codes.shown };
};
