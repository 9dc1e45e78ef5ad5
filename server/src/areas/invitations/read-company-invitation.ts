import type { Handler } from '../handler.ts';
import { findInvitedBehind } from './invitation-queries.ts';
import { requireUsable } from './require-usable.ts';

export const readCompanyInvitation: Handler<'GET /temp-companies/{token}/', 'db' | 'now'> = async (
  { db, now },
  { params },
) => {
  const invitation = requireUsable(
    await findInvitedBehind(db.read, 'company', params.token),
    now(),
  );
  return { name: invitation.name ?? '', email: invitation.email };
};
