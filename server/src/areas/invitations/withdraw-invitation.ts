import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../handler.ts';
import type { CallJournal } from '../../platform/audit-log/call-audit-log.ts';
import type { Services } from '../services.ts';
import { deleteAccount } from '../accounts/index.ts';
import { lockInvitation } from './invitation-queries.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';

const withdraw = async (
  { db }: Pick<Services, 'db'>,
  kind: 'applicant' | 'company',
  token: string,
  journal: CallJournal,
): Promise<undefined> => {
  await db.transaction(async (tx) => {
    const invitation = orNotFound(await lockInvitation(tx, token));
    // Someone who registers at the same instant keeps the account.
    if (invitation.kind !== kind || invitation.registered_at) throw new Failure('not_found');
    await journal.changed(tx, { accounts: [invitation.account_id] });
    await deleteAccount(tx, invitation.account_id);
  });
  return undefined;
};

export const withdrawCandidateInvitation: Handler<'DELETE /temp-applicants/{token}/', 'db'> = (
  services,
  { params, journal },
) => withdraw(services, 'applicant', params.token, journal);

export const withdrawCompanyInvitation: Handler<'DELETE /temp-companies/{token}/', 'db'> = (
  services,
  { params, journal },
) => withdraw(services, 'company', params.token, journal);
