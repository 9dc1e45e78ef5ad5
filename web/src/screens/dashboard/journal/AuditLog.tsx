import { auditActionOf } from '@tandem/domain/audit/audit-words';
import { useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Drawer } from '../../../ui/dialogs/Drawer.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LoadFailure } from '../../../ui/feedback/Loaded.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { chosenColumns, columnsParameter } from '../../../ui/table/columns/columns.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { formatNumber } from '../../../platform/format/numbers.ts';
import { auditLogMessages as messages } from '../../../areas/audit/messages.ts';
import { columns } from '../../../areas/audit/audit-columns.tsx';
import { defaults, noFilters } from '../../../areas/audit/audit-filters.ts';
import classes from '../../../areas/audit/AuditLog.module.css';
import { AuditDetail } from '../../../areas/audit/AuditDetail.tsx';
import { AuditFilters } from '../../../areas/audit/AuditFilters.tsx';
import type { Line } from '../../../areas/audit/audit-lines.ts';
import { pageSize, useAuditLog } from '../../../areas/audit/use-audit-log.ts';
import { dotted } from '../../../ui/dotted.ts';

const AuditLog = () => {
  const [state, setState] = useAddressState(defaults);
  const [opened, setOpened] = useState<Line | null>(null);
  const { journal: auditLog, lines, total = 0, query } = useAuditLog(state);
  const left = total - (lines?.length ?? 0);
  const paperHead = dotted([messages.title, lines && messages.printed(lines.length, total)]);
  return (
    <Page brief width="list" title={messages.title} lead={messages.lead}>
      <AuditFilters state={state} query={query} total={lines && total} onChange={setState} />
      <LoadFailure query={auditLog} failure={messages.failed} />
      {(lines || !auditLog.isError) && (
        <div className={classes.list} data-stale={auditLog.isPlaceholderData || undefined}>
          <DataTable
            label={messages.title}
            paperHead={paperHead}
            rows={lines}
            columns={chosenColumns(columns, state[columnsParameter])}
            rowKey={({ id }) => id}
            rowName={auditActionOf}
            sort={state.sort}
            onSort={(sort) => setState({ sort })}
            onOpen={setOpened}
            empty={<EmptyState sentence={messages.empty} hint={messages.emptyHint} />}
          />
        </div>
      )}
      {auditLog.hasNextPage && (
        <div>
          <Button busy={auditLog.isFetchingNextPage} onClick={() => void auditLog.fetchNextPage()}>
            {messages.more(formatNumber(Math.min(pageSize, left)))}
          </Button>
        </div>
      )}
      <Drawer
        opened={opened !== null}
        onClose={() => setOpened(null)}
        title={opened ? auditActionOf(opened) : ''}
      >
        {opened && (
          <AuditDetail
            line={opened}
            onSearch={(search) => {
              setState({ ...noFilters, ...search });
              setOpened(null);
            }}
          />
        )}
      </Drawer>
    </Page>
  );
};

export default AuditLog;
