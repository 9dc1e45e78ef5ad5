import { isStaff, type Role } from '../accounts/roles.ts';

/** Where a match can stand; the numbers are the specification's, and stand nowhere else but in the migrations. */
export const status = {
  refusedByCandidate: -2,
  refusedByCompany: -1,
  pending: 0,
  acceptedByCompany: 1,
  queued: 2,
  fullyAccepted: 3,
  finalised: 4,
} as const;

export type MatchStatus = (typeof status)[keyof typeof status];

export const matchStatuses: readonly MatchStatus[] = Object.values(status);

/**
 * Open: a seat can still be suggested. Promised: the company at least has said yes. Agreed: both have, so that the
 * candidate and the seat are taken. Refused: by one of the two.
 */
type StatusGroup = 'open' | 'promised' | 'agreed' | 'refused';

const groups = {
  [status.pending]: ['open'],
  [status.queued]: ['open'],
  [status.acceptedByCompany]: ['open', 'promised'],
  [status.fullyAccepted]: ['promised', 'agreed'],
  [status.finalised]: ['promised', 'agreed'],
  [status.refusedByCompany]: ['refused'],
  [status.refusedByCandidate]: ['refused'],
} as const satisfies Record<MatchStatus, readonly StatusGroup[]>;

type StatusIn<Group extends StatusGroup> = {
  [Status in MatchStatus]: Group extends (typeof groups)[Status][number] ? Status : never;
}[MatchStatus];

const statusesIn = <Group extends StatusGroup>(group: Group) =>
  matchStatuses.filter((one): one is StatusIn<Group> =>
    (groups[one] as readonly StatusGroup[]).includes(group),
  );

export const openStatuses = statusesIn('open');
export const promisedStatuses = statusesIn('promised');
export const agreedStatuses = statusesIn('agreed');
export const refusedStatuses = statusesIn('refused');

const met: ReadonlySet<MatchStatus> = new Set([...promisedStatuses, ...refusedStatuses]);

/** Meetings and messages are for whom the company has accepted, and stay to be read when it comes to nothing. */
export const mayHaveMet = (current: MatchStatus): boolean => met.has(current);

export type PromisedStatus = (typeof promisedStatuses)[number];

export const statusLabels: Record<MatchStatus, string> = {
  [status.pending]: "En attente de l'entreprise",
  [status.acceptedByCompany]: "Accepté par l'entreprise",
  [status.queued]: "En file d'attente par l'entreprise",
  [status.refusedByCompany]: "Refusé par l'entreprise",
  [status.refusedByCandidate]: 'Refusé par le candidat',
  [status.fullyAccepted]: 'Entièrement accepté',
  [status.finalised]: 'Inscription finalisée',
};

/** From where a status may be set, for each status. */
type Moves = Record<MatchStatus, readonly MatchStatus[]>;

/** The one table of moves. Finalising is not in it: it happens only by saving a complete contract sheet. */
const companyMoves: Moves = {
  [status.acceptedByCompany]: [status.pending, status.queued],
  [status.queued]: [status.pending, status.acceptedByCompany],
  [status.refusedByCompany]: [...openStatuses, status.fullyAccepted],
  [status.pending]: [],
  [status.fullyAccepted]: [],
  [status.finalised]: [],
  [status.refusedByCandidate]: [],
};

const candidateMoves: Moves = {
  [status.fullyAccepted]: [status.acceptedByCompany],
  [status.refusedByCandidate]: openStatuses,
  [status.pending]: [],
  [status.acceptedByCompany]: [],
  [status.queued]: [],
  [status.finalised]: [],
  [status.refusedByCompany]: [],
};

const staffMoves: Moves = {
  [status.pending]: matchStatuses,
  [status.acceptedByCompany]: matchStatuses,
  [status.queued]: matchStatuses,
  [status.fullyAccepted]: matchStatuses,
  [status.refusedByCompany]: matchStatuses,
  [status.refusedByCandidate]: matchStatuses,
  [status.finalised]: [],
};

const movesOf = (role: Role): Moves | null => {
  if (isStaff(role)) return staffMoves;
  if (role === 'company') return companyMoves;
  return role === 'applicant' ? candidateMoves : null;
};

/** The statuses that `role` may set from `from`; the current status is never among them. */
export const movesOpenTo = (role: Role, from: MatchStatus): MatchStatus[] => {
  const moves = movesOf(role);
  return matchStatuses.filter((to) => to !== from && moves?.[to].includes(from));
};

/** From where a candidate who has said yes may withdraw: an action of its own, which sets what a refusal sets. */
const withdrawals: ReadonlySet<MatchStatus> = new Set([status.fullyAccepted]);

/** What a request of a candidate to withdraw from a match comes to; repeating it is no error. */
export const judgeWithdrawal = (role: Role, from: MatchStatus): MoveVerdict => {
  if (role !== 'applicant') return 'closed';
  if (from === status.refusedByCandidate) return 'already-there';
  return withdrawals.has(from) ? 'move' : 'closed';
};

/** Whether `role` may withdraw from a match that stands at `from`. */
export const mayWithdraw = (role: Role, from: MatchStatus): boolean =>
  judgeWithdrawal(role, from) === 'move';

/** Whether a move is a withdrawal: no to what both had said yes to, by or for the candidate. */
export const isWithdrawal = (from: MatchStatus, to: MatchStatus): boolean =>
  to === status.refusedByCandidate && withdrawals.has(from);

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
        : (movesOf(role)?.[to].length ?? 0) > 0;
    return mayMake ? 'already-there' : 'closed';
  }
  return movesOpenTo(role, from).includes(to) ? 'move' : 'closed';
};

const needBits = 24;
export const needsPerCandidate = 2 ** needBits;

export interface Pair {
  candidateId: number;
  needId: number;
}

/**
 * The id of a match is made of its pair, so that it stays the same however often scores are computed anew.
 * Exact below 2^53: 16 million needs, 536 million candidates.
 */
export const matchId = ({ candidateId, needId }: Pair): number =>
  candidateId * needsPerCandidate + needId;

/** The need of a match that there is. */
export const needIdOf = (id: number): number => id % needsPerCandidate;

/** The pair behind a match id; null when no pair can have that id. */
export const pairOf = (id: number): Pair | null => {
  if (!Number.isSafeInteger(id) || id <= 0) return null;
  const candidateId = Math.floor(id / needsPerCandidate);
  const needId = id % needsPerCandidate;
  return candidateId > 0 && needId > 0 ? { candidateId, needId } : null;
};
