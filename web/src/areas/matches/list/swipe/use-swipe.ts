import { useEffect, useEffectEvent, type RefObject } from 'react';
import { swipeOf, type Point } from './swipe.ts';

const opened = '[data-open]';
/** What has a sideways movement of its own. */
const notHere = 'input, textarea, select, [role="dialog"], [data-scrolls]';

const pointOf = ({ clientX: x, clientY: y }: Touch): Point => ({ x, y });

/** On a phone a stroke to the left over what is open in a list opens the next of it, one to the right the one before. */
export const useSwipe = (list: RefObject<HTMLElement | null>, step: (by: 1 | -1) => void): void => {
  const stepTo = useEffectEvent(step);
  useEffect(() => {
    const element = list.current;
    let start: Point | null = null;
    const begin = ({ touches, target }: TouchEvent) => {
      const [touch] = touches;
      const at = target as HTMLElement;
      const isOurs = touches.length === 1 && at.closest(opened) && !at.closest(notHere);
      start = touch && isOurs ? pointOf(touch) : null;
    };
    const end = ({ changedTouches }: TouchEvent) => {
      const [touch] = changedTouches;
      const by = start && touch ? swipeOf(start, pointOf(touch)) : 0;
      start = null;
      if (by !== 0) stepTo(by);
    };
    element?.addEventListener('touchstart', begin, { passive: true });
    element?.addEventListener('touchend', end, { passive: true });
    return () => {
      element?.removeEventListener('touchstart', begin);
      element?.removeEventListener('touchend', end);
    };
  }, [list]);
};
