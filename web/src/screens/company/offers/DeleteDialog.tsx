import { api } from '../../../api.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { Stack } from '../../../components/layout.tsx';
import { useWhenGone } from './use-when-gone.ts';
import { useAction } from '../../../data/use-action.ts';
import { dialogMessages } from '../../../messages/dialogs.ts';
import { deleteMessages as messages, offerToasts } from '../../../messages/offers.ts';
import type { Offer } from './offer-values.ts';

interface DeleteDialogProps {
  opened: boolean;
  offer: Offer | null;
  onClose: () => void;
}

export const DeleteDialog = ({ opened, offer, onClose }: DeleteDialogProps) => {
  const remove = useAction({
    ...offerToasts.delete,
    run: (id: number) => api('DELETE /offers/{id}/', { params: { id } }),
    changes: ['GET /offers/', 'GET /company/', 'GET /company/info/', 'GET /matches/'],
    onDone: onClose,
    onFailed: useWhenGone(onClose),
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={messages.title}
      confirm={dialogMessages.delete}
      danger
      busy={remove.isPending}
      onConfirm={() => offer && remove.mutate(offer.id)}
      onClose={onClose}
    >
      <Stack>
        <p>{messages.question}</p>
        <p>
          <strong>{offer?.title}</strong>
        </p>
        <div>
          <p>{messages.matches}</p>
          <p>{dialogMessages.irreversible}</p>
        </div>
      </Stack>
    </ConfirmDialog>
  );
};
