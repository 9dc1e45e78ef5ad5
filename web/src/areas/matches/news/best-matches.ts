import { status, type MatchStatus } from '@tandem/domain/matches/match';
import { sortMatches, firstSort } from '../list/sort-matches.ts';
import { goesOn, type MatchCard } from '../match.ts';

type Side = 'candidate' | 'company';

/** Nobody has said no, nobody is placed, and somebody is still looked for, in a year that is not closed: what a home shows of them is what is still worth a look. */
const worthALook: Readonly<Record<Side, ReadonlySet<MatchStatus>>> = {
  candidate: new Set([status.pending, status.acceptedByCompany, status.queued]),
  company: new Set([status.pending, status.queued]),
};

/** The first of a list in the order in which one is advised to read it. */
export const bestMatches = (
  matches: readonly MatchCard[],
  side: Side,
  most = 3,
): readonly MatchCard[] => {
  const open = matches.filter(
    (match) =>
      worthALook[side].has(match.status) &&
      !match.set_aside &&
      !match.already_placed &&
      goesOn(match),
  );
  return sortMatches(open, firstSort, side).slice(0, most);
};
