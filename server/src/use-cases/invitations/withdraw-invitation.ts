import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../call-handler.ts';
import type { Services } from '../../services.ts';
import { deleteAccount } from '../../storage/accounts.ts';
import { lockInvitation } from '../../storage/invitations.ts';
import { found } from '../found.ts';

const withdraw = async (
  { db }: Services,
  kind: 'applicant' | 'company',
  token: string,
): Promise<undefined> => {
  await db.transaction(async (tx) => {
    const invitation = found(await lockInvitation(tx, token));
    // Someone who registers at the same instant keeps the account.
    if (invitation.kind !== kind || invitation.registered_at) throw new Failure('not_found');
    await deleteAccount(tx, invitation.account_id);
  });
  return undefined;
};

export const withdrawApplicantInvitation: Handler<'DELETE /temp-applicants/{token}/'> = (
  services,
  { params },
) => withdraw(services, 'applicant', params.token);

export const withdrawCompanyInvitation: Handler<'DELETE /temp-companies/{token}/'> = (
  services,
  { params },
) => withdraw(services, 'company', params.token);
