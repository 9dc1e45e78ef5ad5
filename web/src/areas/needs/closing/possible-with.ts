import { isClosedNeed, needState, type NeedState } from '@tandem/domain/needs/need-state';

interface Standing {
  state: NeedState;
  session_closed: boolean;
}

/** What can be done with a need; of a closed school year nothing but to read it and to take it along. */
export const possibleWith = ({ state, session_closed: isPast }: Standing) => ({
  /** To be changed, closed, opened again, deleted, and its tutor to be written to. */
  changes: !isPast,
  /** To be told how many candidates there are, or why there is none. */
  candidates: !isPast && !isClosedNeed(state),
  /** Candidates are looked for. */
  matching: !isPast && state === needState.active,
  /** To hand the test on to the tutor. */
  test: !isPast && state === needState.inactive,
});
