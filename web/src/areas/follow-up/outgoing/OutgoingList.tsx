import type { Answer } from '@tandem/contract';
import { channelLabels } from '@tandem/domain/follow-up/settings/channels';
import { waitKindKeys, waitKinds, type WaitKind } from '@tandem/domain/follow-up/wait-kinds';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { formatCount } from '../../../platform/format/numbers.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Menu, MenuItem } from '../../../ui/popover/Menu.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { SearchField, Toolbar } from '../../../ui/table/Toolbar.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { useSearch } from '../../../ui/table/use-rows.ts';
import { outgoingMessages as messages } from './messages.ts';

type Outgoing = Answer<'GET /follow-up/outgoing/'>;
type Row = Outgoing['items'][number];

const whatOf = ({ news, others, reminders, tutor_reminders: toTutors }: Row): string =>
  [
    ...(news > 0 ? [messages.news(news)] : []),
    ...(others > 0 ? [messages.others(others)] : []),
    ...reminders.map((kind) => messages.reminder(waitKinds[kind].label)),
    ...(toTutors > 0 ? [messages.tutors(toTutors)] : []),
  ].join(', ');

const columns: readonly Column<Row>[] = [
  { key: 'name', title: messages.who, width: '1.2fr', cell: ({ name }) => name },
  {
    key: 'side',
    title: messages.side,
    width: '112px',
    cell: ({ side }) => messages.sides[side],
    from: 'md',
  },
  { key: 'what', title: messages.what, width: '2fr', cell: whatOf },
  {
    key: 'by',
    title: messages.by,
    width: '152px',
    cell: ({ channels }) => channels.map((channel) => channelLabels[channel]).join(', '),
    from: 'lg',
  },
  {
    key: 'state',
    title: messages.state,
    width: '112px',
    cell: ({ held }) => (
      <Badge variant={held ? 'hollow' : 'good'}>{held ? messages.held : messages.leaving}</Badge>
    ),
  },
];

const textOf = ({ name }: Row): string => name;

interface Hold {
  account_id: number | null;
  kind: WaitKind | null;
  held: boolean;
}

const useHold = () =>
  useAction({
    run: (hold: Hold) => api('PUT /follow-up/holds/', { body: hold }),
    done: messages.done,
    failed: messages.holdFailed,
    changes: ['GET /follow-up/outgoing/'],
  });

const holdButton = (hold: ReturnType<typeof useHold>) => (row: Row) => (
  <Button
    size="sm"
    variant="quiet"
    aria-label={row.held ? messages.releaseOne(row.name) : messages.holdOne(row.name)}
    onClick={() => hold.mutate({ account_id: row.account_id, kind: null, held: !row.held })}
  >
    {row.held ? messages.release : messages.hold}
  </Button>
);

interface KindHoldsProps {
  outgoing: Outgoing;
  hold: ReturnType<typeof useHold>;
}

/** Folded away: there are up to a dozen kinds, and a telephone would show nothing else of the page. */
const KindHolds = ({ outgoing: { items, held }, hold }: KindHoldsProps) => {
  const kinds = waitKindKeys.filter(
    (kind) => held.kinds.includes(kind) || items.some((row) => row.reminders.includes(kind)),
  );
  if (kinds.length === 0) return null;
  return (
    <Menu
      label={messages.byKind}
      width={300}
      renderTarget={(target) => (
        <Button size="sm" variant="quiet" {...target}>
          {messages.byKind}
        </Button>
      )}
    >
      {kinds.map((kind) => {
        const isHeld = held.kinds.includes(kind);
        return (
          <MenuItem
            key={kind}
            onClick={() => hold.mutate({ account_id: null, kind, held: !isHeld })}
          >
            {isHeld
              ? messages.releaseKind(waitKinds[kind].label)
              : messages.holdKind(waitKinds[kind].label)}
          </MenuItem>
        );
      })}
    </Menu>
  );
};

/** What of it does not leave, whomever it is for. */
const heldText = ({ all, kinds }: Outgoing['held']): string => {
  if (all) return messages.allHeld;
  return kinds.length > 0 ? messages.kindsHeld(kinds.map((kind) => waitKinds[kind].label)) : '';
};

/** What leaves on the next open day, each with the button that holds it back. */
export const OutgoingList = ({ outgoing }: { outgoing: Outgoing }) => {
  const [q, setQ] = useState('');
  const hold = useHold();
  const rows = useSearch(outgoing.items, textOf, q);
  const held = heldText(outgoing.held);
  return (
    <>
      <Toolbar
        count={rows && formatCount(rows.length, ...messages.count)}
        onReset={q ? () => setQ('') : undefined}
        end={
          <>
            <KindHolds outgoing={outgoing} hold={hold} />
            <Button
              size="sm"
              onClick={() =>
                hold.mutate({ account_id: null, kind: null, held: !outgoing.held.all })
              }
            >
              {outgoing.held.all ? messages.releaseAll : messages.holdAll}
            </Button>
          </>
        }
      >
        <SearchField label={messages.search} value={q} onChange={setQ} />
      </Toolbar>
      {held && <p role="status">{held}</p>}
      <DataTable
        label={messages.title}
        paperHead={messages.title}
        rows={rows}
        columns={columns}
        rowKey={({ account_id: id }) => id}
        rowName={({ name }) => name}
        actionsWidth={148}
        actions={holdButton(hold)}
        empty={<EmptyState sentence={messages.empty} hint={messages.emptyHint} />}
      />
    </>
  );
};
