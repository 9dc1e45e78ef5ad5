const listeners = new Set<() => void>();

/** A call was refused because the centre asks its staff for a second factor: it may have begun to while somebody worked. */
export const tellSecondFactorMissing = (): void => {
  for (const listener of listeners) listener();
};

/** Calls `listener` each time, until what is returned is called. */
export const onSecondFactorMissing = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
