import type { InvitedCandidate, RegisteredCandidate } from '../queries.ts';
import { candidatesMessages as messages } from './messages.ts';

/** A candidate of the list, invited or registered. */
export type Candidate =
  | { key: string; state: 'invited'; record: InvitedCandidate }
  | { key: string; state: 'registered'; record: RegisteredCandidate };

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
): Candidate[] => [
  ...invited.map((record) => ({ key: `i${record.id}`, state: 'invited' as const, record })),
  ...registered.map((record) => ({ key: `r${record.id}`, state: 'registered' as const, record })),
];

export const isInvited = (candidate: Candidate): candidate is Invited =>
  candidate.state === 'invited';

/** 'Zoé D’Arc'; who gave no name is known by the address. */
export const nameOf = ({ record }: Candidate): string =>
  `${record.first_name} ${record.last_name}`.trim() || record.email;

export const fullName = ({ record }: Candidate): string =>
  `${record.first_name} ${record.last_name}`;

export const placeOf = ({ record }: Candidate): string | null => record.location;

export interface CandidateFilters {
  /** A part of the label of a status; '' for all. */
  status: string;
  /** Id of a session; '' for all. */
  session: string;
}

/** Those that the filters leave, besides the search. */
export const filterCandidates = (
  candidates: readonly Candidate[],
  { status, session }: CandidateFilters,
): readonly Candidate[] => {
  if (status === '' && session === '') return candidates;
  const wanted = status.toLowerCase();
  return candidates.filter(
    (candidate) =>
      statusLabels[candidate.state].toLowerCase().includes(wanted) &&
      (session === '' ||
        (candidate.state === 'registered' && String(candidate.record.session_id) === session)),
  );
};
