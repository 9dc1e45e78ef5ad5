import { status, type MatchStatus } from '@tandem/domain/matches/match';

/** Whether the candidate, the company or a manager moves; the rank counts the candidate's matches from the best on. */
export interface Step {
  rank: number;
  by: 'applicant' | 'company' | 'staff';
  to: MatchStatus;
}

const {
  acceptedByCompany,
  queued,
  refusedByCompany,
  refusedByCandidate,
  fullyAccepted,
  finalised,
  pending,
} = status;

const company = (to: MatchStatus, rank = 0): Step => ({ rank, by: 'company', to });
const candidate = (to: MatchStatus, rank = 0): Step => ({ rank, by: 'applicant', to });
const staff = (to: MatchStatus, rank = 0): Step => ({ rank, by: 'staff', to });

export type Story = readonly Step[];

const placed: readonly (readonly [Story, number])[] = [
  [[company(acceptedByCompany), candidate(fullyAccepted), company(finalised)], 4],
  [
    [company(queued, 1), company(acceptedByCompany), candidate(fullyAccepted), company(finalised)],
    3,
  ],
  [[company(queued), company(acceptedByCompany), candidate(fullyAccepted), staff(finalised)], 2],
  [
    [
      company(acceptedByCompany, 1),
      company(acceptedByCompany),
      candidate(refusedByCandidate, 1),
      candidate(fullyAccepted),
      company(finalised),
    ],
    3,
  ],
];

const refused: readonly (readonly [Story, number])[] = [
  [[company(refusedByCompany)], 3],
  [[company(queued), company(refusedByCompany), company(queued, 1)], 3],
  [[company(acceptedByCompany), candidate(refusedByCandidate)], 4],
  [[candidate(refusedByCandidate, 1), company(queued)], 2],
];

/** How candidates of the session under way fare, with how often. */
export const currentStories: readonly (readonly [Story, number])[] = [
  [[], 22],
  [[company(acceptedByCompany)], 11],
  [[company(queued, 1), company(acceptedByCompany)], 6],
  [[company(queued)], 7],
  [[company(acceptedByCompany), company(queued)], 3],
  [[company(acceptedByCompany), company(acceptedByCompany, 1), company(refusedByCompany, 2)], 5],
  [[company(acceptedByCompany), candidate(fullyAccepted)], 12],
  [
    [
      company(acceptedByCompany),
      candidate(fullyAccepted),
      company(refusedByCompany),
      company(acceptedByCompany, 1),
    ],
    2,
  ],
  // A manager undoes a refusal that was made by mistake, or helps things along.
  [[company(refusedByCompany), staff(pending)], 3],
  [[company(queued), staff(acceptedByCompany), candidate(fullyAccepted)], 3],
  ...refused,
  ...placed,
];

/** And those of the session before: most have found their place, nothing is left open. */
export const previousStories: readonly (readonly [Story, number])[] = [
  [[], 3],
  ...refused.map(([story, weight]) => [story, weight / 2] as const),
  ...placed.map(([story, weight]) => [story, weight * 2.5] as const),
];
