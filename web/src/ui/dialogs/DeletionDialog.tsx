import type { ReactNode } from 'react';
import { dialogMessages } from '../messages.ts';
import { reasonOf } from '../../platform/notify/notify.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import classes from './DeletionDialog.module.css';
import { Outcome } from '../feedback/Outcome.tsx';

interface DeletionDialogProps {
  opened: boolean;
  title: string;
  question: string;
  /** What is about to be deleted, by its name. */
  name: string;
  /** What goes with it. */
  children?: ReactNode;
  busy: boolean;
  /** Why the last attempt failed; the dialog stays, so that it can be read. */
  error: Error | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is deleted, and says why when it cannot be. */
export const DeletionDialog = ({
  question,
  name,
  children,
  error,
  ...dialog
}: DeletionDialogProps) => {
  const reason = error && reasonOf(error);
  return (
    <ConfirmDialog {...dialog} confirm={dialogMessages.delete} danger>
      <div className={classes.text}>
        <p>{question}</p>
        <p className={classes.name}>{name}</p>
        {children}
        {reason ? (
          <Outcome kind="error" sentence={reason} />
        ) : (
          <p className={classes.hint}>{dialogMessages.irreversible}</p>
        )}
      </div>
    </ConfirmDialog>
  );
};
