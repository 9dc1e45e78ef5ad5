import { emailKey } from '@tandem/domain/accounts/email';
import { api } from '../../../platform/api/client.ts';
import { ImportDialog } from '../../invitations/import/ImportDialog.tsx';
import type { ImportSubject } from '../../invitations/import/subject.ts';
import { allCompanies } from '../queries.ts';
import { queryClient } from '../../../platform/data/query-client.ts';
import { companiesMessages } from './messages.ts';
import { companyImportMessages } from '../../invitations/import/messages.ts';

const subject: ImportSubject<'companies'> = {
  kind: 'companies',
  messages: companyImportMessages,
  template: '/modele-entreprises.xlsx',
  columns: [
    ['name', companiesMessages.name],
    ['email', companiesMessages.email],
  ],
  send: (body) => api('POST /temp-companies/', { body }),
  invited: async () => {
    const list = await queryClient.fetchQuery({ ...allCompanies, staleTime: 0 });
    return new Map(
      list.temp_companies.map(({ email, email_error: error }) => [
        emailKey(email),
        { failed: error !== null },
      ]),
    );
  },
  changes: ['GET /companies/'],
};

const ImportCompanies = ({ onClose }: { onClose: () => void }) => (
  <ImportDialog subject={subject} onClose={onClose} />
);

export default ImportCompanies;
