import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Drawer } from '../../../ui/dialogs/Drawer.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LoadFailure } from '../../../ui/feedback/Loaded.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { FilterPill, SearchField, Toolbar } from '../../../ui/table/Toolbar.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { useSearch, useSorted } from '../../../ui/table/use-rows.ts';
import { callQuery } from '../../../platform/data/calls.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { useSession } from '../../../platform/session/session.ts';
import { formatMoment } from '../../../platform/format/dates.ts';
import { formatCount } from '../../../platform/format/numbers.ts';
import { outboxMessages as messages } from '../../../areas/messaging/messages.ts';
import { MessageDetail, type SentMessage } from '../../../areas/messaging/MessageDetail.tsx';
import NotFound from '../../not-found/NotFound.tsx';

const defaults = { q: '', channel: '', sort: '-date' };

const nameOf = ({ subject, channel, recipient }: SentMessage): string =>
  subject || messages.unnamed(messages.channels[channel], recipient);

const columns: readonly Column<SentMessage>[] = [
  {
    key: 'subject',
    title: messages.subject,
    width: '2fr',
    cell: nameOf,
    sortBy: nameOf,
  },
  {
    key: 'recipient',
    title: messages.recipient,
    width: '1.4fr',
    cell: ({ recipient }) => recipient,
    sortBy: ({ recipient }) => recipient,
  },
  {
    key: 'channel',
    title: messages.channel,
    width: '96px',
    cell: ({ channel }) => messages.channels[channel],
    from: 'md',
  },
  {
    key: 'state',
    title: messages.state,
    width: '120px',
    cell: ({ state }) => (
      <Badge variant={state === 'failed' ? 'bad' : 'good'}>{messages.states[state]}</Badge>
    ),
    sortBy: ({ state }) => state,
  },
  {
    key: 'date',
    title: messages.sentAt,
    width: '220px',
    cell: ({ created_at: date }) => formatMoment(date),
    sortBy: ({ created_at: date }) => date,
    from: 'md',
  },
];

const textOf = ({ subject, recipient }: SentMessage) => `${subject} ${recipient}`;

const channels = [
  ['', messages.allChannels],
  ['mail', messages.channels.mail],
  ['sms', messages.channels.sms],
  ['push', messages.channels.push],
] as const;

const SentMessages = () => {
  const [filters, setFilters] = useAddressState(defaults);
  const [opened, setOpened] = useState<SentMessage | null>(null);
  const outbox = useQuery(callQuery('GET /outbox/'));
  const sorted = useSorted(outbox.data, columns, filters.sort);
  const found = useSearch(sorted, textOf, filters.q);
  const rows = found?.filter(({ channel }) => !filters.channel || channel === filters.channel);
  const filtered = filters.q !== '' || filters.channel !== '';
  return (
    <Page title={messages.title} lead={messages.lead}>
      <Toolbar
        count={rows && formatCount(rows.length, ...messages.count)}
        onReset={filtered ? () => setFilters({ q: '', channel: '' }) : undefined}
      >
        <SearchField
          label={messages.search}
          value={filters.q}
          onChange={(q) => setFilters({ q })}
        />
        <FilterPill
          label={messages.channel}
          choices={channels}
          value={filters.channel}
          onChange={(channel) => setFilters({ channel })}
        />
      </Toolbar>
      <LoadFailure query={outbox} failure={messages.failed} />
      {!outbox.isError && (
        <DataTable
          label={messages.title}
          paperHead={messages.title}
          rows={rows}
          columns={columns}
          rowKey={({ id }) => id}
          rowName={nameOf}
          sort={filters.sort}
          onSort={(sort) => setFilters({ sort })}
          onOpen={setOpened}
          empty={<EmptyState sentence={messages.empty} hint={messages.emptyHint} />}
        />
      )}
      <Drawer
        opened={opened !== null}
        onClose={() => setOpened(null)}
        title={opened ? nameOf(opened) : ''}
      >
        {opened && <MessageDetail message={opened} />}
      </Drawer>
    </Page>
  );
};

/** Only a demonstration keeps what it sends to be read: elsewhere there is no such page. */
const Outbox = () => (useSession().user.has_outbox ? <SentMessages /> : <NotFound />);

export default Outbox;
