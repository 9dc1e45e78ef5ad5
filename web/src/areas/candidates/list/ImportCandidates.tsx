import { ImportDialog } from '../../invitations/import/ImportDialog.tsx';
import { candidateImportMessages } from '../../invitations/import/messages.ts';
import type { ImportSubject } from '../../invitations/import/subject.ts';

const subject: ImportSubject = {
  kind: 'candidates',
  messages: candidateImportMessages,
  template: '/modele-candidats.xlsx',
  changes: ['GET /temp-applicants/', 'GET /applicant/', 'GET /follow-up/standings/{side}/'],
};

const ImportCandidates = ({ onClose }: { onClose: () => void }) => (
  <ImportDialog subject={subject} onClose={onClose} />
);

export default ImportCandidates;
