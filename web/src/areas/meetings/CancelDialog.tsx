import { api } from '../../platform/api/client.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { useKeptState } from '../../platform/drafts/use-kept-words.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { KeptReason } from '../../ui/forms/KeptReason.tsx';
import { meetingCalls } from './meeting.ts';
import { cancelMessages as messages } from './messages.ts';

/** Asks before a meeting is cancelled, and why if one likes to say it. */
const CancelDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const words = useKeptState(`/meetings/${id}/cancel`, { reason: '' });
  const cancel = useAction({
    run: () => api('POST /meetings/{id}/cancel/', { params: { id }, body: words.values }),
    done: messages.done,
    failed: messages.failed,
    changes: meetingCalls,
    onDone: () => {
      words.startOver();
      onClose();
    },
    onFailed: onClose,
  });
  return (
    <ConfirmDialog
      opened
      title={messages.title}
      confirm={messages.confirm}
      cancel={messages.keep}
      danger
      busy={cancel.isPending}
      onConfirm={() => cancel.mutate()}
      onClose={onClose}
    >
      <p>{messages.text}</p>
      <KeptReason words={words} label={messages.reason} />
    </ConfirmDialog>
  );
};

export default CancelDialog;
