import { useState } from 'react';
import { api } from '../../platform/api/client.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { forumCalls } from './forum-calls.ts';
import { forumMessages, removalMessages as messages } from './messages.ts';
import { comingOf, type Forum, type PlanPage } from './plan.ts';

interface RemovalDialogProps {
  forum: Forum;
  /** The company's. */
  page: PlanPage;
  now: number;
  onClose: () => void;
}

/** Asks whether a company is taken out of a day of which everybody knows their plan. */
const RemovalDialog = ({ forum, page, now, onClose }: RemovalDialogProps) => {
  const [reason, setReason] = useState('');
  const remove = useAction({
    run: () =>
      api('POST /forums/{id}/companies/{company}/removal/', {
        params: { id: forum.id, company: page.id },
        body: { reason },
      }),
    done: messages.done(page.name),
    failed: messages.failed,
    changes: [...forumCalls, 'GET /meetings/'],
    onDone: onClose,
    onFailed: onClose,
  });
  return (
    <ConfirmDialog
      opened
      title={messages.titleOf(page.name)}
      confirm={messages.button}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>{messages.text(comingOf(page, now).length)}</p>
      <TextAreaField
        label={forumMessages.reason}
        description={messages.reasonHint}
        value={reason}
        maxLength={500}
        rows={2}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
};

export default RemovalDialog;
