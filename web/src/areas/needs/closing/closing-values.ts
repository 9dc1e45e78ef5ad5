import type { Answer, Sent } from '@tandem/contract';
import {
  hadAYes,
  notFinalised,
  waitingStatuses,
  type WaitingStatus,
} from '@tandem/domain/needs/closing';
import { isDate } from '@tandem/domain/fields/date';
import { status } from '@tandem/domain/matches/match';
import { closingFormMessages as messages } from './form-messages.ts';

type Closing = Sent<'POST /offers/{id}/closing/'>['body'];
export type Waiting = Answer<'GET /offers/{id}/waiting/'>['waiting'];

/** What the form holds; fields that belong to another choice keep what was typed, and are not sent. */
export interface ClosingValues extends Record<string, unknown> {
  how: string;
  channel: string;
  until: string;
  reason: string;
  word: string;
  note: string;
  tell: boolean;
}

export const emptyClosing: ClosingValues = {
  how: '',
  channel: '',
  until: '',
  reason: '',
  word: '',
  note: '',
  tell: true,
};

/** The counts of several needs as one. */
export const sumWaiting = (all: readonly Waiting[]): Waiting =>
  waitingStatuses.flatMap((status) => {
    const count = all
      .flat()
      .filter((one) => one.status === status)
      .reduce((sum, one) => sum + one.count, 0);
    return count > 0 ? [{ status, count }] : [];
  });

export const countAll = (waiting: Waiting): number =>
  waiting.reduce((sum, { count }) => sum + count, 0);

/** How many had a yes: a word is asked for them. */
export const countYes = (waiting: Waiting): number =>
  countAll(waiting.filter(({ status }) => hadAYes(status)));

/** Who has come furthest is named first. */
export const waitingText = (waiting: Waiting): string => {
  const total = countAll(waiting);
  if (total === 0) return messages.nobody;
  const order: readonly WaitingStatus[] = [
    status.fullyAccepted,
    status.acceptedByCompany,
    status.queued,
    status.pending,
  ];
  const parts = waiting
    .toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status))
    .map(({ status, count }) => messages.parts[status](count));
  return messages.waiting(total, parts);
};

type Faults = { [_ in keyof ClosingValues]?: string | null };

const faultOfHow = (how: string, nobodyPlaced: boolean): string | null => {
  if (how === '') return messages.noHow;
  return how === 'tandem' && nobodyPlaced ? notFinalised : null;
};

/** What is missing; the server judges the day. */
export const closingFormFaults = (
  { how, channel, until, reason, word, tell }: ClosingValues,
  { yes, nobodyPlaced }: { yes: number; nobodyPlaced: boolean },
): Faults => ({
  how: faultOfHow(how, nobodyPlaced),
  channel: how === 'elsewhere' && !channel ? messages.noChannel : null,
  until: how === 'set_aside' && !isDate(until) ? messages.wrongUntil : null,
  reason: how === 'withdrawn' && !reason ? messages.noReason : null,
  word: how !== '' && yes > 0 && tell && !word.trim() ? messages.noWord(yes) : null,
});

export const closingBody = ({
  how,
  channel,
  until,
  reason,
  word,
  note,
  tell,
}: ClosingValues): Closing => {
  const common = { word: word.trim(), note: note.trim(), tell };
  if (how === 'set_aside') return { ...common, state: how, until };
  if (how === 'withdrawn')
    return { ...common, state: how, reason: reason as NonNullable<Closing['reason']> };
  return {
    ...common,
    state: 'filled',
    filled_by: how === 'tandem' ? 'tandem' : 'elsewhere',
    ...(how === 'elsewhere' && { channel: channel as NonNullable<Closing['channel']> }),
  };
};
