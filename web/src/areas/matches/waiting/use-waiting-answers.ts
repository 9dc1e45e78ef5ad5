import { useSyncExternalStore } from 'react';
import { NetworkError } from '../../../platform/api/errors.ts';
import {
  onWaiting,
  wait,
  waitingAnswers,
  type WaitingAnswer,
  type WaitingCall,
} from '../../../platform/offline/waiting-calls.ts';
import { useSession } from '../../../platform/session/session.ts';
import type { Match } from '../match.ts';
import { candidateName } from '../../candidates/candidate-name.ts';

/** What waits for the network of whoever is signed in. */
export const useWaitingAnswers = (): readonly WaitingAnswer[] => {
  const { user } = useSession();
  return useSyncExternalStore(onWaiting, () => waitingAnswers(user.email));
};

/** What waits of one match. */
export const useWaiting = (match: number): WaitingAnswer | undefined =>
  useWaitingAnswers().find((one) => one.match === match);

/**
 * Sends an answer to a match or, where there is no network, keeps it on this device until there is: null then. The staff
 * work on what others see at the same time: theirs does not wait.
 */
export const useSendOrWait = ({ id, offer: need, application }: Match) => {
  const { user, role } = useSession();
  const about = role === 'applicant' ? need.title : candidateName(application.applicant);
  return async <Answer>(
    call: WaitingCall,
    said: string,
    send: () => Promise<Answer>,
  ): Promise<Answer | null> => {
    try {
      return await send();
    } catch (error) {
      const waits =
        error instanceof NetworkError &&
        (role === 'applicant' || role === 'company') &&
        wait(user.email, { match: id, call, said, about, at: Date.now() });
      if (!waits) throw error;
      return null;
    }
  };
};
