import { isStaff, type Role } from '../accounts/roles.ts';

export const matchStatuses = [-2, -1, 0, 1, 2, 3, 4] as const;

export type MatchStatus = (typeof matchStatuses)[number];

export const status = {
  refusedByApplicant: -2,
  refusedByCompany: -1,
  pending: 0,
  acceptedByCompany: 1,
  queued: 2,
  fullyAccepted: 3,
  finalised: 4,
} as const satisfies Record<string, MatchStatus>;

export const statusLabels: Record<MatchStatus, string> = {
  [status.pending]: "En attente de l'entreprise",
  [status.acceptedByCompany]: "Accepté par l'entreprise",
  [status.queued]: "En file d'attente par l'entreprise",
  [status.refusedByCompany]: "Refusé par l'entreprise",
  [status.refusedByApplicant]: 'Refusé par le candidat',
  [status.fullyAccepted]: 'Entièrement accepté',
  [status.finalised]: 'Inscription finalisée',
};

interface Move {
  to: MatchStatus;
  from: readonly MatchStatus[];
}

/** The one table of moves. Finalising is not in it: it happens only by saving a complete contract sheet. */
const companyMoves: readonly Move[] = [
  { to: status.acceptedByCompany, from: [status.pending, status.queued] },
  { to: status.queued, from: [status.pending, status.acceptedByCompany] },
  {
    to: status.refusedByCompany,
    from: [status.pending, status.acceptedByCompany, status.queued, status.fullyAccepted],
  },
];

const applicantMoves: readonly Move[] = [
  { to: status.fullyAccepted, from: [status.acceptedByCompany] },
  {
    to: status.refusedByApplicant,
    from: [status.pending, status.acceptedByCompany, status.queued],
  },
];

const staffMoves: readonly Move[] = matchStatuses
  .filter((to) => to !== status.finalised)
  .map((to) => ({ to, from: matchStatuses }));

const movesOf = (role: Role): readonly Move[] => {
  if (isStaff(role)) return staffMoves;
  if (role === 'company') return companyMoves;
  return role === 'applicant' ? applicantMoves : [];
};

/** The statuses that `role` may set from `from`; the current status is never among them. */
export const movesOpenTo = (role: Role, from: MatchStatus): MatchStatus[] =>
  movesOf(role)
    .filter((move) => move.to !== from && move.from.includes(from))
    .map((move) => move.to);

/** Whether `role` may finalise, by saving the contract sheet, a match that stands at `from`. */
export const mayFinalise = (role: Role, from: MatchStatus): boolean =>
  from === status.fullyAccepted && (role === 'company' || isStaff(role));

export type MoveVerdict = 'move' | 'already-there' | 'closed';

/**
 * What a request to set `to` on a match that stands at `from` comes to. Asking for the status that the match already
 * has is no error for someone who may make that move (a double click, or the `4` sent after the contract sheet).
 */
export const judgeMove = (role: Role, from: MatchStatus, to: MatchStatus): MoveVerdict => {
  if (from === to) {
    const mayMake =
      to === status.finalised
        ? role === 'company' || isStaff(role)
        : movesOf(role).some((move) => move.to === to);
    return mayMake ? 'already-there' : 'closed';
  }
  return movesOpenTo(role, from).includes(to) ? 'move' : 'closed';
};

const offerBits = 24;
const offersPerApplicant = 2 ** offerBits;

export interface Pair {
  applicantId: number;
  offerId: number;
}

/**
 * The id of a match is made of its pair, so that it stays the same however often scores are computed anew.
 * Exact below 2^53: 16 million needs, 536 million candidates.
 */
export const matchId = ({ applicantId, offerId }: Pair): number =>
  applicantId * offersPerApplicant + offerId;

/** The pair behind a match id; null when no pair can have that id. */
export const pairOf = (id: number): Pair | null => {
  if (!Number.isSafeInteger(id) || id <= 0) return null;
  const applicantId = Math.floor(id / offersPerApplicant);
  const offerId = id % offersPerApplicant;
  return applicantId > 0 && offerId > 0 ? { applicantId, offerId } : null;
};
