import type { Answer } from '@tandem/contract';
import { useSyncExternalStore } from 'react';
import { NetworkError } from '../../platform/api/errors.ts';
import {
  kindOf,
  onWaiting,
  sendCall,
  wait,
  waitingAnswers,
  type Given,
  type WaitingAnswer,
} from '../../platform/offline/waiting-calls.ts';
import { useSession } from '../../platform/session/session.ts';

/** What waits for the network of whoever is signed in. */
export const useWaitingAnswers = (): readonly WaitingAnswer[] => {
  const { user } = useSession();
  return useSyncExternalStore(onWaiting, () => waitingAnswers(user.email));
};

/**
 * Sends an answer or, where there is no network, keeps it on this device until there is: null then. What is said after it about
 * the same match waits behind it. The staff work on what others see at the same time: theirs does not wait.
 */
export const useSendOrWait = () => {
  const { user, role } = useSession();
  return async <Key extends Given['call']['key']>(
    given: Given<Key>,
  ): Promise<Answer<Key> | null> => {
    const { email } = user;
    const mayWait = role === 'applicant' || role === 'company';
    const keep = () => mayWait && wait(email, { ...(given as Given), at: Date.now() });
    const isBehind = waitingAnswers(email).some(
      (one) =>
        one.match === given.match && kindOf(one) === kindOf(given) && one.refused === undefined,
    );
    if (isBehind && keep()) return null;
    try {
      return await sendCall(given);
    } catch (error) {
      if (!(error instanceof NetworkError && keep())) throw error;
      return null;
    }
  };
};
