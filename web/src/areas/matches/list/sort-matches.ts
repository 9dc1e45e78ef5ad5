import { adviceOf, byScoreThenId } from '@tandem/domain/matches/advised-order';
import type { MatchCard } from '../match.ts';

export const matchSorts = ['advised', 'score', 'date', 'interest'] as const;

export type MatchSort = (typeof matchSorts)[number];

type Side = 'candidate' | 'company';

const measures: Record<MatchSort, (match: MatchCard, side: Side) => number> = {
  advised: adviceOf,
  score: ({ score }) => score,
  date: ({ created_at: at }) => Date.parse(at),
  interest: ({ interested }) => (interested ? 1 : 0),
};

export const sortKey = (sort: string): MatchSort =>
  matchSorts.find((key) => sort.endsWith(key)) ?? 'advised';

export const isDescending = (sort: string): boolean => sort.startsWith('-');

/** The matches by one of the sorts, rising, or falling with a minus before; those that are equal by score, then by id. */
export const sortMatches = (
  matches: readonly MatchCard[],
  sort: string,
  side: Side,
): readonly MatchCard[] => {
  const measure = measures[sortKey(sort)];
  const direction = isDescending(sort) ? -1 : 1;
  return matches
    .map((match) => ({ match, value: measure(match, side) }))
    .toSorted(
      (one, other) =>
        (one.value - other.value) * direction || byScoreThenId(one.match, other.match),
    )
    .map(({ match }) => match);
};

/** What pressing a sort button does: the best or newest first, then the other way round. */
export const pressedSort = (sort: string, key: MatchSort): string =>
  sort === `-${key}` ? key : `-${key}`;

/** Who shows interest is the candidate: only the company sorts by it. */
export const sortsOf: Record<Side, readonly MatchSort[]> = {
  candidate: ['advised', 'score', 'date'],
  company: ['advised', 'score', 'date', 'interest'],
};

/** The order that spreads attention, for whoever has chosen no other. */
export const firstSort = '-advised';
