import { status } from '@tandem/domain/matches/match';
import { isClosedNeed } from '@tandem/domain/needs/need-state';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { newKey } from '../../../platform/api/requests.ts';
import { useEach } from '../../../platform/data/use-each.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialogs/Dialog.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { dialogMessages } from '../../../ui/messages.ts';
import { changedCalls } from '../closing/changed-calls.ts';
import { countAll } from '../closing/closing-values.ts';
import { closingFormMessages } from '../closing/form-messages.ts';
import { useWaiting } from '../closing/use-waiting-candidates.ts';
import type { BulkDialogProps } from './CloseNeeds.tsx';
import { needBulkMessages as messages } from './messages.ts';
import { NeedsOutcome, type PickedNeed } from './NeedsOutcome.tsx';

type Answers = NonNullable<ReturnType<typeof useWaiting>['data']>['answers'];

/** Which of them can be reopened as they are, and why the others stay. */
const sorted = (needs: readonly PickedNeed[], answers: Answers) => {
  const known = needs.flatMap((need, index) => {
    const answer = answers[index];
    return answer ? [{ need, answer }] : [];
  });
  const closed = known.filter(({ answer }) => isClosedNeed(answer.state));
  const ready = closed.filter(({ answer }) => answer.seats_taken < answer.seats);
  return {
    ready: ready.map(({ need }) => need),
    open: known.length - closed.length,
    full: closed.length - ready.length,
    /** Those who had been answered are told. */
    told: countAll(
      ready.flatMap(({ answer }) =>
        answer.waiting.filter((waiting) => waiting.status !== status.pending),
      ),
    ),
  };
};

const Reopening = ({ needs, onClose }: BulkDialogProps) => {
  const waiting = useWaiting(needs.map(({ id }) => id));
  const [tell, setTell] = useState(true);
  const { start, count, outcome } = useEach({
    run: ({ id }: PickedNeed, body: { tell: boolean; batch: string }) =>
      api('POST /offers/{id}/reopening/', { params: { id }, body }),
    changes: changedCalls,
  });
  if (outcome) return <NeedsOutcome outcome={outcome} done={messages.reopened} onClose={onClose} />;
  if (count !== null) return <p role="status">{messages.progress(count, needs.length)}</p>;
  return (
    <Loaded
      query={waiting}
      skeleton={<Skeleton height={160} />}
      failure={closingFormMessages.waitingFailed}
    >
      {({ answers }) => {
        const { ready, open, full, told } = sorted(needs, answers);
        return (
          <>
            <p>{ready.length > 0 ? messages.reopenText : messages.noneToReopen}</p>
            {open > 0 && <p>{messages.openAlready(open)}</p>}
            {full > 0 && <p>{messages.full(full)}</p>}
            {told > 0 && tell && <p>{closingFormMessages.reopenWaiting(told)}</p>}
            {ready.length > 0 && (
              <CheckboxField
                label={closingFormMessages.tell}
                description={
                  ready.length > 1 && tell ? closingFormMessages.tellTogether : undefined
                }
                value={tell}
                onChange={setTell}
              />
            )}
            <DialogActions>
              <Button onClick={onClose}>
                {ready.length > 0 ? dialogMessages.cancel : dialogMessages.close}
              </Button>
              {ready.length > 0 && (
                <Button variant="main" onClick={() => void start(ready, { tell, batch: newKey() })}>
                  {messages.reopenTitle(ready.length)}
                </Button>
              )}
            </DialogActions>
          </>
        );
      }}
    </Loaded>
  );
};

/** Reopens several needs; those that are full are left to be reopened with more seats, one by one. */
const ReopenNeeds = ({ needs, onClose }: BulkDialogProps) => (
  <Dialog opened onClose={onClose} title={messages.reopenTitle(needs.length)}>
    <Reopening needs={needs} onClose={onClose} />
  </Dialog>
);

export default ReopenNeeds;
