import { webhookKinds } from '@tandem/domain/machines/webhooks';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { callQuery } from '../../platform/data/calls.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { formatMoment } from '../../platform/format/dates.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LoadFailure } from '../../ui/feedback/Loaded.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Column } from '../../ui/table/types.ts';
import { webhookMessages as messages } from './messages.ts';
import type { Delivery, Webhook } from './webhooks.ts';

const states = { sent: messages.sent, failed: messages.failed, waiting: messages.waits };

const outcomeOf = ({ state, status, error }: Delivery): string => {
  const said = status === null ? error : messages.answered(status);
  return said === null ? states[state] : `${states[state]} (${said})`;
};

const columns: readonly Column<Delivery>[] = [
  {
    key: 'happened',
    title: messages.happened,
    width: '170px',
    cell: ({ happened_at: at }) => formatMoment(at),
  },
  { key: 'kind', title: messages.kinds, width: '1.2fr', cell: ({ kind }) => webhookKinds[kind] },
  { key: 'outcome', title: messages.outcome, width: '1.2fr', cell: outcomeOf },
];

/** What an address was last told, and how it took it. */
export const DeliveryLog = ({ webhook }: { webhook: Webhook }) => {
  const log = useQuery(callQuery('GET /webhooks/{id}/deliveries/', { params: { id: webhook.id } }));
  const again = useAction({
    run: ({ id }: Delivery) => api('POST /webhook-deliveries/{id}/again/', { params: { id } }),
    done: messages.againDone,
    failed: messages.againFailed,
    changes: ['GET /webhooks/{id}/deliveries/', 'GET /webhooks/'],
  });
  const actions = (delivery: Delivery) => (
    <Button
      size="sm"
      aria-label={`${messages.again}\u202f: ${webhookKinds[delivery.kind]}, ${formatMoment(delivery.happened_at)}`}
      onClick={() => again.mutate(delivery)}
    >
      {messages.again}
    </Button>
  );
  return (
    <>
      <LoadFailure query={log} failure={messages.logFailed} />
      {!(log.isError && !log.data) && (
        <DataTable
          label={messages.log}
          rows={log.data?.deliveries}
          columns={columns}
          rowKey={({ id }) => id}
          rowName={({ kind }) => webhookKinds[kind]}
          actions={actions}
          actionsWidth={170}
          empty={<EmptyState sentence={messages.noDelivery} />}
        />
      )}
    </>
  );
};
