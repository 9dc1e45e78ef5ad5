import type { MatchStatus } from '@tandem/domain/matches/match';
import { useState } from 'react';

export interface PickedMatch {
  id: number;
  /** Both sides, as a list names them. */
  title: string;
  status: MatchStatus;
}

export interface PickedNeed {
  id: number;
  title: string;
}

type Picked<One> = ReadonlyMap<number, One>;

const toggled = <One extends { id: number }>(picked: Picked<One>, one: One): Picked<One> => {
  const next = new Map(picked);
  if (!next.delete(one.id)) next.set(one.id, one);
  return next;
};

/**
 * Which matches and needs are ticked in the lists of the staff; they stay so while one opens another group. `list` tells
 * one list from another: what is not on show any more is not dealt with.
 */
export const usePicks = (list: string) => {
  const [shown, setShown] = useState(list);
  const [matches, setMatches] = useState<Picked<PickedMatch>>(new Map());
  const [needs, setNeeds] = useState<Picked<PickedNeed>>(new Map());
  const clear = () => {
    setMatches(new Map());
    setNeeds(new Map());
  };
  if (shown !== list) {
    setShown(list);
    clear();
  }
  return {
    matches,
    needs,
    toggleMatch: (match: PickedMatch) => setMatches((picked) => toggled(picked, match)),
    toggleNeed: (need: PickedNeed) => setNeeds((picked) => toggled(picked, need)),
    /** All of these, or none where all are ticked already. */
    toggleMatches: (listed: readonly PickedMatch[]) =>
      setMatches((picked) => {
        const next = new Map(picked);
        const all = listed.every(({ id }) => picked.has(id));
        for (const match of listed) {
          if (all) next.delete(match.id);
          else next.set(match.id, match);
        }
        return next;
      }),
    /** These and no others. */
    pickMatches: (listed: readonly PickedMatch[]) =>
      setMatches(new Map(listed.map((match) => [match.id, match]))),
    clear,
  };
};

export type Picks = ReturnType<typeof usePicks>;
