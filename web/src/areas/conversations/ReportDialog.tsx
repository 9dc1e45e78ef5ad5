import { api } from '../../platform/api/client.ts';
import { reload } from '../../platform/data/calls.ts';
import { notify } from '../../platform/notify/notify.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { FormActions } from '../../ui/dialogs/FormActions.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { required } from '../../ui/forms/checks.ts';
import { KeptForm } from '../../ui/forms/KeptForm.tsx';
import { useKeptForm } from '../../ui/forms/use-kept-form.ts';
import { conversationMessages as messages } from './messages.ts';

interface ReportDialogProps {
  matchId: number;
  message: number;
  onClose: () => void;
}

/** Tells the centre of a message that is out of place, and why. */
const ReportDialog = ({ matchId, message, onClose }: ReportDialogProps) => {
  const client = useQueryClient();
  const form = useKeptForm(`/matches/${matchId}/report-${message}`, {
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: required(reason) }),
    send: ({ reason }) =>
      api('POST /matches/{id}/messages/report/', {
        params: { id: matchId },
        body: { message, reason },
      }),
    onSent: () => {
      notify.success(messages.reportDone);
      onClose();
      void reload(client, 'GET /matches/{id}/messages/');
    },
    onFailed: (error) => notify.failure(messages.reportFailed, error),
  });
  return (
    <Dialog opened onClose={onClose} title={messages.reportTitle} size="sm">
      <KeptForm of={form}>
        <p>{messages.reportText}</p>
        <TextAreaField
          label={messages.reason}
          required
          maxLength={500}
          rows={3}
          {...form.field('reason')}
        />
        <FormActions busy={form.busy} onCancel={onClose}>
          {messages.report}
        </FormActions>
      </KeptForm>
    </Dialog>
  );
};

export default ReportDialog;
