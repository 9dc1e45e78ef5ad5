import type { Handler } from '../../call-handler.ts';
import { findInvited } from '../../storage/invitations.ts';
import { remind } from './remind.ts';

export const remindAllApplicants: Handler<'POST /temp-applicants/all/recontact/'> = async (
  services,
) =>
  services.db.transaction(async (tx) => {
    const invited = await findInvited(tx, 'applicant');
    await remind(services, tx, invited);
    return { count: invited.length };
  });
