import { requireLink } from '../accounts/index.ts';
import type { Handler } from '../handler.ts';
import { findInvitedBehind } from './invitation-queries.ts';
import { requireUsable } from './require-usable.ts';

export const readCompanyInvitation: Handler<'GET /temp-companies/{token}/', 'db' | 'now'> = async (
  services,
  { params, host },
) => {
  const invited = await requireLink(
    services,
    host,
    () => findInvitedBehind(services.db.read, 'company', params.token),
    'invitation_unusable',
  );
  const { name, email } = requireUsable(invited, services.now());
  return { name: name ?? '', email };
};
