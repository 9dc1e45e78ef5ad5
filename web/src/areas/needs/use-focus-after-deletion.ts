import { useEffect, useRef } from 'react';

/** Milliseconds until the dialog that asked has faded. */
const dialogFade = 400;

/** The button of a deleted row takes the focus with it: it goes to the heading, at once or when the dialog has faded. */
export const useFocusAfterDeletion = (count: number | undefined) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = (count ?? 0) < (before.current ?? 0);
    before.current = count;
    if (!isFewer) return undefined;
    const find = () => {
      if (document.activeElement === document.body) heading.current?.focus();
    };
    find();
    const later = setTimeout(find, dialogFade);
    return () => clearTimeout(later);
  }, [count]);
  return heading;
};
