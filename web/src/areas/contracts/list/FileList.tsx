import { formatNumber } from '../../../platform/format/numbers.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Columns } from '../../../ui/layout/layout.tsx';
import { StatCard } from '../../../ui/layout/StatCard.tsx';
import { useOpenedRow } from '../../../ui/managed-list/use-opened.ts';
import { tableMessages } from '../../../ui/messages.ts';
import { ListOfRows } from '../../lists/ListOfRows.tsx';
import { columns } from './file-columns.tsx';
import { nameOf, totalsOf, type FileRow } from './file-rows.ts';
import { fileDetail } from './file-detail.tsx';
import { fileListMessages as messages } from './messages.ts';
import type { FileListState } from './use-file-list.ts';

const exportOf = {
  name: 'dossiers de contrat',
  people: { list: 'contract_files', idOf: ({ record }: FileRow) => record.candidate.id },
} as const;

/** What the files on show come to. */
const Totals = ({ rows }: { rows: readonly FileRow[] | undefined }) => {
  const totals = rows && totalsOf(rows);
  const value = (of: keyof ReturnType<typeof totalsOf>) => totals && formatNumber(totals[of]);
  return (
    <Columns quiet>
      <StatCard label={messages.inWork} value={value('prepared')} />
      <StatCard label={messages.inSigning} value={value('toSign')} />
      <StatCard label={messages.toLodge} value={value('toLodge')} />
      <StatCard label={messages.over} value={value('over')} />
    </Columns>
  );
};

/** The list of all contract files; one is told in short beside it. */
export const FileList = ({ list }: { list: FileListState }) => {
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
        detail={fileDetail}
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
