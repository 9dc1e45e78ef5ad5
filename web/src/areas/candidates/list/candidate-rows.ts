import type { Standing, StandingRow } from '../../follow-up/standing/standings.ts';
import { isOfSession, type SessionState } from '@tandem/domain/programmes/session';
import type { InvitedCandidate, RegisteredCandidate } from '../candidate-queries.ts';
import { candidatesMessages as messages } from './messages.ts';

/** A candidate of the list, invited or registered. */
export type Candidate = StandingRow &
  (
    | { key: string; state: 'invited'; record: InvitedCandidate }
    | { key: string; state: 'registered'; record: RegisteredCandidate }
  );

export type Invited = Extract<Candidate, { state: 'invited' }>;
export type Registered = Extract<Candidate, { state: 'registered' }>;

export const statusLabels = {
  invited: messages.invitedStatus,
  registered: messages.registeredStatus,
} as const;

/** Those who still have to register first: they are the ones to act upon. */
export const candidatesOf = (
  invited: readonly InvitedCandidate[],
  registered: readonly RegisteredCandidate[],
  standings: ReadonlyMap<number, Standing> = new Map(),
): Candidate[] => [
  ...invited.map((record) => ({
    key: `i${record.id}`,
    state: 'invited' as const,
    record,
    standing: standings.get(record.id) ?? null,
  })),
  ...registered.map((record) => ({
    key: `r${record.id}`,
    state: 'registered' as const,
    record,
    standing: standings.get(record.id) ?? null,
  })),
];

export const isInvited = (candidate: Candidate): candidate is Invited =>
  candidate.state === 'invited';

/** 'Zoé D’Arc'; who gave no name is known by the address. */
export const nameOf = ({ record }: Candidate): string =>
  `${record.first_name} ${record.last_name}`.trim() || (record.email ?? '');

/** What a candidate is found by, as `GET /search/` finds them. */
export const searchedText = (candidate: Candidate): string => {
  const { first_name: first, last_name: last, email, phone, location } = candidate.record;
  const city = candidate.state === 'registered' ? candidate.record.city : null;
  return [first, last, email, phone, city, location].filter(Boolean).join(' ');
};

export const placeOf = ({ record }: Candidate): string | null => record.location;

export interface CandidateFilters {
  /** A part of the label of a status; '' for all. */
  status: string;
  /** Null for all. */
  session: { id: number; state: SessionState } | null;
}

const chosenSession = (candidate: Candidate): number | null =>
  candidate.state === 'registered' ? candidate.record.session_id : null;

/** Those that the filters leave, besides the search. */
export const filterCandidates = (
  candidates: readonly Candidate[],
  { status, session }: CandidateFilters,
): readonly Candidate[] => {
  if (status === '' && session === null) return candidates;
  const wanted = status.toLowerCase();
  return candidates.filter(
    (candidate) =>
      statusLabels[candidate.state].toLowerCase().includes(wanted) &&
      (session === null || isOfSession(chosenSession(candidate), session)),
  );
};
