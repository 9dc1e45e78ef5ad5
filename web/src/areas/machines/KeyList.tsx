import { machineScopes } from '@tandem/domain/machines/scopes';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { callQuery } from '../../platform/data/calls.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { formatDay, formatMoment } from '../../platform/format/dates.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LoadFailure } from '../../ui/feedback/Loaded.tsx';
import { useOpened } from '../../ui/managed-list/use-opened.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Column } from '../../ui/table/types.ts';
import type { MachineKey } from './keys.ts';
import { keyMessages as messages } from './messages.ts';
import classes from './Machines.module.css';

const stateOf = ({ state, ends_on: endsOn }: MachineKey): string => {
  if (state !== 'active') return messages[state];
  return endsOn === null ? messages.active : messages.until(formatDay(endsOn));
};

const columns: readonly Column<MachineKey>[] = [
  { key: 'name', title: messages.name, width: '1.4fr', cell: ({ name }) => name },
  {
    key: 'begins',
    title: messages.begins,
    width: '200px',
    cell: ({ prefix }) => <span className={classes.prefix}>{prefix}</span>,
    from: 'md',
  },
  {
    key: 'reads',
    title: messages.reads,
    width: '2fr',
    cell: ({ scopes }) => scopes.map((scope) => machineScopes[scope]).join(', '),
  },
  {
    key: 'used',
    title: messages.used,
    width: '200px',
    cell: ({ last_used_at: at }) => (at === null ? messages.never : formatMoment(at)),
  },
  {
    key: 'state',
    title: messages.state,
    width: '190px',
    cell: (key) => (
      <Badge variant={key.state === 'active' ? 'good' : 'hollow'}>{stateOf(key)}</Badge>
    ),
  },
];

/** The keys that were made, with what each reads and when it last did. */
export const KeyList = () => {
  const keys = useQuery(callQuery('GET /machine-keys/'));
  const { item, opened, open, close } = useOpened<MachineKey>();
  const revoke = useAction({
    run: ({ id }: MachineKey) => api('DELETE /machine-keys/{id}/', { params: { id } }),
    done: messages.revokedDone,
    failed: messages.revokeFailed,
    changes: ['GET /machine-keys/'],
    onDone: close,
  });
  const actions = (key: MachineKey) =>
    key.state === 'active' && (
      <Button size="sm" aria-label={messages.revokeNamed(key.name)} onClick={() => open(key)}>
        {messages.revoke}
      </Button>
    );
  return (
    <>
      <LoadFailure query={keys} failure={messages.loadFailed} />
      {!(keys.isError && !keys.data) && (
        <DataTable
          label={messages.title}
          paperHead={messages.title}
          rows={keys.data?.keys}
          columns={columns}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          actions={actions}
          actionsWidth={120}
          empty={<EmptyState sentence={messages.none} hint={messages.noneHint} />}
        />
      )}
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title={messages.revokeTitle(item?.name ?? '')}
        confirm={messages.revoke}
        danger
        busy={revoke.isPending}
        onConfirm={() => item && revoke.mutate(item)}
      >
        {messages.revokeText}
      </ConfirmDialog>
    </>
  );
};
