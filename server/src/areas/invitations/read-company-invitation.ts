import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../handler.ts';
import { findOpenInvitation } from './invitation-queries.ts';

export const readCompanyInvitation: Handler<'GET /temp-companies/{token}/', 'db' | 'now'> = async (
  { db, now },
  { params },
) => {
  const invitation = await findOpenInvitation(db.read, 'company', params.token, now());
  if (!invitation) throw new Failure('invitation_unusable');
  return { name: invitation.name ?? '', email: invitation.email };
};
