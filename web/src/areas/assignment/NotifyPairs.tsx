import { useState } from 'react';
import { api } from '../../platform/api/client.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { BulkBar } from '../../ui/table/BulkBar.tsx';
import { useAction } from '../../platform/data/use-action.ts';
import { formatCount } from '../../platform/format/numbers.ts';
import { assignmentActions as messages } from './messages.ts';
import type { PairRow } from './suggestion.ts';

/** Pairs of one call: fewer than the contract lets in, so that each comes within its time limit. */
const pairsPerCall = 100;

/** Tells them by as many calls as it takes; what was told before one that fails stays told. */
const tell = async (matches: readonly number[]) => {
  const all = { notified: 0, already: 0, closed: 0 };
  for (let start = 0; start < matches.length; start += pairsPerCall) {
    const answer = await api('POST /assignment/notify/', {
      body: { matches: matches.slice(start, start + pairsPerCall) },
    });
    all.notified += answer.notified;
    all.already += answer.already;
    all.closed += answer.closed;
  }
  return all;
};

interface NotifyPairsProps {
  /** The pairs that are asked about; null while nothing is asked. */
  asked: readonly PairRow[] | null;
  picked: readonly PairRow[];
  onAsk: (pairs: readonly PairRow[] | null) => void;
  onClear: () => void;
}

/** What is done with the chosen pairs: both sides are told, after a question. */
export const NotifyPairs = ({ asked, picked, onAsk, onClear }: NotifyPairsProps) => {
  const [shown, setShown] = useState<readonly PairRow[]>([]);
  if (asked && asked !== shown) setShown(asked);
  const fresh = shown.filter(({ toldAt }) => toldAt === null);
  const skipped = shown.length - fresh.length;
  const notify = useAction({
    run: tell,
    working: messages.working,
    done: ({ notified, already, closed }) => messages.done(notified, already, closed),
    failed: messages.failed,
    changes: ['GET /assignment/'],
    onDone: onClear,
  });
  return (
    <>
      <BulkBar
        count={picked.length > 0 ? formatCount(picked.length, ...messages.selected) : null}
        onClear={onClear}
      >
        <Button
          size="sm"
          variant="main"
          busy={notify.isPending}
          disabledBecause={picked.every(({ toldAt }) => toldAt !== null) && messages.allTold}
          onClick={() => onAsk(picked)}
        >
          {messages.notify}
        </Button>
      </BulkBar>
      <ConfirmDialog
        opened={asked !== null}
        title={messages.question(fresh.length)}
        confirm={messages.notify}
        busy={notify.isPending}
        onConfirm={() => {
          onAsk(null);
          notify.mutate(fresh.map(({ match }) => match));
        }}
        onClose={() => onAsk(null)}
      >
        <p>{messages.text}</p>
        {skipped > 0 && <p>{messages.skipped(skipped)}</p>}
      </ConfirmDialog>
    </>
  );
};
