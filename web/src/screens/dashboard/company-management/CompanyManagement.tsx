import { useState } from 'react';
import { CompanyList } from '../../../areas/companies/list/CompanyList.tsx';
import { companiesMessages as messages } from '../../../areas/companies/list/messages.ts';
import { needListMessages } from '../../../areas/companies/need-list/messages.ts';
import { useCompanyList } from '../../../areas/companies/list/use-company-list.ts';
import { InvitationCards } from '../../../areas/invitations/InvitationCards.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { Page } from '../../../ui/layout/Page.tsx';

const AddCompany = lazyDialog(() => import('../../../areas/companies/list/AddCompany.tsx'));

const ImportCompanies = lazyDialog(
  () => import('../../../areas/companies/list/ImportCompanies.tsx'),
);

const CompanyManagement = () => {
  const [dialog, setDialog] = useState<'add' | 'import' | null>(null);
  const list = useCompanyList();
  const add = () => setDialog('add');
  const close = () => setDialog(null);
  return (
    <Page
      brief
      width="list"
      title={messages.title}
      lead={messages.lead}
      begin={
        <InvitationCards
          messages={messages}
          template="/modele-entreprises.xlsx"
          all={list.all?.length}
          displayed={list.rows?.length}
          onAdd={add}
          onImport={() => setDialog('import')}
        />
      }
      action={
        <ButtonLink size="sm" to="/dashboard/besoins">
          {needListMessages.all}
        </ButtonLink>
      }
    >
      <CompanyList list={list} onAdd={add} />
      <AddCompany opened={dialog === 'add'} onClose={close} />
      {dialog === 'import' && <ImportCompanies onClose={close} />}
    </Page>
  );
};

export default CompanyManagement;
