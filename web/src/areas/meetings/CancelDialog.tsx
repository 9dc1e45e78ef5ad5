import { api } from '../../platform/api/client.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { useKeptState } from '../../platform/drafts/use-kept-words.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { Resumed } from '../../ui/forms/Resumed.tsx';
import { meetingCalls } from './meeting.ts';
import { cancelMessages as messages } from './messages.ts';

/** Asks before a meeting is cancelled, and why if one likes to say it. */
const CancelDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const words = useKeptState(`/meetings/${id}/cancel`, { reason: '' });
  const { reason } = words.values;
  const cancel = useAction({
    run: () => api('POST /meetings/{id}/cancel/', { params: { id }, body: { reason } }),
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
      {words.resumed && <Resumed onStartOver={words.startOver} />}
      <TextAreaField
        label={messages.reason}
        value={reason}
        maxLength={500}
        rows={2}
        onChange={(event) => words.change({ reason: event.currentTarget.value })}
      />
    </ConfirmDialog>
  );
};

export default CancelDialog;
