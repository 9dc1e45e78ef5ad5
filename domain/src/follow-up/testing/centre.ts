import { daysLater } from '../../calendar/elapsed.ts';
import type { NeedState } from '../../needs/need-state.ts';

/** Where everything begins; in the year from here the hour changes twice. */
export const start = new Date('2026-10-01T07:00:00Z');

export const candidateIds = [1, 2, 3, 4] as const;
export const companyIds = [11, 12] as const;
/** Two needs of each company. */
export const needIds = [101, 102, 103, 104] as const;

export const companyOf = (needId: number): number => (needId <= 102 ? 11 : 12);

/** Of the first company's needs one tutor is known by an address and a phone; of the second's nobody is. */
export const tutorOf = (needId: number): number | null => (companyOf(needId) === 11 ? 21 : null);

export interface Person {
  id: number;
  invitedAt: Date;
  registeredAt: Date | null;
  sheetAt: Date | null;
  /** Of candidates. */
  testAt: Date | null;
  refusedAt: Date | null;
  brokenAt: Date | null;
  isHeld: boolean;
  isMuted: boolean;
}

export interface Need {
  id: number;
  state: NeedState;
  since: Date;
  madeAt: Date | null;
  hasTest: boolean;
  /** Since when mail to its tutor is refused. */
  tutorRefusedAt: Date | null;
}

export type PairStatus =
  | 'pending'
  | 'put_off'
  | 'yes'
  | 'agreed'
  | 'refused'
  | 'declined'
  | 'placed'
  | 'broken';

/** Statuses at which a match may still come to something. */
export const openStatuses: readonly PairStatus[] = ['pending', 'put_off', 'yes', 'agreed'];

/** How many are looked for at each need. */
export const seats = 2;

export const isOpen = ({ status }: Pick<Pair, 'status'>): boolean => openStatuses.includes(status);

/** A candidate and a need, once both are complete. */
export interface Pair {
  id: number;
  candidateId: number;
  needId: number;
  shownAt: Date;
  status: PairStatus;
  movedAt: Date | null;
  agreedAt: Date | null;
  /** When what is put off is to be answered again. */
  backAt: Date | null;
  meeting: {
    waitsFor: 'applicant' | 'company' | null;
    changedAt: Date;
    endsAt: Date | null;
  } | null;
  /** When the last meeting that was told of ended. */
  metAt: Date | null;
  /** The candidate has filled in their part of the contract, and once placed the company has said that all of it is there. */
  hasPart: boolean;
  completedAt: Date | null;
  /** Of the contract, once complete. */
  signed: { applicant: boolean; company: boolean };
}

export interface Centre {
  people: Map<number, Person>;
  needs: Map<number, Need>;
  pairs: Map<number, Pair>;
  isClosed: boolean;
}

export const newCentre = (): Centre => ({
  people: new Map(
    [...candidateIds, ...companyIds].map((id) => [
      id,
      {
        id,
        invitedAt: daysLater(start, id % 5),
        registeredAt: null,
        sheetAt: null,
        testAt: null,
        refusedAt: null,
        brokenAt: null,
        isHeld: false,
        isMuted: false,
      },
    ]),
  ),
  needs: new Map(
    needIds.map((id) => [
      id,
      {
        id,
        state: 'inactive',
        since: start,
        madeAt: null,
        hasTest: false,
        tutorRefusedAt: null,
      },
    ]),
  ),
  pairs: new Map(),
  isClosed: false,
});

/** Whether a match is one that may still come to something. */
export const isAlive = (centre: Centre, { candidateId, needId }: Pair): boolean =>
  !centre.isClosed &&
  centre.needs.get(needId)?.state === 'active' &&
  !isPlaced(centre, candidateId);

export const isPlaced = ({ pairs }: Centre, candidateId: number): boolean =>
  pairs.values().some((one) => one.candidateId === candidateId && one.status === 'placed');
