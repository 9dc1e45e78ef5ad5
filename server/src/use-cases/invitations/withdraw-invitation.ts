import type { Handler } from '../../call-handler.ts';
import type { Services } from '../../services.ts';
import { deleteAccount } from '../../storage/accounts.ts';
import { findInvitedByToken } from '../../storage/invitations.ts';
import { found } from '../found.ts';

const withdraw = async (
  { db }: Services,
  kind: 'applicant' | 'company',
  token: string,
): Promise<undefined> => {
  await db.transaction(async (tx) => {
    const invited = found(await findInvitedByToken(tx, kind, token));
    await deleteAccount(tx, invited.accountId);
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
