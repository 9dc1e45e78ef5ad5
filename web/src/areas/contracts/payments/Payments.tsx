import type { Answer } from '@tandem/contract';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { instalments } from '@tandem/domain/contracts/payments/instalments';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { ApiError } from '../../../platform/api/errors.ts';
import { callQuery } from '../../../platform/data/calls.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { paymentMessages as messages } from './messages.ts';
import classes from './Payments.module.css';

type Payment = Answer<'GET /contract/file/{matchId}/payments/'>[number];

interface PaymentLineProps {
  matchId: number;
  payment: Payment;
}

const PaymentLine = ({ matchId, payment }: PaymentLineProps) => {
  const { instalment, due_on: dueOn, received_on: receivedOn } = payment;
  const [today] = useState(() => parisClock(new Date()).day);
  const [day, setDay] = useState(dueOn <= today ? today : '');
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
    <li className={classes.payment}>
      <div>
        <strong>{label}</strong> ({messages.share(share)})
        <p className={classes.quiet}>{messages.due(dueOn, instalment === 'balance')}</p>
      </div>
      {receivedOn ? (
        <div className={classes.noting}>
          <Badge variant="good">{messages.came(receivedOn)}</Badge>
          <Button
            variant="quiet"
            aria-label={messages.undoOf(label)}
            busy={noting.isPending}
            onClick={() => noting.mutate('')}
          >
            {messages.undo}
          </Button>
        </div>
      ) : (
        <div className={classes.noting}>
          <DateField
            label={messages.receivedOn}
            aria-label={messages.receivedOnOf(label)}
            value={day}
            error={
              noting.error instanceof ApiError ? noting.error.fields['received_on'] : undefined
            }
            onChange={(typed) => {
              noting.reset();
              setDay(typed);
            }}
          />
          <Button
            aria-label={messages.saveOf(label)}
            disabledBecause={day === '' && messages.dayFirst}
            busy={noting.isPending}
            onClick={() => noting.mutate(day)}
          >
            {messages.save}
          </Button>
        </div>
      )}
    </li>
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
        <ul className={classes.payments}>
          {data.map((payment) => (
            <PaymentLine key={payment.instalment} matchId={matchId} payment={payment} />
          ))}
        </ul>
      </section>
    </Card>
  );
};
