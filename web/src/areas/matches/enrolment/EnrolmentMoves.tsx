import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import type { Enrolment } from './EnrolmentFacts.tsx';
import { enrolmentMessages as messages } from './messages.ts';

interface EnrolmentMovesProps {
  moves: Enrolment['open_moves'];
  /** Said before a break is taken back. */
  restoreText: string;
  restore: { isPending: boolean; mutate: () => void };
  renderBreakDialog: (opened: boolean, onClose: () => void) => ReactNode;
}

/** The buttons of what may be told of an enrolment. */
export const EnrolmentMoves = ({
  moves,
  restoreText,
  restore,
  renderBreakDialog,
}: EnrolmentMovesProps) => {
  const [asked, setAsked] = useState<'break' | 'restore' | null>(null);
  const end = () => setAsked(null);
  if (moves.length === 0) return null;
  return (
    <Row>
      {moves.includes('break') && (
        <Button variant="quiet" onClick={() => setAsked('break')}>
          {messages.break}
        </Button>
      )}
      {moves.includes('restore') && (
        <Button busy={restore.isPending} onClick={() => setAsked('restore')}>
          {messages.restore}
        </Button>
      )}
      {renderBreakDialog(asked === 'break', end)}
      <ConfirmDialog
        opened={asked === 'restore'}
        title={messages.restoreTitle}
        confirm={messages.restore}
        onConfirm={() => {
          end();
          restore.mutate();
        }}
        onClose={end}
      >
        <p>{restoreText}</p>
      </ConfirmDialog>
    </Row>
  );
};
