import type { Answer } from '@tandem/contract';
import { api } from '../../../platform/api/client.ts';
import { isRefusal } from '../../../platform/api/errors.ts';
import {
  endWaiting,
  wait,
  waitingAnswers,
  type WaitingAnswer,
} from '../../../platform/offline/waiting-calls.ts';

type Match = Answer<'POST /matches/{id}/'>;

interface Told {
  onSent: (answer: WaitingAnswer, match: Match) => void;
  onRefused: (answer: WaitingAnswer) => void;
}

const send = ({ match: id, call }: WaitingAnswer): Promise<Match> => {
  const params = { id };
  if (call.key === 'POST /matches/{id}/') return api(call.key, { params, body: call.body });
  if ('body' in call) return api(call.key, { params, body: call.body });
  return api(call.key, { params });
};

/** Sends what waits, oldest first, until the network is away again; what the server refuses stays, with why. */
const sendAll = async (owner: string, { onSent, onRefused }: Told): Promise<void> => {
  for (const answer of waitingAnswers(owner)) {
    if (answer.refused !== undefined) continue;
    try {
      const match = await send(answer);
      endWaiting(owner, answer.match);
      onSent(answer, match);
    } catch (error) {
      if (!isRefusal(error) || error.status === 401) return;
      wait(owner, { ...answer, refused: error.message });
      onRefused(answer);
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
