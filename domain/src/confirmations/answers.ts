import { needState } from '../needs/need-state.ts';
import type { Closing } from '../needs/closing.ts';

/** What a link asks: whether it still holds, is settled, or has to wait. Only the first is for a candidate's sheet. */
export const confirmationAnswers = ['yes', 'elsewhere', 'later'] as const;

export type ConfirmationAnswer = (typeof confirmationAnswers)[number];

/** What an answer makes of a need; null for one that leaves it open. */
export const closingOf = ({
  answer,
  channel,
  until,
}: Pick<Closing, 'channel' | 'until'> & { answer: ConfirmationAnswer }): Closing | null => {
  if (answer === 'elsewhere') return { state: needState.filled, filled_by: 'elsewhere', channel };
  return answer === 'later' ? { state: needState.setAside, until } : null;
};
