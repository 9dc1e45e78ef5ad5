import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { reload } from '../../../platform/data/calls.ts';
import { durations, notify } from '../../../platform/notify/notify.ts';
import { useSession } from '../../../platform/session/session.ts';
import { movedCalls, putMatch, refreshMatch } from '../put-match.ts';
import { waitingMessages as messages } from './messages.ts';
import { sendWaiting } from './send-waiting.ts';
import { useWaitingAnswers } from './use-waiting-answers.ts';

/** Milliseconds between tries: not every network that is back tells the browser. */
const pause = 10_000;

/** Sends what was answered without a network as soon as there is one, on whatever screen one is. */
export const WaitingSender = () => {
  const client = useQueryClient();
  const { user } = useSession();
  const waits = useWaitingAnswers().some(({ refused }) => refused === undefined);
  const send = useEffectEvent(() => {
    if (!navigator.onLine) return;
    void sendWaiting(user.email, {
      onSent: ({ said, about }, match) => {
        notify.success(messages.sent(said, about), { duration: durations.blank });
        putMatch(client, match);
        void reload(client, ...movedCalls);
      },
      onRefused: ({ match, said, about }) => {
        // Why stands in its panel until it has been read.
        notify.error(messages.notTaken(said, about));
        void refreshMatch(client, match);
      },
    });
  });
  useEffect(() => {
    if (!waits) return undefined;
    const again = () => send();
    again();
    const timer = window.setInterval(again, pause);
    window.addEventListener('online', again);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [waits]);
  return null;
};
