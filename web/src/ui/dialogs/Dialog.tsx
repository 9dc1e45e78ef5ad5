import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { dialogMessages } from '../messages.ts';
import { useLayer } from '../../platform/router/layers.ts';
import classes from './Dialog.module.css';
import { useFocusReturn } from './use-focus-return.ts';

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

/** A dialog: takes the focus when it opens, keeps it, and gives it back where it came from. */
export const Dialog = ({ opened, onClose, title, size = 'md', actions, children }: DialogProps) => {
  useFocusReturn(opened);
  useLayer(opened, onClose);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      centered
      size={widths[size]}
      padding="lg"
      transitionProps={{ duration: 160, transition: 'fade' }}
    >
      <Modal.Overlay backgroundOpacity={0.35} />
      <Modal.Content>
        {/* Not the library's header, which would count as a second banner of the page. */}
        <div className={classes.header}>
          <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
          <Modal.CloseButton className={classes.close ?? ''} aria-label={dialogMessages.close} />
        </div>
        <Modal.Body>
          {children}
          {actions && <div className={classes.actions}>{actions}</div>}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};

/** The row of buttons at the foot of a dialog's form. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={classes.actions}>{children}</div>
);
