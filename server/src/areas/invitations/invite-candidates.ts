import type { Handler } from '../handler.ts';
import { addCandidates } from './add-invitations.ts';
import { invitePeople } from './invite-people.ts';

export const inviteCandidates: Handler<
  'POST /temp-applicants/',
  'config' | 'db' | 'jobs' | 'messagePatienceMs' | 'now'
> = (services, { body, auditLog }) =>
  invitePeople(services, auditLog, body, {
    kind: 'applicant',
    invitedOf: ({ first_name: firstName, last_name: lastName, phone }) => ({
      name: firstName ?? '',
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      phone,
    }),
    add: addCandidates,
  });
