import { useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Drawer } from '../../../ui/dialogs/Drawer.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LoadFailure } from '../../../ui/feedback/Loaded.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { formatMoment } from '../../../platform/format/dates.ts';
import { formatNumber } from '../../../platform/format/numbers.ts';
import { auditLogMessages as messages } from '../../../areas/audit/messages.ts';
import { defaults } from '../../../areas/audit/audit-filters.ts';
import classes from '../../../areas/audit/AuditLog.module.css';
import { AuditDetail } from '../../../areas/audit/AuditDetail.tsx';
import { AuditFilters } from '../../../areas/audit/AuditFilters.tsx';
import { actorOf, auditActionOf, whoseOf, type Line } from '../../../areas/audit/audit-lines.ts';
import { pageSize, useAuditLog } from '../../../areas/audit/use-audit-log.ts';

const columns: readonly Column<Line>[] = [
  { key: 'deed', title: messages.deed, width: '1.2fr', cell: auditActionOf },
  { key: 'whose', title: messages.whose, width: '1.4fr', cell: whoseOf },
  { key: 'who', title: messages.who, width: '1.2fr', cell: actorOf },
  {
    key: 'role',
    title: messages.role,
    width: '170px',
    cell: ({ actor }) => messages.roles[actor.role],
    from: 'lg',
  },
  { key: 'at', title: messages.at, width: '230px', cell: ({ at }) => formatMoment(at) },
];

const AuditLog = () => {
  const [filters, setFilters] = useAddressState(defaults);
  const [opened, setOpened] = useState<Line | null>(null);
  const { journal: auditLog, lines, total = 0, query } = useAuditLog(filters);
  const left = total - (lines?.length ?? 0);
  return (
    <Page title={messages.title} lead={messages.lead}>
      <AuditFilters filters={filters} query={query} total={lines && total} onChange={setFilters} />
      <LoadFailure query={auditLog} failure={messages.failed} />
      {(lines || !auditLog.isError) && (
        <div className={classes.list} data-stale={auditLog.isPlaceholderData || undefined}>
          <DataTable
            label={messages.title}
            rows={lines}
            columns={columns}
            rowKey={({ id }) => id}
            rowName={auditActionOf}
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
              setFilters({ ...defaults, ...search });
              setOpened(null);
            }}
          />
        )}
      </Drawer>
    </Page>
  );
};

export default AuditLog;
