import type { Sent } from '@tandem/contract';
import { useQueryClient } from '@tanstack/react-query';
import { reload } from '../../platform/data/calls.ts';
import { newKey } from '../../platform/api/requests.ts';
import { notify } from '../../platform/notify/notify.ts';
import { exportsMessages as messages } from './messages.ts';

type Order = Pick<Sent<'POST /exports/matches/'>['body'], 'format' | 'key'>;

/** Asks for a file, and says where it will be. */
export const useOrderExport = (send: (order: Order) => Promise<unknown>) => {
  const client = useQueryClient();
  return async (format: Order['format']): Promise<void> => {
    try {
      await send({ key: newKey(), format });
      notify.success(messages.ordered);
      await reload(client, 'GET /exports/');
    } catch (error) {
      notify.failure(messages.orderFailed, error);
    }
  };
};
