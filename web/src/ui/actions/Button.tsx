import { useId, type ComponentProps } from 'react';
import classes from './Button.module.css';
import { Link } from './Link.tsx';

interface Variant {
  /** `main`: the one thing to do here; `plain`: the others; `quiet`: without an edge; `danger`: cannot be undone. */
  variant?: 'main' | 'plain' | 'quiet' | 'danger' | undefined;
  /** `sm` in toolbars and rows, `lg` for the one step of a page. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  fullWidth?: boolean | undefined;
}

const classOf = (className?: string): string =>
  [classes.button, className].filter(Boolean).join(' ');

const dataOf = ({ variant = 'plain', size = 'md', fullWidth = false }: Variant) => ({
  'data-variant': variant,
  'data-size': size,
  'data-full': fullWidth || undefined,
});

export interface ButtonProps extends Variant, Omit<ComponentProps<'button'>, 'disabled'> {
  /** At work: a further press does nothing, but the focus stays. */
  busy?: boolean;
  /** Why it cannot be used now; told on hover, on focus and to screen readers. */
  disabledBecause?: string | false | null | undefined;
}

/** A button stays focusable while it cannot be used, so that everyone can find out why. */
export const Button = ({
  variant,
  size,
  fullWidth,
  busy = false,
  disabledBecause,
  type = 'button',
  className,
  onClick,
  ...props
}: ButtonProps) => {
  const off = busy || Boolean(disabledBecause);
  const why = useId();
  return (
    <>
      <button
        {...props}
        {...dataOf({ variant, size, fullWidth })}
        type={type}
        className={classOf(className)}
        aria-disabled={off || undefined}
        aria-busy={busy || undefined}
        aria-describedby={disabledBecause ? why : props['aria-describedby']}
        data-why={disabledBecause || undefined}
        onClick={(event) => {
          if (off) event.preventDefault();
          else onClick?.(event);
        }}
      />
      {disabledBecause && (
        <span id={why} hidden>
          {disabledBecause}
        </span>
      )}
    </>
  );
};

/** A link that looks like a button. */
export const ButtonLink = ({
  variant,
  size,
  fullWidth,
  className,
  ...props
}: Variant & ComponentProps<typeof Link>) => (
  <Link {...props} {...dataOf({ variant, size, fullWidth })} className={classOf(className)} />
);

/** A file of the product to save, as a button. */
export const DownloadLink = ({
  variant,
  size,
  fullWidth,
  className,
  children,
  ...props
}: Variant & ComponentProps<'a'>) => (
  <a download {...props} {...dataOf({ variant, size, fullWidth })} className={classOf(className)}>
    {children}
  </a>
);
