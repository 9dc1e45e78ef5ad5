import { isStaff, type Role } from '../accounts/roles.ts';

/** What becomes of a finalised match. */
export const enrolmentStates = {
  agreed: 'À commencer',
  begun: 'En cours',
  broken: 'Rompue',
  ended: 'Terminée',
  annulled: 'Annulée',
} as const;

export type EnrolmentState = keyof typeof enrolmentStates;

export const enrolmentStateKeys = Object.keys(enrolmentStates) as [
  EnrolmentState,
  ...EnrolmentState[],
];

/** What can be told of one without a move of its match. */
export const enrolmentSteps = { broken: 'Contrat rompu', restored: 'Rupture annulée' } as const;

export interface EnrolmentCourse {
  /** Days such as `2026-09-01`; null where nobody has said. */
  beginsOn: string | null;
  endsOn: string | null;
  brokenOn: string | null;
  /** Finalised by mistake, and taken back by the staff. */
  annulledAt: Date | null;
}

/** `today` is a day such as `2026-09-01`. It begins and ends by itself, on its days. */
export const enrolmentState = (
  { beginsOn, endsOn, brokenOn, annulledAt }: EnrolmentCourse,
  today: string,
): EnrolmentState => {
  if (annulledAt !== null) return 'annulled';
  if (brokenOn !== null) return 'broken';
  if (beginsOn === null || beginsOn > today) return 'agreed';
  return endsOn !== null && endsOn < today ? 'ended' : 'begun';
};

/** Of these the candidate is placed, and the seat taken. */
export const holdingStates = [
  'agreed',
  'begun',
  'ended',
] as const satisfies readonly EnrolmentState[];

type Teller = 'company' | 'staff';

/** The one table of what may be told of an enrolment: by whom, and where it stands then. */
export const enrolmentMoves = {
  break: { by: ['company', 'staff'], from: ['agreed', 'begun', 'ended'] },
  /** The break was a mistake. */
  restore: { by: ['staff'], from: ['broken'] },
} as const satisfies Record<string, { by: readonly Teller[]; from: readonly EnrolmentState[] }>;

export type EnrolmentMove = keyof typeof enrolmentMoves;

export const enrolmentMoveKeys = Object.keys(enrolmentMoves) as [EnrolmentMove, ...EnrolmentMove[]];

const tellerOf = (role: Role): Teller | null => {
  if (isStaff(role)) return 'staff';
  return role === 'company' ? 'company' : null;
};

export const enrolmentMovesOpenTo = (role: Role, from: EnrolmentState): EnrolmentMove[] => {
  const teller = tellerOf(role);
  if (teller === null) return [];
  return enrolmentMoveKeys.filter((move) => {
    const { by, from: states } = enrolmentMoves[move];
    return (
      (by as readonly Teller[]).includes(teller) &&
      (states as readonly EnrolmentState[]).includes(from)
    );
  });
};
