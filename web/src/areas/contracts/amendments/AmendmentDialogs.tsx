import {
  amendmentMoveKeys,
  type AmendmentMove,
} from '@tandem/domain/contracts/amendments/amendment-state';
import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { signedOf } from '../signing/file-progress.ts';
import { amendedCalls, type AmendmentAnswer } from './amendment.ts';
import { amendmentMessages as messages } from './messages.ts';

const AmendmentDialog = lazyDialog(() => import('./AmendmentDialog.tsx'));
const MoveDialog = lazyDialog(() => import('../signing/MoveDialog.tsx'));
const SignDialog = lazyDialog(() => import('../signing/SignDialog.tsx'));

/** What somebody is about to do with an amendment. */
export type AmendmentStep = 'edit' | 'sign' | 'withdraw' | AmendmentMove;

interface AmendmentDialogsProps {
  matchId: number;
  amendment: AmendmentAnswer;
  values: Readonly<Record<string, string>>;
  asked: AmendmentStep | null;
  onClose: () => void;
}

const Withdrawal = ({ matchId, asked, onClose }: AmendmentDialogsProps) => {
  const withdrawal = useAction({
    run: () => api('DELETE /contract/file/{matchId}/amendments/draft/', { params: { matchId } }),
    done: messages.withdrawn,
    failed: messages.withdrawFailed,
    changes: amendedCalls,
  });
  return (
    <ConfirmDialog
      opened={asked === 'withdraw'}
      title={messages.withdrawTitle}
      confirm={messages.withdraw}
      onConfirm={() => {
        onClose();
        withdrawal.mutate();
      }}
      onClose={onClose}
    >
      <p>{messages.withdrawText}</p>
    </ConfirmDialog>
  );
};

/** The dialogs of what can be done with an amendment, of which one at most is open. */
export const AmendmentDialogs = (props: AmendmentDialogsProps) => {
  const { matchId, amendment, values, asked, onClose } = props;
  const { number, state, signatories } = amendment;
  const move = amendmentMoveKeys.find((one) => one === asked);
  return (
    <>
      {asked === 'edit' && (
        <AmendmentDialog matchId={matchId} values={values} draft={amendment} onClose={onClose} />
      )}
      {move && (
        <MoveDialog
          move={move}
          record={`/contract/file/${matchId}/amendment-${number}-`}
          state={state}
          send={(said) =>
            api('POST /contract/file/{matchId}/amendments/{number}/moves/', {
              params: { matchId, number },
              body: { ...said, move },
            })
          }
          onClose={onClose}
        />
      )}
      {asked === 'sign' && (
        <SignDialog
          matchId={matchId}
          lead={messages.addLead}
          choices={signatories.filter((one) => one.may_add).map(({ signatory }) => signatory)}
          state={signedOf(signatories)}
          send={(body, scan) =>
            api('POST /contract/file/{matchId}/amendments/draft/signatures/', {
              params: { matchId },
              body,
              files: { scan },
            })
          }
          onClose={onClose}
        />
      )}
      <Withdrawal {...props} />
    </>
  );
};
