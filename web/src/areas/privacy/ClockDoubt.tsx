import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/actions/Button.tsx';
import { api } from '../../platform/api/client.ts';
import { callQuery } from '../../platform/data/calls.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { retentionMessages as messages } from './retention.ts';
import classes from './RetentionRuns.module.css';

/** Asks, while erasing waits for it, whether the clock of the server is right; nothing otherwise. */
export const ClockDoubt = () => {
  const clock = useQuery(callQuery('GET /clock/'));
  const confirm = useAction({
    run: () => api('POST /clock/'),
    working: messages.clockWorking,
    done: messages.clockDone,
    failed: messages.clockFailed,
    changes: ['GET /clock/', 'GET /retention-runs/'],
  });
  if (!clock.data?.held_at) return null;
  return (
    <div role="alert" className={classes.doubt}>
      <strong>{messages.clockTitle}</strong>
      <p>{messages.clockLead(clock.data)}</p>
      <Button busy={confirm.isPending} onClick={() => confirm.mutate()}>
        {messages.clockRight}
      </Button>
    </div>
  );
};
