import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import { useFetchedWhenIdle } from '../../../ui/dialogs/lazy-dialog.tsx';
import { standingMessages } from '../../follow-up/standing/messages.ts';
import { InvitedList } from '../../invitations/InvitedList.tsx';
import { useRowDialogs } from '../../../ui/managed-list/use-opened.ts';
import { columns } from './company-columns.tsx';
import { isInvited, nameOf, type Company } from './company-rows.ts';
import { CompanyRowActions } from './CompanyRowActions.tsx';
import { DeleteCompany } from './DeleteCompany.tsx';
import { companiesMessages as messages, companyActionMessages } from './messages.ts';
import { deleteOne, remindOne, useCompanyActions } from './use-company-actions.ts';
import type { CompanyListState } from './use-company-list.ts';

/** A list is read before one of its rows is opened. */
const loadDetail = () => import('./CompanyDetail.tsx');

const CompanyDetail = lazyPart(loadDetail);

const bulkMessages = {
  ...companyActionMessages,
  count: messages.count,
  selected: messages.selected,
};

const exportOf = {
  name: 'entreprises',
  people: { list: 'companies', idOf: ({ record }: Company) => record.id },
} as const;

interface CompanyListProps {
  list: CompanyListState;
  onAdd: () => void;
}

/** The list of companies; one opens beside it. */
export const CompanyList = ({ list, onAdd }: CompanyListProps) => {
  const { all, load, standings } = list;
  useFetchedWhenIdle(loadDetail, all !== undefined);
  const dialogs = useRowDialogs(all);
  const actions = useCompanyActions({ onDeleted: dialogs.close });
  const { detail, removal } = dialogs;
  const rowActions = (company: Company) => (
    <CompanyRowActions
      company={company}
      actions={actions}
      onOpen={detail.open}
      onDelete={removal.open}
    />
  );
  const detailOf = (company: Company) => (
    <CompanyDetail company={company} actions={actions} onDelete={() => removal.open(company)} />
  );
  return (
    <InvitedList
      list={{ ...list, missing: !all && load.isError }}
      dialogs={dialogs}
      columns={columns}
      exported={exportOf}
      messages={messages}
      bulkMessages={bulkMessages}
      nameOf={nameOf}
      isInvited={isInvited}
      remind={remindOne}
      remove={deleteOne}
      onReminded={actions.onReminded}
      onDeleted={actions.onDeleted}
      onAdd={onAdd}
      filters={list.filters}
      loads={[
        { query: load, failure: messages.loadFailed },
        { query: standings, failure: standingMessages.failed },
      ]}
      rowActions={rowActions}
      detail={detailOf}
      removal={
        <DeleteCompany
          company={removal.row}
          busy={actions.removing}
          onConfirm={actions.remove}
          onClose={removal.close}
        />
      }
    />
  );
};
