import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer as MantineDrawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { dialogMessages } from '../messages.ts';
import { useLayer } from '../../platform/router/layers.ts';
import classes from './Drawer.module.css';
import { useFocusReturn } from './use-focus-return.ts';

interface DrawerProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** `md` for a menu, `xl` for the detail of a row. */
  size?: 'md' | 'xl';
  children: ReactNode;
}

/** A panel at the right that leaves the list behind it in sight; full width on a phone. */
export const Drawer = ({ opened, onClose, title, size = 'xl', children }: DrawerProps) => {
  useFocusReturn(opened);
  useLayer(opened, onClose);
  return (
    <MantineDrawer.Root
      opened={opened}
      onClose={onClose}
      position="right"
      size={size === 'md' ? 320 : 560}
      padding="lg"
      transitionProps={{ duration: 180 }}
    >
      <MantineDrawer.Overlay backgroundOpacity={0.35} />
      <MantineDrawer.Content radius={0}>
        {/* Not the library's header, which would count as a second banner of the page. */}
        <div className={classes.header}>
          <MantineDrawer.Title className={classes.title ?? ''}>{title}</MantineDrawer.Title>
          <MantineDrawer.CloseButton
            className={classes.close ?? ''}
            aria-label={dialogMessages.close}
          />
        </div>
        <MantineDrawer.Body>{children}</MantineDrawer.Body>
      </MantineDrawer.Content>
    </MantineDrawer.Root>
  );
};
