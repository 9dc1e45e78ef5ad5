import { useEffect, useEffectEvent } from 'react';

/** How to close the drawers and dialogs that are open, the topmost last. */
const layers: (() => void)[] = [];

/** Closes what lies on top; false where nothing is open. */
export const closeTopLayer = (): boolean => {
  const close = layers.at(-1);
  close?.();
  return close !== undefined;
};

/** While it is open, a step back closes it in place of leaving the screen below: on a phone that is how one closes. */
export const useLayer = (opened: boolean, onClose: () => void): void => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!opened) return undefined;
    const layer = () => close();
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [opened]);
};
