import type { Answer } from '@tandem/contract';
import { testMessages as messages } from './messages.ts';

export type Answers = Record<string, string>;

export type Metadata = Answer<'GET /applicant_test/metadata/'>;

/** The server's limit for a free answer, in characters. */
export const openAnswerMax = 1000;

/** One answer for each question, and for nothing else: as it was kept, as it was saved, or empty. */
export const startWith = (metadata: Metadata, ...sources: readonly Answers[]): Answers =>
  Object.fromEntries(
    Object.entries(metadata).map(([name, { choices }]) => {
      const known = sources
        .map((source) => source[name])
        .find((answer) => answer && (!choices || Object.hasOwn(choices, answer)));
      return [name, known ?? ''];
    }),
  );

export const unanswered = (answers: Answers): string[] =>
  Object.entries(answers)
    .filter(([, answer]) => answer.trim() === '')
    .map(([name]) => name);

/** Every question is required. */
export const faultsOf = (answers: Answers): Record<string, string> =>
  Object.fromEntries(unanswered(answers).map((name) => [name, messages.unanswered]));

/** How many questions a phone shows at once. */
export const stepSize = 3;

export const stepCount = (questions: number): number => Math.ceil(questions / stepSize);

export const stepOf = (index: number): number => Math.floor(index / stepSize);

/**
 * The step with which one begins, counted from 0: that of the first question without an answer. Where all have one, what
 * was `typed` and not saved is about to be, and what was saved is looked at anew.
 */
export const firstStep = (answers: Answers, typed: boolean): number => {
  const names = Object.keys(answers);
  const [open] = unanswered(answers);
  if (open !== undefined) return stepOf(names.indexOf(open));
  return typed ? stepOf(Math.max(0, names.length - 1)) : 0;
};
