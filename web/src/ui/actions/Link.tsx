import { useEffect } from 'react';
import { preloadAddress, preloadWhenIdle } from '../../platform/router/preload.ts';
import { RouterLink, type RouterLinkProps } from '../../platform/router/RouterLink.tsx';

export interface LinkProps extends RouterLinkProps {
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
