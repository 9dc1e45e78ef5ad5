import { emailKey } from '@tandem/domain/accounts/email';
import { api } from '../../../platform/api/client.ts';
import { ImportDialog } from '../../invitations/import/ImportDialog.tsx';
import type { ImportSubject } from '../../invitations/import/subject.ts';
import { allInvitedCandidates } from '../queries.ts';
import { queryClient } from '../../../platform/data/query-client.ts';
import { candidateDetailMessages, candidatesMessages } from './messages.ts';
import { candidateImportMessages } from '../../invitations/import/messages.ts';

const subject: ImportSubject<'candidates'> = {
  kind: 'candidates',
  messages: candidateImportMessages,
  template: '/modele-candidats.xlsx',
  columns: [
    ['first_name', candidatesMessages.firstName],
    ['last_name', candidatesMessages.lastName],
    ['email', candidatesMessages.email],
    ['phone', candidateDetailMessages.phone],
  ],
  send: (body) => api('POST /temp-applicants/', { body }),
  invited: async () => {
    const list = await queryClient.fetchQuery({ ...allInvitedCandidates, staleTime: 0 });
    return new Map(
      list.map(({ email, email_error: error }) => [emailKey(email), { failed: error !== null }]),
    );
  },
  changes: ['GET /temp-applicants/'],
};

const ImportCandidates = ({ onClose }: { onClose: () => void }) => (
  <ImportDialog subject={subject} onClose={onClose} />
);

export default ImportCandidates;
