import { isStaff } from '@tandem/domain/accounts/roles';
import type { Actor } from '@tandem/domain/accounts/access';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { MeetingFilter } from './meeting-queries.ts';

/** The meetings that are somebody's own, or of those whom they supervise. */
export const meetingsOf = (actor: Actor): MeetingFilter => {
  if (actor.kind === 'superuser') return {};
  if (isStaff(actor.kind)) return { supervisorId: actor.accountId };
  return actor.kind === 'applicant'
    ? { candidateId: orNotFound(actor.candidateId) }
    : { companyId: orNotFound(actor.companyId) };
};
