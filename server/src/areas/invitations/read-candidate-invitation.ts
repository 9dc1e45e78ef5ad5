import type { Handler } from '../handler.ts';
import { findInvitedBehind } from './invitation-queries.ts';
import { requireUsable } from './require-usable.ts';

export const readCandidateInvitation: Handler<
  'GET /temp-applicants/{token}/',
  'db' | 'now'
> = async ({ db, now }, { params }) => {
  const invitation = requireUsable(
    await findInvitedBehind(db.read, 'applicant', params.token),
    now(),
  );
  const { first_name, last_name, email } = invitation;
  return { first_name, last_name, email };
};
