import {
  type Guesser,
  findMember,
  lockMember,
  checkGuess,
  eraseAccount,
} from '../accounts/index.ts';
import { Failure } from '@tandem/domain/errors';
import type { SignedInActor } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import type { CallAuditLog } from '../../platform/audit-log/call-audit-log.ts';
import { passwordFits } from '../../platform/security/passwords/passwords.ts';
import type { Services } from '../services.ts';
import type { Writes } from '../../platform/database/database.ts';
import { hasOtherSuperuser, lockSuperusers } from './own-count-queries.ts';
import { eraseCandidate } from '../candidates/index.ts';
import { tellCarersOfLeaving } from './tell-carers-of-leaving.ts';
import { tellKeysLeft } from '../machines/index.ts';
import { eraseCompany } from '../companies/index.ts';

const refuseWrongPassword = (): never => {
  throw new Failure('wrong_password', {
    fields: { password: 'Le mot de passe est incorrect.' },
  });
};

const eraseOwn = async (
  services: Pick<Services, 'config' | 'jobs' | 'now' | 'vault'>,
  tx: Writes,
  { accountId, candidateId, companyId }: SignedInActor,
  auditLog: CallAuditLog,
): Promise<void> => {
  if (candidateId !== null) await eraseCandidate(services, tx, candidateId, auditLog);
  else if (companyId !== null) await eraseCompany(services, tx, companyId, auditLog);
  else await eraseAccount(services, tx, accountId, auditLog);
};

/** Deletes the account of whoever asks and knows its password. Done twice at the same instant, it is done. */
export const deleteOwnAccount: Handler<
  'POST /account-deletion/',
  'config' | 'db' | 'jobs' | 'now' | 'vault'
> = async (services, { actor, body, host, auditLog }) => {
  const { db } = services;
  const account = await findMember(db.read, actor.accountId);
  if (!account) return undefined;
  const guesser: Guesser = { account: account.email_key, host, signInId: actor.signInId };
  const fits = await checkGuess(services, guesser, (first) =>
    passwordFits(account.password_hash, body.password, { key: host, first }),
  );
  if (!fits) refuseWrongPassword();
  await db.transaction(async (tx) => {
    if (account.kind === 'superuser') {
      await lockSuperusers(tx);
      if (!(await hasOtherSuperuser(tx, account.id))) throw new Failure('last_superuser');
    }
    const locked = await lockMember(tx, account.id);
    if (!locked) return;
    // A password that is changed at this instant closes what the old one opened.
    if (locked.password_hash !== account.password_hash) refuseWrongPassword();
    if (account.kind === 'superuser') await tellKeysLeft(services, tx, account.id);
    await tellCarersOfLeaving(tx, actor, services.now());
    await eraseOwn(services, tx, actor, auditLog);
  });
  return undefined;
};
