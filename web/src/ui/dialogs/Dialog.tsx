import type { ReactNode } from 'react';
import classes from './Dialog.module.css';
import { Modal } from './Modal.tsx';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** `sm` for a question, `md` for a form, `lg` for a long form or a table, `xl` for one of many columns. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Buttons at the foot. Those of a form stand in the form instead. */
  actions?: ReactNode;
  children?: ReactNode;
}

const widths = { sm: 440, md: 560, lg: 880, xl: 1240 };

export const Dialog = ({ size = 'md', actions, children, ...props }: DialogProps) => (
  <Modal kind="dialog" width={widths[size]} {...props}>
    {children}
    {actions && <div className={classes.actions}>{actions}</div>}
  </Modal>
);

/** The row of buttons at the foot of a dialog's form. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={classes.actions}>{children}</div>
);
