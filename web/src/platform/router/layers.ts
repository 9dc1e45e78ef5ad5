import { useEffectEvent, useLayoutEffect } from 'react';
import { keepBelow } from './history.ts';

/** How to close the drawers and dialogs that are open, the topmost last. */
const layers: (() => void)[] = [];

/** How to close what lies on top, if anything is open. */
export const topLayer = (): (() => void) | undefined => layers.at(-1);

/** While it is open, a step back closes it in place of leaving the screen below: on a phone that is how one closes. */
export const useLayer = (opened: boolean, onClose: () => void): void => {
  const close = useEffectEvent(onClose);
  // With what is drawn: a step back that follows at once would leave Tandem.
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const layer = () => close();
    layers.push(layer);
    keepBelow();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [opened]);
};
