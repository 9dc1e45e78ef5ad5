import { requireLink } from '../accounts/index.ts';
import type { Handler } from '../handler.ts';
import { findInvitedBehind } from './invitation-queries.ts';
import { requireUsable } from './require-usable.ts';

export const readCandidateInvitation: Handler<
  'GET /temp-applicants/{token}/',
  'db' | 'now'
> = async (services, { params, host }) => {
  const invited = await requireLink(
    services,
    host,
    () => findInvitedBehind(services.db.read, 'applicant', params.token),
    'invitation_unusable',
  );
  const { first_name, last_name, email } = requireUsable(invited, services.now());
  return { first_name, last_name, email };
};
