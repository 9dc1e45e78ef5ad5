import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { reload } from '../../../platform/data/calls.ts';
import { durations, notify } from '../../../platform/notify/notify.ts';
import { useSession } from '../../../platform/session/session.ts';
import { useWaitingAnswers } from '../../../ui/waiting/use-waiting.ts';
import { movedCalls, putMatch, refreshMatch } from '../put-match.ts';
import { sendingMessages as messages } from './messages.ts';
import { sendWaiting } from './send-waiting.ts';

/** Milliseconds between tries: not every network that is back tells the browser. */
const pause = 10_000;

/** What else than a move changes. */
const otherCalls = ['GET /matches/{id}/messages/', 'GET /follow-up/own/'] as const;

/** A toast is no place for a whole message. */
const short = (said: string): string => (said.length > 60 ? `${said.slice(0, 59)}…` : said);

/** Sends what was answered without a network as soon as there is one, on whatever screen one is. */
export const WaitingSender = () => {
  const client = useQueryClient();
  const { user } = useSession();
  const waiting = useWaitingAnswers();
  const send = useEffectEvent(() => {
    if (!navigator.onLine) return;
    void sendWaiting(user.email, {
      onSent: ({ said, about }, sent) => {
        notify.success(messages.sent(short(said), about), { duration: durations.blank });
        if ('application' in sent) putMatch(client, sent);
        void reload(client, ...movedCalls, ...otherCalls);
      },
      onRefused: ({ match, said, about }) => {
        // Why stands in its panel until it has been read.
        notify.error(messages.notTaken(short(said), about));
        void refreshMatch(client, match);
      },
    });
  });
  useEffect(() => {
    if (waiting.every(({ refused }) => refused !== undefined)) return undefined;
    const again = () => send();
    again();
    const timer = window.setInterval(again, pause);
    window.addEventListener('online', again);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [waiting]);
  return null;
};
