import type { ComponentProps, ReactNode } from 'react';
import classes from './IconButton.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, for those who do not see the sign and for whoever points at it. */
  label: string;
  children: ReactNode;
}

export const IconButton = ({ label, className, children, ...props }: IconButtonProps) => (
  <button
    type="button"
    className={className ? `${classes.button} ${className}` : classes.button}
    aria-label={label}
    title={label}
    {...props}
  >
    {children}
  </button>
);
