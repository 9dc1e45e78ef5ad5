import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { BulkActions } from '../../../ui/managed-list/BulkActions.tsx';
import { Drawer } from '../../../ui/dialogs/Drawer.tsx';
import { ExportButton } from '../../../ui/actions/ExportButton.tsx';
import { InvitationCards } from '../../../areas/invitations/InvitationCards.tsx';
import { NoneFound } from '../../../ui/managed-list/NoneFound.tsx';
import { LoadFailure } from '../../../ui/feedback/Loaded.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { FilterPill, SearchField, Toolbar } from '../../../ui/table/Toolbar.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { useTicked } from '../../../ui/table/use-ticked.ts';
import { useSearch, useSorted } from '../../../ui/table/use-rows.ts';
import { useLast } from '../../../ui/dialogs/use-last.ts';
import { allCompanies } from '../../../areas/companies/queries.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { formatCount } from '../../../platform/format/numbers.ts';
import {
  companiesMessages as messages,
  companyActionMessages,
} from '../../../areas/companies/list/messages.ts';
import { AddCompany } from '../../../areas/companies/list/AddCompany.tsx';
import { columns, exported } from '../../../areas/companies/list/company-columns.tsx';
import {
  companiesOf,
  filterCompanies,
  isInvited,
  nameOf,
  type Company,
} from '../../../areas/companies/list/company-rows.ts';
import { CompanyDetail } from '../../../areas/companies/list/CompanyDetail.tsx';
import { DeleteCompany } from '../../../areas/companies/list/DeleteCompany.tsx';
import { CompanyRowActions } from '../../../areas/companies/list/CompanyRowActions.tsx';
import {
  deleteOne,
  remindOne,
  useCompanyActions,
} from '../../../areas/companies/list/use-company-actions.ts';

const ImportCompanies = lazyDialog(
  () => import('../../../areas/companies/list/ImportCompanies.tsx'),
);

const defaults = { q: '', status: '', sort: '' };
const noFilters = { q: '', status: '' };

/** The values are the parts of the labels by which the filter finds a status. */
const statuses = [
  ['', messages.allStatuses],
  ['inscription', messages.invitedStatus],
  ['matching', messages.registeredStatus],
] as const;

const bulkMessages = {
  ...companyActionMessages,
  count: messages.count,
  selected: messages.selected,
};

const people = {
  list: 'companies',
  idOf: ({ record }: Company) => record.id,
} as const;

const CompanyManagement = () => {
  const [filters, setFilters] = useAddressState(defaults);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [deleteKey, setDeleteKey] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'add' | 'import' | null>(null);
  const query = useQuery(allCompanies);
  const companies = useMemo(() => query.data && companiesOf(query.data), [query.data]);
  const sorted = useSorted(companies, columns, filters.sort);
  const found = useSearch(sorted, nameOf, filters.q);
  const { status } = filters;
  const rows = useMemo(() => found && filterCompanies(found, status), [found, status]);
  const { picked, selection, clear } = useTicked(rows);
  const close = () => {
    setDeleteKey(null);
    setOpenKey(null);
  };
  const actions = useCompanyActions({ onDeleted: close });
  const opened = companies?.find(({ key }) => key === openKey);
  const shown = useLast(opened);
  const filtered = filters.q !== '' || status !== '';
  const reset = filtered ? () => setFilters(noFilters) : undefined;
  const rowActions = (company: Company) => (
    <CompanyRowActions
      company={company}
      actions={actions}
      onOpen={({ key }) => setOpenKey(key)}
      onDelete={({ key }) => setDeleteKey(key)}
    />
  );
  return (
    <Page title={messages.title} lead={messages.lead}>
      <InvitationCards
        messages={messages}
        template="/modele-entreprises.xlsx"
        all={companies?.length}
        displayed={rows?.length}
        onAdd={() => setDialog('add')}
        onImport={() => setDialog('import')}
      />
      <Toolbar
        count={rows && formatCount(rows.length, ...messages.count)}
        onReset={reset}
        end={<ExportButton name="entreprises" columns={exported} rows={rows} people={people} />}
      >
        <SearchField
          label={messages.search}
          value={filters.q}
          onChange={(q) => setFilters({ q })}
        />
        <FilterPill
          label={messages.status}
          choices={statuses}
          value={status}
          onChange={(value) => setFilters({ status: value })}
        />
      </Toolbar>
      <LoadFailure query={query} failure={messages.loadFailed} />
      {(companies || !query.isError) && (
        <DataTable
          label={messages.title}
          rows={rows}
          columns={columns}
          rowKey={({ key }) => key}
          rowName={nameOf}
          sort={filters.sort}
          onSort={(sort) => setFilters({ sort })}
          selection={selection}
          onOpen={({ key }) => setOpenKey(key)}
          actions={rowActions}
          actionsWidth={176}
          empty={<NoneFound messages={messages} onReset={reset} onAdd={() => setDialog('add')} />}
        />
      )}
      <BulkActions
        name="entreprises"
        columns={exported}
        people={people}
        picked={picked}
        nameOf={nameOf}
        isInvited={isInvited}
        remind={remindOne}
        remove={deleteOne}
        messages={bulkMessages}
        onClear={clear}
        onReminded={actions.onReminded}
        onDeleted={actions.onDeleted}
      />
      <Drawer
        opened={opened !== undefined}
        onClose={() => setOpenKey(null)}
        title={shown ? nameOf(shown) : ''}
      >
        {shown && (
          <CompanyDetail
            company={shown}
            actions={actions}
            onDelete={() => setDeleteKey(shown.key)}
          />
        )}
      </Drawer>
      <AddCompany opened={dialog === 'add'} onClose={() => setDialog(null)} />
      {dialog === 'import' && <ImportCompanies onClose={() => setDialog(null)} />}
      <DeleteCompany
        company={companies?.find(({ key }) => key === deleteKey)}
        busy={actions.removing}
        onConfirm={actions.remove}
        onClose={() => setDeleteKey(null)}
      />
    </Page>
  );
};

export default CompanyManagement;
