import type { Handler } from '../handler.ts';
import { addCompanies } from './add-invitations.ts';
import { invitePeople } from './invite-people.ts';

export const inviteCompanies: Handler<
  'POST /temp-companies/',
  'config' | 'db' | 'jobs' | 'messagePatienceMs' | 'now'
> = (services, { body, auditLog }) =>
  invitePeople(services, auditLog, body, {
    kind: 'company',
    invitedOf: ({ name }) => ({ name, phone: null }),
    add: addCompanies,
  });
