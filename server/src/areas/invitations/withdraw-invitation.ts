import { sees, type Actor } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../handler.ts';
import type { CallAuditLog } from '../../platform/audit-log/call-audit-log.ts';
import type { Services } from '../services.ts';
import { eraseAccount } from '../accounts/index.ts';
import { lockInvitation } from './invitation-queries.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';

const withdraw = async (
  services: Pick<Services, 'db' | 'jobs' | 'now' | 'vault'>,
  actor: Actor,
  kind: 'applicant' | 'company',
  token: string,
  auditLog: CallAuditLog,
): Promise<undefined> => {
  await services.db.transaction(async (tx) => {
    const invitation = orNotFound(await lockInvitation(tx, token));
    // Someone who registers at the same instant keeps the account.
    if (invitation.kind !== kind || invitation.registered_at) throw new Failure('not_found');
    if (!sees(actor, [invitation.programme_id])) throw new Failure('not_found');
    await eraseAccount(services, tx, invitation.account_id, auditLog);
  });
  return undefined;
};

export const withdrawCandidateInvitation: Handler<
  'DELETE /temp-applicants/{token}/',
  'db' | 'jobs' | 'now' | 'vault'
> = (services, { actor, params, auditLog }) =>
  withdraw(services, actor, 'applicant', params.token, auditLog);

export const withdrawCompanyInvitation: Handler<
  'DELETE /temp-companies/{token}/',
  'db' | 'jobs' | 'now' | 'vault'
> = (services, { actor, params, auditLog }) =>
  withdraw(services, actor, 'company', params.token, auditLog);
