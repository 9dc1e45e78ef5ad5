import { useEffect, useRef } from 'react';
import { catchFocus } from '../../ui/layout/catch-focus.ts';

/** The button of a deleted row takes the focus with it: it goes to the heading. `count` is undefined while it is not known. */
export const useFocusAfterDeletion = (count: number | undefined) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count !== undefined && before.current !== undefined && count < before.current;
    before.current = count;
    return isFewer ? catchFocus(heading) : undefined;
  }, [count]);
  return heading;
};
