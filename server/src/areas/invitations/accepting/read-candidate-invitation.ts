import type { Handler } from '../../handler.ts';
import { openInvitation } from './open-invitation.ts';

export const readCandidateInvitation: Handler<
  'GET /temp-applicants/{token}/',
  'db' | 'now'
> = async (services, request) => {
  const { first_name, last_name, email } = await openInvitation(services, request, 'applicant');
  return { first_name, last_name, email };
};
