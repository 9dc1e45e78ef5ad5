import type { Handler } from '../../handler.ts';
import { openInvitation } from './open-invitation.ts';

export const readCompanyInvitation: Handler<'GET /temp-companies/{token}/', 'db' | 'now'> = async (
  services,
  request,
) => {
  const { name, email } = await openInvitation(services, request, 'company');
  return { name: name ?? '', email };
};
