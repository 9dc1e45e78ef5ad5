import type { Handler } from '../../call-handler.ts';
import { findInvited } from '../../storage/invitations.ts';
import { remind } from './remind.ts';

export const remindAllApplicants: Handler<'POST /temp-applicants/all/recontact/'> = async (
  services,
  { journal },
) =>
  services.db.transaction(async (tx) => {
    const invited = await findInvited(tx, 'applicant');
    await remind(services, tx, invited, journal);
    return { count: invited.length };
  });
