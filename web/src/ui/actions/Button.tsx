import { useId, type ComponentProps } from 'react';
import classes from './Button.module.css';
import { Link } from './Link.tsx';

interface Look {
  /** `main`: the one thing to do here; `plain`: the others; `quiet`: without an edge; `danger`: cannot be undone. */
  look?: 'main' | 'plain' | 'quiet' | 'danger' | undefined;
  /** `sm` in toolbars and rows, `lg` for the one step of a page. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  fullWidth?: boolean | undefined;
}

const classOf = (className?: string): string =>
  [classes.button, className].filter(Boolean).join(' ');

const dataOf = ({ look = 'plain', size = 'md', fullWidth = false }: Look) => ({
  'data-look': look,
  'data-size': size,
  'data-full': fullWidth || undefined,
});

export interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'disabled'> {
  /** At work: a further press does nothing, but the focus stays. */
  busy?: boolean;
  /** Why it cannot be used now; told on hover, on focus and to screen readers. */
  disabledBecause?: string | false | null | undefined;
}

/** A button stays focusable while it cannot be used, so that everyone can find out why. */
export const Button = ({
  look,
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
        {...dataOf({ look, size, fullWidth })}
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
  look,
  size,
  fullWidth,
  className,
  ...props
}: Look & ComponentProps<typeof Link>) => (
  <Link {...props} {...dataOf({ look, size, fullWidth })} className={classOf(className)} />
);

/** A file of the product to save, as a button. */
export const DownloadLink = ({
  look,
  size,
  fullWidth,
  className,
  children,
  ...props
}: Look & ComponentProps<'a'>) => (
  <a download {...props} {...dataOf({ look, size, fullWidth })} className={classOf(className)}>
    {children}
  </a>
);
