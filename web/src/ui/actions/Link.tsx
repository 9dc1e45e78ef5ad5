import { useEffect } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import { preloadAddress, preloadWhenIdle } from '../../platform/router/preload.ts';

export interface LinkProps extends Omit<RouterLinkProps, 'to'> {
  to: string;
  /** The next step of most people here: its code is fetched as soon as the browser is idle. */
  likely?: boolean;
}

/** A link to another screen, whose code is fetched when the pointer or the focus comes near. */
export const Link = ({ to, likely = false, ...props }: LinkProps) => {
  useEffect(() => (likely ? preloadWhenIdle(to) : undefined), [likely, to]);
  const preload = () => preloadAddress(to);
  return (
    <RouterLink
      to={to}
      onMouseEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      {...props}
    />
  );
};
