import { ImportDialog } from '../../invitations/import/ImportDialog.tsx';
import { companyImportMessages } from '../../invitations/import/messages.ts';
import type { ImportSubject } from '../../invitations/import/subject.ts';

const subject: ImportSubject = {
  kind: 'companies',
  messages: companyImportMessages,
  template: '/modele-entreprises.xlsx',
  changes: ['GET /companies/', 'GET /follow-up/standings/{side}/'],
};

const ImportCompanies = ({ onClose }: { onClose: () => void }) => (
  <ImportDialog subject={subject} onClose={onClose} />
);

export default ImportCompanies;
