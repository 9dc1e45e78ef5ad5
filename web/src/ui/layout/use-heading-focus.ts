import { useEffect, useRef } from 'react';
import { useLocation } from '../../platform/router/router.ts';

/** The address whose heading had the focus last: the first page leaves the focus where the browser has it. */
let headed: string | null = null;

/** For the heading of a screen (with `tabIndex={-1}`): it takes the focus when one arrives from another address. */
export const useHeadingFocus = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (headed !== null && headed !== pathname) heading.current?.focus({ preventScroll: true });
    headed = pathname;
  }, [pathname]);
  return heading;
};
