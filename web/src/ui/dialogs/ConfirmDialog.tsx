import type { ReactNode } from 'react';
import { dialogMessages } from '../messages.ts';
import { Button, type ButtonProps } from '../actions/Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** What happens if one says yes. */
  children?: ReactNode;
  /** The word on the button that says yes: what is done, not `Oui`. */
  confirm: string;
  cancel?: string;
  danger?: boolean;
  busy?: boolean;
  /** Why one cannot say yes now. */
  disabledBecause?: ButtonProps['disabledBecause'];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be undone; the focus starts on the way out. */
export const ConfirmDialog = ({
  opened,
  title,
  children,
  confirm,
  cancel = dialogMessages.cancel,
  danger = false,
  busy = false,
  disabledBecause,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <Dialog
    opened={opened}
    onClose={onClose}
    title={title}
    size="sm"
    actions={
      <>
        <Button data-autofocus onClick={onClose}>
          {cancel}
        </Button>
        <Button
          variant={danger ? 'danger' : 'main'}
          busy={busy}
          disabledBecause={disabledBecause}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
