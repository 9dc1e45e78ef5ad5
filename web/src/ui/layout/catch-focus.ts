import type { RefObject } from 'react';

/** Milliseconds until a dialog that asked has faded. */
const dialogFade = 400;

const isLost = ({ activeElement }: Document): boolean =>
  activeElement === null ||
  activeElement === document.body ||
  activeElement.getClientRects().length === 0;

/**
 * What was pressed may be gone from the screen and take the focus with it: a heading (with `tabIndex={-1}`) catches it, at
 * once or when the dialog that asked has faded. Answers what ends the waiting.
 */
export const catchFocus = (heading: RefObject<HTMLElement | null>): (() => void) => {
  const find = () => {
    if (isLost(document)) heading.current?.focus({ preventScroll: true });
  };
  const drawn = requestAnimationFrame(find);
  const faded = setTimeout(find, dialogFade);
  return () => {
    cancelAnimationFrame(drawn);
    clearTimeout(faded);
  };
};
