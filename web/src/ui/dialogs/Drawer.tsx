import type { ReactNode } from 'react';
import { Modal } from './Modal.tsx';

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
  <Modal kind="drawer" width={size === 'md' ? 320 : 560} {...props} />
);
