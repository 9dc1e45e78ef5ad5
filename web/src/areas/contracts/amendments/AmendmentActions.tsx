import type { AmendmentMove } from '@tandem/domain/contracts/amendments/amendment-state';
import { fileMoveRule } from '@tandem/domain/contracts/signing/file-state';
import { useState } from 'react';
import { api, apiFile } from '../../../platform/api/client.ts';
import { saveFile } from '../../../platform/data/save-file.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { amendedCalls, type AmendmentAnswer } from './amendment.ts';
import { amendmentMessages as messages } from './messages.ts';

const AmendmentDialog = lazyDialog(() => import('./AmendmentDialog.tsx'));
const MoveDialog = lazyDialog(() => import('../signing/MoveDialog.tsx'));
const SignDialog = lazyDialog(() => import('../signing/SignDialog.tsx'));

interface AmendmentActionsProps {
  matchId: number;
  amendment: AmendmentAnswer;
  values: Readonly<Record<string, string>>;
  mayDraw: boolean;
}

const useWithdrawal = (matchId: number) =>
  useAction({
    run: () => api('DELETE /contract/file/{matchId}/amendments/draft/', { params: { matchId } }),
    done: messages.withdrawn,
    failed: messages.withdrawFailed,
    changes: amendedCalls,
  });

/** The PDF of an amendment; of one in preparation its correction, its signatures and its end. */
export const AmendmentActions = ({
  matchId,
  amendment,
  values,
  mayDraw,
}: AmendmentActionsProps) => {
  const [asked, setAsked] = useState<'edit' | 'sign' | 'withdraw' | AmendmentMove | null>(null);
  const { number, state, signatories, faults, moves } = amendment;
  const move = moves.find((one) => one === asked);
  const end = () => setAsked(null);
  const withdrawal = useWithdrawal(matchId);
  const printing = useAction({
    run: async () =>
      saveFile(
        await apiFile('GET /contract/file/{matchId}/amendments/{number}/sheet/', {
          params: { matchId, number },
        }),
      ),
    failed: messages.pdfFailed,
  });
  const isDraft = state === 'draft' && mayDraw;
  const isBegun = signatories.some(({ signature }) => signature !== null);
  const choices = signatories.filter((one) => one.may_add).map(({ signatory }) => signatory);
  return (
    <Row>
      {Object.keys(faults).length === 0 && (
        <Button
          aria-label={messages.pdfOf(messages.name(number), state !== 'draft')}
          busy={printing.isPending}
          onClick={() => printing.mutate()}
        >
          {messages.pdf(state !== 'draft')}
        </Button>
      )}
      {choices.length > 0 && (
        <Button variant="main" onClick={() => setAsked('sign')}>
          {messages.addSigned}
        </Button>
      )}
      {moves.map((one) => (
        <Button
          key={one}
          aria-label={messages.moveOf(fileMoveRule(one).label, messages.name(number))}
          onClick={() => setAsked(one)}
        >
          {fileMoveRule(one).label}
        </Button>
      ))}
      {isDraft && !isBegun && <Button onClick={() => setAsked('edit')}>{messages.edit}</Button>}
      {isDraft && (
        <Button variant="quiet" onClick={() => setAsked('withdraw')}>
          {messages.withdraw}
        </Button>
      )}
      {asked === 'edit' && (
        <AmendmentDialog matchId={matchId} values={values} draft={amendment} onClose={end} />
      )}
      {move && (
        <MoveDialog
          move={move}
          send={(said) =>
            api('POST /contract/file/{matchId}/amendments/{number}/moves/', {
              params: { matchId, number },
              body: { ...said, move },
            })
          }
          onClose={end}
        />
      )}
      {asked === 'sign' && (
        <SignDialog
          matchId={matchId}
          choices={choices}
          send={(body, scan) =>
            api('POST /contract/file/{matchId}/amendments/draft/signatures/', {
              params: { matchId },
              body,
              files: { scan },
            })
          }
          onClose={end}
        />
      )}
      <ConfirmDialog
        opened={asked === 'withdraw'}
        title={messages.withdrawTitle}
        confirm={messages.withdraw}
        onConfirm={() => {
          end();
          withdrawal.mutate();
        }}
        onClose={end}
      >
        <p>{messages.withdrawText}</p>
      </ConfirmDialog>
    </Row>
  );
};
