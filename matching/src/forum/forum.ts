/** A candidate and a company who could meet at a forum, about the need of its that suits best. */
export interface ForumPair {
  candidateId: number;
  companyId: number;
  needId: number;
  /** How good the meeting would be for both, from 0 on; at most 100,000. */
  worth: number;
}

export interface ForumMeeting {
  candidateId: number;
  companyId: number;
  needId: number;
  /** By position, from 0 on. */
  slot: number;
}

export interface ForumQuestion {
  /** Of a candidate and a company the best counts. */
  pairs: readonly ForumPair[];
  slots: number;
  /** Meetings that one candidate has at most. */
  most: number;
  /** What stays as it is. */
  kept: readonly ForumMeeting[];
  /** Slots at which somebody is elsewhere. */
  busy?: readonly Busy[];
}

export interface Busy {
  side: 'candidate' | 'company';
  id: number;
  slot: number;
}

type Sides = Pick<ForumPair, 'candidateId' | 'companyId'>;

export const pairKey = ({ candidateId, companyId }: Sides): string => `${candidateId}/${companyId}`;

export const bySides = (one: Sides, other: Sides): number =>
  one.candidateId - other.candidateId || one.companyId - other.companyId;
