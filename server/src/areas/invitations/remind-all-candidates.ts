import type { Handler } from '../../platform/http/call.ts';
import { findInvited } from './invitation-queries.ts';
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
