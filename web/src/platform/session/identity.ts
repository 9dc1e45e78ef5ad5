/** Who waits to hear whether the person has shown once more who they are. */
let waiting: ((isShown: boolean) => void)[] = [];

const listeners = new Set<() => void>();

const change = (next: typeof waiting): void => {
  waiting = next;
  for (const listener of listeners) listener();
};

/**
 * Asks the person to show once more who they are: whether they did. All who ask meanwhile share one question. Where there is
 * nobody to put it, the answer is no.
 */
export const askIdentity = (): Promise<boolean> =>
  listeners.size === 0
    ? Promise.resolve(false)
    : new Promise((resolve) => change([...waiting, resolve]));

export const isIdentityAsked = (): boolean => waiting.length > 0;

/** Answers everybody who has asked. */
export const answerIdentity = (isShown: boolean): void => {
  const answered = waiting;
  change([]);
  for (const tell of answered) tell(isShown);
};

/** Calls `listener` at each change, until what is returned is called. */
export const watchIdentity = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
