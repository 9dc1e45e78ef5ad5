import type { Answer } from '@tandem/contract';
import { instalments } from '@tandem/domain/contracts/payments/instalments';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { callQuery } from '../../../platform/data/calls.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { NotedDay, NotedDays } from '../noting/NotedDay.tsx';
import { paymentMessages as messages } from './messages.ts';

type Payment = Answer<'GET /contract/file/{matchId}/payments/'>[number];

interface PaymentLineProps {
  matchId: number;
  payment: Payment;
}

const PaymentLine = ({ matchId, payment }: PaymentLineProps) => {
  const { instalment, due_on: dueOn, received_on: receivedOn } = payment;
  const { label, share } = instalments[instalment];
  const noting = useAction({
    run: (received: string) =>
      api('PUT /contract/file/{matchId}/payments/{instalment}/', {
        params: { matchId, instalment },
        body: { received_on: received },
      }),
    done: messages.saved,
    failed: messages.saveFailed,
    changes: ['GET /contract/file/{matchId}/payments/', 'GET /follow-up/waits/'],
  });
  return (
    <NotedDay
      label={label}
      detail={messages.share(share)}
      due={messages.due(dueOn, instalment === 'balance')}
      told={receivedOn && messages.came(receivedOn)}
      firstDay={(today) => (dueOn <= today ? today : '')}
      field="received_on"
      noting={noting}
      words={messages}
    />
  );
};

/** The instalments of an accepted contract, each ticked by the staff when it has come; nothing where there are none. */
export const Payments = ({ matchId }: { matchId: number }) => {
  const { data = [] } = useQuery(
    callQuery('GET /contract/file/{matchId}/payments/', { params: { matchId } }),
  );
  if (data.length === 0) return null;
  return (
    <Card>
      <section>
        <h2>{messages.title}</h2>
        <p>{messages.lead}</p>
        <NotedDays>
          {data.map((payment) => (
            <PaymentLine key={payment.instalment} matchId={matchId} payment={payment} />
          ))}
        </NotedDays>
      </section>
    </Card>
  );
};
