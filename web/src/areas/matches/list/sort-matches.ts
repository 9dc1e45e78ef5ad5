import type { Match } from '../match.ts';

export const matchSorts = ['score', 'date', 'interest'] as const;

export type MatchSort = (typeof matchSorts)[number];

const measures: Record<MatchSort, (match: Match) => number> = {
  score: ({ score }) => score,
  date: ({ created_at: at }) => Date.parse(at),
  interest: ({ interested_at: at }) => (at === null ? 0 : 1),
};

export const sortKey = (sort: string): MatchSort =>
  matchSorts.find((key) => sort.endsWith(key)) ?? 'score';

export const isDescending = (sort: string): boolean => sort.startsWith('-');

/** The matches by `score` or `date`, rising, or falling with a minus before; those that are equal by score, then by id. */
export const sortMatches = (matches: readonly Match[], sort: string): readonly Match[] => {
  const measure = measures[sortKey(sort)];
  const direction = isDescending(sort) ? -1 : 1;
  return matches
    .map((match) => ({ match, value: measure(match) }))
    .toSorted(
      (one, other) =>
        (one.value - other.value) * direction ||
        other.match.score - one.match.score ||
        one.match.id - other.match.id,
    )
    .map(({ match }) => match);
};

/** What pressing a sort button does: the best or newest first, then the other way round. */
export const pressedSort = (sort: string, key: MatchSort): string =>
  sort === `-${key}` ? key : `-${key}`;

/** Who shows interest is the candidate: only the company sorts by it, and begins with it. */
export const sortsOf: Record<'candidate' | 'company', readonly MatchSort[]> = {
  candidate: ['score', 'date'],
  company: ['score', 'date', 'interest'],
};

export const firstSort: Record<'candidate' | 'company', string> = {
  candidate: '-score',
  company: '-interest',
};
