import { useEffect, useSyncExternalStore } from 'react';

/** Forms that say whether they hold changes that would be lost. */
const forms = new Set<() => boolean>();

interface Held {
  /** What goes on once the user has agreed to lose their changes. */
  proceed: () => void;
  unsaved: boolean;
  /** Answers that wait for a network would be lost. */
  unsent: boolean;
}

let held: Held | null = null;
let heard: (() => void) | null = null;

const hold = (question: Held | null): void => {
  held = question;
  heard?.();
};

export const anyUnsaved = (): boolean => [...forms].some((hasChanges) => hasChanges());

/** Does at once what leaves a form; where that would lose changes, or answers that wait for a network, the user is asked first. */
export const leaveAfterAsking = (proceed: () => void, unsent = false): void => {
  const unsaved = anyUnsaved();
  if (!unsaved && !unsent) proceed();
  // The key that answers the question reaches the dialog below it as well: it is asked once.
  else if (!held) hold({ proceed, unsaved, unsent });
};

const onUnload = (event: BeforeUnloadEvent): void => {
  if (anyUnsaved()) event.preventDefault();
};

/** Has the user asked before they leave a screen, or close the tab, while `hasChanges()`. */
export const useUnsaved = (hasChanges: () => boolean): void => {
  useEffect(() => {
    if (forms.size === 0) window.addEventListener('beforeunload', onUnload);
    forms.add(hasChanges);
    return () => {
      forms.delete(hasChanges);
      if (forms.size === 0) window.removeEventListener('beforeunload', onUnload);
    };
  }, [hasChanges]);
};

const listen = (changed: () => void) => {
  heard = changed;
  return () => {
    heard = null;
  };
};

/** The question that waits for an answer, if there is one. */
export const useLeaveQuestion = () => {
  const question = useSyncExternalStore(listen, () => held);
  return {
    waiting: question !== null,
    unsaved: question?.unsaved === true,
    unsent: question?.unsent === true,
    stay: () => hold(null),
    leave: () => {
      forms.clear();
      hold(null);
      question?.proceed();
    },
  };
};
