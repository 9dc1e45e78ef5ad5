import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { ExportButton } from '../../../components/ExportButton.tsx';
import { BulkBar } from '../../../components/table/BulkBar.tsx';
import { reload } from '../../../data/calls.ts';
import { inTurn } from '../../../data/in-turn.ts';
import { formatCount, formatNumber } from '../../../format/numbers.ts';
import { formatNames } from '../../../format/text.ts';
import { candidateDeedMessages as messages } from '../../../messages/candidate-deeds.ts';
import { candidatesMessages } from '../../../messages/candidates.ts';
import { dialogMessages } from '../../../messages/dialogs.ts';
import { notify } from '../../../notify/notify.ts';
import { isInvited, nameOf, type Candidate } from './candidates.ts';
import { exported } from './columns.tsx';
import { candidateLists, deleteOne, remindOne, useForget } from './use-candidate-deeds.ts';

interface CandidateBulkProps {
  /** The ticked rows among those that the filters leave. */
  picked: readonly Candidate[];
  onClear: () => void;
}

/** What is done with all ticked candidates. */
export const CandidateBulk = ({ picked, onClear }: CandidateBulkProps) => {
  const client = useQueryClient();
  const forget = useForget();
  const [asked, setAsked] = useState<'remind' | 'delete' | null>(null);
  const [busy, setBusy] = useState(false);
  const invited = picked.filter(isInvited);

  const run = async <Row extends Candidate>(
    rows: readonly Row[],
    deed: (row: Row) => Promise<unknown>,
    tell: (count: number) => string,
    failure: string,
  ) => {
    setBusy(true);
    setAsked(null);
    const progress = (count: number) =>
      messages.progress(formatNumber(count), formatNumber(rows.length));
    const id = notify.loading(progress(0));
    const { done, failed } = await inTurn(rows, deed, (count) => {
      notify.loading(progress(count), { id });
    });
    if (done.length > 0) notify.success(tell(done.length), { id });
    else notify.dismiss(id);
    if (failed.length > 0)
      notify.error(
        `${failure}\n${messages.someFailed(formatNames(failed.map(({ item }) => nameOf(item))))}`,
      );
    setBusy(false);
    return done;
  };

  const remind = async () => {
    await run(invited, remindOne, messages.allReminded, messages.remindAllFailed);
    onClear();
    await reload(client, 'GET /temp-applicants/');
  };

  const remove = async () => {
    const gone = await run(
      picked,
      deleteOne,
      (count) => formatCount(count, ...messages.someDeleted),
      messages.deleteFailed,
    );
    onClear();
    forget(gone);
    await reload(client, ...candidateLists);
  };

  return (
    <>
      <BulkBar
        count={
          picked.length > 0 ? formatCount(picked.length, ...candidatesMessages.selected) : null
        }
        onClear={onClear}
      >
        <Button
          size="sm"
          busy={busy}
          disabledBecause={invited.length === 0 && messages.nobodyToRemind}
          onClick={() => setAsked('remind')}
        >
          {messages.remindSome}
        </Button>
        <ExportButton name="candidats" columns={exported} rows={picked} />
        <Button size="sm" look="danger" busy={busy} onClick={() => setAsked('delete')}>
          {dialogMessages.delete}
        </Button>
      </BulkBar>
      <ConfirmDialog
        opened={asked === 'remind'}
        title={messages.remindSomeTitle}
        confirm={messages.remindSome}
        onConfirm={() => void remind()}
        onClose={() => setAsked(null)}
      >
        {messages.remindText(invited.length)}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'delete'}
        title={messages.deleteSomeTitle(formatCount(picked.length, ...candidatesMessages.count))}
        confirm={dialogMessages.delete}
        danger
        onConfirm={() => void remove()}
        onClose={() => setAsked(null)}
      >
        <p>{messages.deleteSome}</p>
        <p>{dialogMessages.irreversible}</p>
      </ConfirmDialog>
    </>
  );
};
