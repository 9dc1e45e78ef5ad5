import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../handler.ts';
import { findOpenInvitation } from './invitation-queries.ts';

export const readCandidateInvitation: Handler<
  'GET /temp-applicants/{token}/',
  'db' | 'now'
> = async ({ db, now }, { params }) => {
  const invitation = await findOpenInvitation(db.read, 'applicant', params.token, now());
  if (!invitation) throw new Failure('invitation_unusable');
  const { first_name, last_name, email } = invitation;
  return { first_name, last_name, email };
};
