import { emailKey } from '@tandem/domain/accounts/email';
import { api } from '../../../api.ts';
import { ImportDialog } from '../../../components/import/ImportDialog.tsx';
import type { ImportSubject } from '../../../components/import/subject.ts';
import { allInvitedApplicants } from '../../../data/all-pages.ts';
import { queryClient } from '../../../data/query-client.ts';
import { candidateDetailMessages, candidatesMessages } from '../../../messages/candidates.ts';
import { candidateImportMessages } from '../../../messages/import.ts';

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
    const list = await queryClient.fetchQuery({ ...allInvitedApplicants, staleTime: 0 });
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
