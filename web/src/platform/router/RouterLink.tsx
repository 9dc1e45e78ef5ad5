import type { ComponentProps, MouseEvent } from 'react';
import { createPath } from './paths.ts';
import { useLocation, useNavigate, useNavigator } from './router.ts';

export interface RouterLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** Kept with the entry that the link makes. */
  state?: unknown;
}

/** Another tab, a download, what the browser does with a middle click: left to it. */
const isPlain = (event: MouseEvent<HTMLAnchorElement>, target: string | undefined): boolean =>
  event.button === 0 &&
  (!target || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** A link to another address of the product, which the browser need not load anew. */
export const RouterLink = ({ to, state, onClick, target, children, ...props }: RouterLinkProps) => {
  const navigate = useNavigate();
  const navigator = useNavigator();
  const location = useLocation();
  const href = navigator.createHref(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event, target)) return;
    event.preventDefault();
    // The address that one is at already gets no second entry.
    navigate(to, { replace: href === createPath(location), state });
  };
  return (
    <a {...props} href={href} target={target} onClick={follow}>
      {children}
    </a>
  );
};

const isWithin = (pathname: string, to: string): boolean =>
  pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));

/** A link of a menu, which says so where one is at its address or below it. */
export const NavLink = (props: RouterLinkProps) => {
  const { pathname } = useLocation();
  return <RouterLink aria-current={isWithin(pathname, props.to) ? 'page' : undefined} {...props} />;
};
