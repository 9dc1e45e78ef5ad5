import { waitKinds } from '@tandem/domain/follow-up/wait-kinds';
import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { workMessages as messages } from './messages.ts';
import type { Wait } from './wait-columns.tsx';

const atOnce = 500;

export const canRemind = ({ kind }: Pick<Wait, 'kind'>): boolean => waitKinds[kind].ask !== null;

const remindAll = async (waits: readonly Wait[]) => {
  const told = { reminded: 0, left_out: 0 };
  for (let from = 0; from < waits.length; from += atOnce) {
    const answer = await api('POST /follow-up/reminders/', {
      body: {
        waits: waits
          .slice(from, from + atOnce)
          .map(({ kind, account_id, subject_id }) => ({ kind, account_id, subject_id })),
      },
    });
    told.reminded += answer.reminded;
    told.left_out += answer.left_out;
  }
  return told;
};

/** Reminds those on whom the waits are, at once. */
export const useRemind = (onDone?: () => void) =>
  useAction({
    run: (waits: readonly Wait[]) => remindAll(waits.filter(canRemind)),
    working: messages.reminding,
    done: ({ reminded, left_out: leftOut }) => messages.reminded(reminded, leftOut),
    failed: messages.remindFailed,
    changes: ['GET /follow-up/waits/', 'GET /follow-up/work/'],
    ...(onDone && { onDone: () => onDone() }),
  });
