import type { Handler } from '../handler.ts';
import { findInvited } from './invitation-queries.ts';
import { remind } from './remind.ts';

export const remindAllCandidates: Handler<
  'POST /temp-applicants/all/recontact/',
  'config' | 'db' | 'jobs' | 'now'
> = async (services, { journal }) =>
  services.db.transaction(async (tx) => {
    const invited = await findInvited(tx, 'applicant');
    await remind(services, tx, invited, journal);
    return { count: invited.length };
  });
