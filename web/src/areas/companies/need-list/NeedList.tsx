import { formatNumber } from '../../../platform/format/numbers.ts';
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { DetailSection } from '../../../ui/layout/DetailSection.tsx';
import { Columns, Row, Stack } from '../../../ui/layout/layout.tsx';
import { StatCard } from '../../../ui/layout/StatCard.tsx';
import { useOpenedRow } from '../../../ui/managed-list/use-opened.ts';
import { tableMessages } from '../../../ui/messages.ts';
import NotesOn from '../../follow-up/people/NotesOn.tsx';
import { personMessages } from '../../follow-up/people/messages.ts';
import { personPath } from '../../follow-up/people/people.ts';
import { ListOfRows } from '../../lists/ListOfRows.tsx';
import { CompanyNeed } from '../list/CompanyNeeds.tsx';
import { needListMessages as messages } from './messages.ts';
import { columns } from './need-columns.tsx';
import { nameOf, totalsOf, type NeedRow } from './need-rows.ts';
import type { NeedListState } from './use-need-list.ts';

const exportOf = {
  name: 'besoins',
  people: { list: 'needs', idOf: ({ record }: NeedRow) => record.id },
} as const;

const detailOf = ({ record: { id, company, account_id: accountId } }: NeedRow) => (
  <Stack>
    <Row>
      <ButtonLink size="sm" to={`/dashboard/offer-management?group=${id}`}>
        {messages.matches}
      </ButtonLink>
      <ButtonLink size="sm" to={personPath(accountId)}>
        {personMessages.open}
      </ButtonLink>
    </Row>
    <DetailSection title={messages.need}>
      <CompanyNeed companyId={company.id} needId={id} />
    </DetailSection>
    <NotesOn subject={{ need_id: id }} />
  </Stack>
);

/** What the numbers of the rows on show come to. */
const Totals = ({ rows }: { rows: readonly NeedRow[] | undefined }) => {
  const totals = rows && totalsOf(rows);
  const value = (of: keyof ReturnType<typeof totalsOf>) => totals && formatNumber(totals[of]);
  return (
    <Columns quiet>
      <StatCard label={messages.title} value={value('needs')} />
      <StatCard label={messages.seats} value={value('seats')} />
      <StatCard label={messages.seatsTaken} value={value('taken')} />
      <StatCard label={messages.alone} value={value('alone')} />
    </Columns>
  );
};

/** The list of all needs; one opens beside it. */
export const NeedList = ({ list }: { list: NeedListState }) => {
  const { all, load, years, rows, reset } = list;
  const opened = useOpenedRow(all);
  return (
    <>
      <Totals rows={rows} />
      <ListOfRows
        list={{ ...list, missing: !all && load.isError }}
        opened={opened}
        columns={columns}
        exported={exportOf}
        messages={messages}
        nameOf={nameOf}
        detail={detailOf}
        filters={list.filters}
        loads={[
          { query: years, failure: messages.sessionsFailed },
          { query: load, failure: messages.failed },
        ]}
        removal={null}
        empty={
          <EmptyState
            sentence={messages.empty}
            hint={reset ? messages.filteredHint : messages.emptyHint}
            action={reset && <Button onClick={reset}>{tableMessages.resetFilters}</Button>}
          />
        }
      />
    </>
  );
};
