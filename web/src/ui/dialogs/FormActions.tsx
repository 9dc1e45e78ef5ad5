import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { dialogMessages } from '../messages.ts';
import { DialogActions } from './Dialog.tsx';

interface FormActionsProps {
  /** While what the form says is on its way. */
  busy: boolean;
  onCancel: () => void;
  variant?: 'main' | 'danger' | 'plain';
  /** The words of the button that sends. */
  children: ReactNode;
}

/** The foot of a dialog's form: leave it, or send what it says. */
export const FormActions = ({ busy, onCancel, variant = 'main', children }: FormActionsProps) => (
  <DialogActions>
    <Button onClick={onCancel}>{dialogMessages.cancel}</Button>
    <Button type="submit" variant={variant} busy={busy}>
      {children}
    </Button>
  </DialogActions>
);
