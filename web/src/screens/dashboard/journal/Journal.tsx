import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Drawer } from '../../../components/Drawer.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/Loaded.tsx';
import { Page } from '../../../components/Page.tsx';
import { DataTable } from '../../../components/table/DataTable.tsx';
import type { Column } from '../../../components/table/types.ts';
import { useAddressState } from '../../../data/use-address-state.ts';
import { formatMoment } from '../../../format/dates.ts';
import { formatNumber } from '../../../format/numbers.ts';
import { journalMessages as messages } from '../../../messages/journal.ts';
import { defaults } from './filters.ts';
import classes from './Journal.module.css';
import { JournalDetail } from './JournalDetail.tsx';
import { JournalFilters } from './JournalFilters.tsx';
import { actorOf, deedOf, whoseOf, type Line } from './lines.ts';
import { pageSize, useJournal } from './use-journal.ts';

const columns: readonly Column<Line>[] = [
  { key: 'deed', title: messages.deed, width: '1.2fr', cell: deedOf },
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

const Journal = () => {
  const [filters, setFilters] = useAddressState(defaults);
  const [opened, setOpened] = useState<Line | null>(null);
  const { journal, lines, total = 0, query } = useJournal(filters);
  const left = total - (lines?.length ?? 0);
  return (
    <Page title={messages.title} lead={messages.lead}>
      <JournalFilters
        filters={filters}
        query={query}
        total={lines && total}
        onChange={setFilters}
      />
      <LoadFailure query={journal} failure={messages.failed} />
      {(lines || !journal.isError) && (
        <div className={classes.list} data-stale={journal.isPlaceholderData || undefined}>
          <DataTable
            label={messages.title}
            rows={lines}
            columns={columns}
            rowKey={({ id }) => id}
            rowName={deedOf}
            onOpen={setOpened}
            empty={<EmptyState sentence={messages.empty} hint={messages.emptyHint} />}
          />
        </div>
      )}
      {journal.hasNextPage && (
        <div>
          <Button busy={journal.isFetchingNextPage} onClick={() => void journal.fetchNextPage()}>
            {messages.more(formatNumber(Math.min(pageSize, left)))}
          </Button>
        </div>
      )}
      <Drawer
        opened={opened !== null}
        onClose={() => setOpened(null)}
        title={opened ? deedOf(opened) : ''}
      >
        {opened && (
          <JournalDetail
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

export default Journal;
