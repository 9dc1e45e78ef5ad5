import type { Answer } from '@tandem/contract';

export type OwnWait = Answer<'GET /follow-up/own/'>['waits'][number];

/** So many meetings are told of one by one; after a forum day it may be a dozen. */
const mostOutcomes = 2;

const isOutcome = ({ kind }: OwnWait): boolean => kind === 'meeting_outcome';

/** The same, with many meetings that are to be told of as one, where the first of them stood. */
export const gathered = (waits: readonly OwnWait[]): OwnWait[] => {
  const outcomes = waits.filter(isOutcome);
  const [first] = outcomes;
  if (!first || outcomes.length <= mostOutcomes) return [...waits];
  const all: OwnWait = { ...first, subject: 'account', title: null, count: outcomes.length };
  return waits.flatMap((wait) => {
    if (!isOutcome(wait)) return [wait];
    return wait === first ? [all] : [];
  });
};
