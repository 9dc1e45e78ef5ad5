import { isClosedNeed } from '@tandem/domain/needs/need-state';
import { api } from '../../platform/api/client.ts';
import { DeletionDialog } from '../../ui/dialogs/DeletionDialog.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useAction } from '../../platform/data/use-action.ts';
import { countAll, countYes, waitingText } from './closing/closing-values.ts';
import { closingFormMessages } from './closing/form-messages.ts';
import { useWaiting } from './closing/use-waiting-candidates.ts';
import { deleteMessages as messages, needToasts } from './messages.ts';
import type { Need } from './need-values.ts';
import { useWhenGone } from './use-when-gone.ts';

interface DeleteNeedProps {
  opened: boolean;
  need: Need | null;
  onClose: () => void;
}

/** Who waits for an answer to the need, what becomes of them, and the milder way. */
const Stake = ({ need }: { need: Need }) => {
  const query = useWaiting([need.id]);
  const skeleton = need.number_of_matches > 0 && <Skeleton lines={3} />;
  return (
    <Loaded query={query} skeleton={skeleton} failure={closingFormMessages.waitingFailed}>
      {({ waiting }) => {
        const yes = countYes(waiting);
        return (
          countAll(waiting) > 0 && (
            <>
              <p>{waitingText(waiting)}</p>
              {yes > 0 && <p>{messages.told(yes)}</p>}
              {!isClosedNeed(need.state) && <p>{messages.closeInstead}</p>}
            </>
          )
        );
      }}
    </Loaded>
  );
};

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
    >
      {opened && need && <Stake need={need} />}
    </DeletionDialog>
  );
};
