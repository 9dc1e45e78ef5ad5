import { sightOf } from '@tandem/domain/accounts/access';
import type { Handler } from '../../handler.ts';
import { findInvited } from '../invitation-queries.ts';
import { remind } from './remind.ts';

export const remindAllCandidates: Handler<
  'POST /temp-applicants/all/recontact/',
  'config' | 'db' | 'jobs' | 'now'
> = async (services, { actor, auditLog }) =>
  services.db.transaction(async (tx) => {
    const invited = await findInvited(tx, 'applicant', sightOf(actor));
    await remind(services, tx, invited, auditLog);
    return { count: invited.length };
  });
