import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer as MantineDrawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { dialogMessages } from '../messages/dialogs.ts';
import classes from './Drawer.module.css';

interface DrawerProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** `md` for a menu, `xl` for the detail of a row. */
  size?: 'md' | 'xl';
  children: ReactNode;
}

/** A panel at the right that leaves the list behind it in sight; full width on a phone. */
export const Drawer = ({ size = 'xl', ...props }: DrawerProps) => (
  <MantineDrawer
    position="right"
    size={size === 'md' ? 320 : 560}
    radius={0}
    padding="lg"
    overlayProps={{ backgroundOpacity: 0.35 }}
    transitionProps={{ duration: 180 }}
    closeButtonProps={{ 'aria-label': dialogMessages.close }}
    classNames={{ title: classes.title, header: classes.header }}
    {...props}
  />
);
