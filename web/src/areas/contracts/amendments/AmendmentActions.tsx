import { fileMoveRule } from '@tandem/domain/contracts/signing/file-state';
import { useState } from 'react';
import { apiFile } from '../../../platform/api/client.ts';
import { saveFile } from '../../../platform/data/save-file.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import type { AmendmentAnswer } from './amendment.ts';
import { AmendmentDialogs, type AmendmentStep } from './AmendmentDialogs.tsx';
import { amendmentMessages as messages } from './messages.ts';

interface AmendmentActionsProps {
  matchId: number;
  amendment: AmendmentAnswer;
  values: Readonly<Record<string, string>>;
  mayDraw: boolean;
}

/** The PDF of an amendment; of one in preparation its correction, its signatures and its end. */
export const AmendmentActions = ({
  matchId,
  amendment,
  values,
  mayDraw,
}: AmendmentActionsProps) => {
  const [asked, setAsked] = useState<AmendmentStep | null>(null);
  const { number, state, signatories, faults, moves } = amendment;
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
  const maySign = signatories.some((one) => one.may_add);
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
      {maySign && (
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
      <AmendmentDialogs
        amendment={amendment}
        values={values}
        matchId={matchId}
        asked={asked}
        onClose={() => setAsked(null)}
      />
    </Row>
  );
};
