import type { Answer } from '@tandem/contract';

export type OwnWait = Answer<'GET /follow-up/own/'>['waits'][number];

/** So many meetings are told of one by one; after a forum day it may be a dozen. */
const mostOutcomes = 2;

/** After every day. */
const last = '9999-12-31';

const isOutcome = ({ kind }: OwnWait): boolean => kind === 'meeting_outcome';

/** What has a limit by law comes first, the nearest before the others, however short a time it has waited. */
const byLimit = (one: OwnWait, other: OwnWait): number =>
  (one.limit ?? last).localeCompare(other.limit ?? last);

/** As a home shows them: many meetings that are to be told of are one, where the first of them stood. */
export const gathered = (given: readonly OwnWait[]): OwnWait[] => {
  const waits = given.toSorted(byLimit);
  const outcomes = waits.filter(isOutcome);
  const [first] = outcomes;
  if (!first || outcomes.length <= mostOutcomes) return waits;
  const all: OwnWait = { ...first, subject: 'account', title: null, count: outcomes.length };
  return waits.flatMap((wait) => {
    if (!isOutcome(wait)) return [wait];
    return wait === first ? [all] : [];
  });
};
