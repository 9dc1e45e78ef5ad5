import { api } from '../../platform/api/client.ts';
import { DeletionDialog } from '../../ui/dialogs/DeletionDialog.tsx';
import { useAction } from '../../platform/data/use-action.ts';
import { deleteMessages as messages, needToasts } from './messages.ts';
import type { Need } from './need-values.ts';
import { useWhenGone } from './use-when-gone.ts';

interface DeleteNeedProps {
  opened: boolean;
  need: Need | null;
  onClose: () => void;
}

export const DeleteNeed = ({ opened, need, onClose }: DeleteNeedProps) => {
  const remove = useAction({
    ...needToasts.delete,
    run: (id: number) => api('DELETE /offers/{id}/', { params: { id } }),
    changes: ['GET /offers/', 'GET /company/', 'GET /company/info/', 'GET /match_cards/'],
    onDone: onClose,
    onFailed: useWhenGone(onClose),
  });
  return (
    <DeletionDialog
      opened={opened}
      title={messages.title}
      question={messages.question}
      name={need?.title ?? ''}
      busy={remove.isPending}
      // The refusal of one need says nothing about another.
      error={remove.variables === need?.id ? remove.error : null}
      onConfirm={() => need && remove.mutate(need.id)}
      onClose={onClose}
    />
  );
};
