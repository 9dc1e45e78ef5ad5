import { webhookKinds } from '@tandem/domain/machines/webhooks';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { callQuery } from '../../platform/data/calls.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { formatMoment } from '../../platform/format/dates.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LoadFailure } from '../../ui/feedback/Loaded.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { useOpened } from '../../ui/managed-list/use-opened.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Column } from '../../ui/table/types.ts';
import { DeliveryLog } from './DeliveryLog.tsx';
import { webhookMessages as messages } from './messages.ts';
import type { Webhook } from './webhooks.ts';

const hostOf = ({ url }: Webhook): string => new URL(url).host;

const State = ({ webhook }: { webhook: Webhook }) => {
  const { stopped_at: stopped, failing_since: failing, waiting } = webhook;
  if (stopped !== null) return <Badge variant="bad">{messages.stopped}</Badge>;
  if (failing !== null)
    return <Badge variant="bad">{messages.failing(formatMoment(failing))}</Badge>;
  if (waiting > 0) return <Badge variant="hollow">{messages.waiting(waiting)}</Badge>;
  return <Badge variant="good">{messages.fine}</Badge>;
};

const columns: readonly Column<Webhook>[] = [
  { key: 'url', title: messages.url, width: '1.4fr', cell: ({ url }) => url },
  {
    key: 'kinds',
    title: messages.kinds,
    width: '2fr',
    cell: ({ kinds }) => kinds.map((kind) => webhookKinds[kind]).join(' ; '),
    from: 'md',
  },
  {
    key: 'state',
    title: messages.state,
    width: '220px',
    cell: (webhook) => <State webhook={webhook} />,
  },
];

const changes = ['GET /webhooks/'] as const;

/** The addresses that are told what happens, and how each takes it. */
export const WebhookList = () => {
  const webhooks = useQuery(callQuery('GET /webhooks/'));
  const log = useOpened<Webhook>();
  const removal = useOpened<Webhook>();
  const remove = useAction({
    run: ({ id }: Webhook) => api('DELETE /webhooks/{id}/', { params: { id } }),
    done: messages.removed,
    failed: messages.removeFailed,
    changes,
    onDone: removal.close,
  });
  const resume = useAction({
    run: ({ id }: Webhook) => api('POST /webhooks/{id}/resuming/', { params: { id } }),
    done: messages.resumed,
    failed: messages.resumeFailed,
    changes,
  });
  const actions = (webhook: Webhook) => (
    <Row>
      {webhook.stopped_at !== null && (
        <Button
          size="sm"
          aria-label={messages.resumeNamed(hostOf(webhook))}
          onClick={() => resume.mutate(webhook)}
        >
          {messages.resume}
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        aria-label={messages.logOf(hostOf(webhook))}
        onClick={() => log.open(webhook)}
      >
        {messages.log}
      </Button>
      <IconButton label={messages.remove(hostOf(webhook))} onClick={() => removal.open(webhook)}>
        <TrashIcon />
      </IconButton>
    </Row>
  );
  return (
    <>
      <LoadFailure query={webhooks} failure={messages.loadFailed} />
      {!(webhooks.isError && !webhooks.data) && (
        <DataTable
          label={messages.title}
          paperHead={messages.title}
          rows={webhooks.data?.webhooks}
          columns={columns}
          rowKey={({ id }) => id}
          rowName={hostOf}
          actions={actions}
          actionsWidth={300}
          empty={<EmptyState sentence={messages.none} hint={messages.noneHint} />}
        />
      )}
      <Dialog
        opened={log.opened}
        onClose={log.close}
        title={messages.logOf(log.item ? hostOf(log.item) : '')}
        size="lg"
      >
        {log.item && <DeliveryLog webhook={log.item} />}
      </Dialog>
      <ConfirmDialog
        opened={removal.opened}
        onClose={removal.close}
        title={messages.removeTitle(removal.item ? hostOf(removal.item) : '')}
        confirm={messages.removeConfirm}
        danger
        busy={remove.isPending}
        onConfirm={() => removal.item && remove.mutate(removal.item)}
      >
        {messages.removeText}
      </ConfirmDialog>
    </>
  );
};
