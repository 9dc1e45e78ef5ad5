import { isStaff, type Role } from '../accounts/roles.ts';

/** Where a need can stand. Set aside, filled and withdrawn are closed: nobody is matched with them, and none of their matches moves on. */
export const needState = {
  inactive: 'inactive',
  active: 'active',
  setAside: 'set_aside',
  filled: 'filled',
  withdrawn: 'withdrawn',
} as const;

export type NeedState = (typeof needState)[keyof typeof needState];

export const needStates = Object.values(needState) as [NeedState, ...NeedState[]];

export const needStateLabels: Record<NeedState, string> = {
  [needState.inactive]: 'Inactif',
  [needState.active]: 'Actif',
  [needState.setAside]: 'Suspendu',
  [needState.filled]: 'Pourvu',
  [needState.withdrawn]: 'Retiré',
};

const openNeedStates = [needState.inactive, needState.active] as const;

export const closedNeedStates = [
  needState.setAside,
  needState.filled,
  needState.withdrawn,
] as const satisfies readonly NeedState[];

export type ClosedNeedState = (typeof closedNeedStates)[number];

export const isClosedNeed = (state: NeedState): state is ClosedNeedState =>
  (closedNeedStates as readonly NeedState[]).includes(state);

/** Whether candidates are looked for: then it is scored, and its matches move. */
export const isMatchedNeed = (state: NeedState): boolean => state === needState.active;

/**
 * Who moves a need. The tutor does by the test; Tandem by counting seats, by the day on which a need set aside comes
 * back, and by setting aside what nobody answers for.
 */
export type NeedMover = 'company' | 'staff' | 'tutor' | 'tandem';

type Moves = Record<NeedState, readonly NeedState[]>;

/** Setting aside what is set aside changes its day. */
const closings = {
  [needState.setAside]: [...openNeedStates, needState.setAside],
  [needState.filled]: [...openNeedStates, needState.setAside],
  [needState.withdrawn]: [...openNeedStates, needState.setAside],
} as const;

/** From where a state may be set, by each. A need whose test is missing reopens as inactive. */
const moves: Record<NeedMover, Moves> = {
  company: { ...closings, inactive: closedNeedStates, active: closedNeedStates },
  staff: { ...closings, inactive: closedNeedStates, active: closedNeedStates },
  tutor: { inactive: [], active: ['inactive'], set_aside: [], filled: [], withdrawn: [] },
  tandem: {
    inactive: ['set_aside'],
    active: ['set_aside', 'filled'],
    set_aside: ['active', 'inactive'],
    filled: ['active', 'set_aside'],
    withdrawn: [],
  },
};

export const mayMoveNeed = (who: NeedMover, from: NeedState, to: NeedState): boolean =>
  moves[who][to].includes(from);

/** In whose name a role moves needs; null for a role that does not. */
export const needMoverOf = (role: Role): 'company' | 'staff' | null => {
  if (isStaff(role)) return 'staff';
  return role === 'company' ? 'company' : null;
};

/** The states that `role` may set from `from`, for a need whose tutor has passed the test or has not. */
export const needMovesOpenTo = (role: Role, from: NeedState, isTested: boolean): NeedState[] => {
  const who = needMoverOf(role);
  const unreachable = isTested ? needState.inactive : needState.active;
  return who === null
    ? []
    : needStates.filter((to) => to !== unreachable && mayMoveNeed(who, from, to));
};

/** The state of a need that is open: it waits for its tutor's test, or candidates are looked for. */
export const openStateOf = (isTested: boolean): NeedState =>
  isTested ? needState.active : needState.inactive;

/** How a need was filled: by itself, when its last seat was finalised; by a person's word otherwise. */
export const filledBy = { seats: 'seats', tandem: 'tandem', elsewhere: 'elsewhere' } as const;

export type FilledBy = (typeof filledBy)[keyof typeof filledBy];

interface Seats {
  state: NeedState;
  /** How it was filled; null for what is not. */
  filledBy: FilledBy | null;
  seats: number;
  /** Finalised enrolments that hold a seat. */
  taken: number;
}

/** What counting its seats makes of a need, after one is taken or freed or their number has changed; null for no change. */
export const settledBySeats = ({ state, filledBy: how, seats, taken }: Seats): NeedState | null => {
  if (state === needState.active && taken >= seats) return needState.filled;
  if (state === needState.filled && how === filledBy.seats && taken < seats)
    return needState.active;
  return null;
};
