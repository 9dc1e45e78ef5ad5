import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError, isRefusal, isStale } from '../../../platform/api/errors.ts';
import { reload } from '../../../platform/data/calls.ts';
import { useAction, type Action } from '../../../platform/data/use-action.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { signingMessages as messages } from './messages.ts';

const movedCalls = [
  'GET /contract/file/{matchId}/progress/',
  'GET /contract/file/{matchId}/amendments/',
  'GET /contract/file/{matchId}/',
  // Nobody fills in their part of what is being signed.
  'GET /contract/own-part/{matchId}/',
] as const;

interface FileMoveInput<Given> {
  send: (given: Given) => Promise<unknown>;
  /** Where the file, or the amendment, stands as it is shown. */
  state: string;
  onMoved?: () => void;
  /** What stands against it, by field. */
  onRefused?: ((faults: Readonly<Record<string, string>>) => void) | undefined;
  /** What is told of it, where it is more than a step. */
  words?: { done: string; failed: string };
}

/**
 * Moves a contract file or an amendment on. Where the answer is lost, comes too late or says that all has changed, the file
 * is read again: if it does stand elsewhere by then, that is told in place of asking for the move once more.
 */
export const useFileMove = <Given>({
  send,
  state,
  onMoved,
  onRefused,
  words = { done: messages.moved, failed: messages.moveFailed },
}: FileMoveInput<Given>): Action<Given, unknown> => {
  const client = useQueryClient();
  /** Where it stood when a move was sent of which nothing is known. */
  const doubted = useRef<string | null>(null);
  const tellMoved = useEffectEvent((now: string) => {
    if (doubted.current === null || doubted.current === now) return;
    doubted.current = null;
    notify.info(messages.movedAfterAll);
    onMoved?.();
  });
  useEffect(() => tellMoved(state), [state]);
  return useAction({
    run: (given: Given) => {
      doubted.current = null;
      return send(given);
    },
    done: words.done,
    failed: (error) => (isRefusal(error) ? words.failed : messages.moveUnsure),
    changes: movedCalls,
    onDone: () => onMoved?.(),
    onFailed: (error) => {
      if (error instanceof ApiError) onRefused?.(error.fields);
      if (isRefusal(error) && !isStale(error)) return;
      doubted.current = state;
      void reload(client, ...movedCalls);
    },
  });
};
