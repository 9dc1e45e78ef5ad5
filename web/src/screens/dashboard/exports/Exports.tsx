import { exportColumns } from '../../../areas/exports/export-columns.tsx';
import { useExports, type ExportRecord } from '../../../areas/exports/export-progress.ts';
import { ExportActions } from '../../../areas/exports/ExportActions.tsx';
import { exportsMessages as messages } from '../../../areas/exports/messages.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LoadFailure } from '../../../ui/feedback/Loaded.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';

const actionsOf = (record: ExportRecord) => <ExportActions record={record} />;

const Exports = () => {
  const exports = useExports();
  return (
    <Page title={messages.title} lead={messages.lead}>
      <LoadFailure query={exports} failure={messages.failed} />
      {!(exports.isError && exports.data === undefined) && (
        <DataTable
          label={messages.title}
          paperHead={messages.title}
          rows={exports.data?.items}
          columns={exportColumns}
          rowKey={({ id }) => id}
          rowName={({ list, created_at: at }) => messages.name(messages.lists[list], at)}
          actions={actionsOf}
          actionsWidth={200}
          empty={<EmptyState sentence={messages.none} hint={messages.noneHint} />}
        />
      )}
    </Page>
  );
};

export default Exports;
