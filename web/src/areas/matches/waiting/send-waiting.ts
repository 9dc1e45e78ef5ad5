import { ApiError, isRefusal } from '../../../platform/api/errors.ts';
import { oldestWords } from '../../../platform/drafts/device-drafts.ts';
import {
  endWaiting,
  kindOf,
  refuse,
  sendCall,
  waitingAnswers,
  type WaitingAnswer,
} from '../../../platform/offline/waiting-calls.ts';
import { sendsAs } from '../../../platform/session/load-user.ts';
import { sendingMessages as messages } from './messages.ts';

type Sent = Awaited<ReturnType<typeof sendCall>>;

interface Told {
  onSent: (answer: WaitingAnswer, sent: Sent) => void;
  onRefused: (answer: WaitingAnswer) => void;
}

/**
 * Sends what waits, oldest first, until the network is away again; what the server refuses stays, with why, and so does what has waited
 * too long to be still meant. Where it says that there was too much of something, or fails at it, all else
 * goes on.
 */
const sendAll = async (owner: string, { onSent, onRefused }: Told): Promise<void> => {
  const heldUp = new Set<string>();
  const whatOf = (answer: WaitingAnswer) => `${answer.match} ${kindOf(answer)}`;
  const next = () =>
    waitingAnswers(owner).find(
      (answer) => answer.refused === undefined && !heldUp.has(whatOf(answer)),
    );
  for (let answer = next(); answer && sendsAs(owner); answer = next()) {
    if (answer.at < oldestWords(Date.now())) {
      if (!refuse(owner, answer, messages.tooOld)) return;
      onRefused(answer);
      continue;
    }
    try {
      const sent = await sendCall(answer);
      if (!endWaiting(owner, answer)) return;
      onSent(answer, sent);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 401) return;
      if (!isRefusal(error)) heldUp.add(whatOf(answer));
      else if (!refuse(owner, answer, error.message)) return;
      else onRefused(answer);
    }
  }
};

let sending: Promise<void> | null = null;

/** The same, by one tab at a time. */
export const sendWaiting = (owner: string, told: Told): Promise<void> => {
  sending ??= (
    'locks' in navigator
      ? navigator.locks.request('tandem-waiting', { ifAvailable: true }, (lock) =>
          lock ? sendAll(owner, told) : undefined,
        )
      : sendAll(owner, told)
  )
    .then(() => undefined)
    .finally(() => {
      sending = null;
    });
  return sending;
};
