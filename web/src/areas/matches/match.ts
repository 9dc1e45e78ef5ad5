import type { Answer } from '@tandem/contract';

export type Match = Answer<'GET /matches/{id}/'>;

/** Who looks at a match: the candidate, the company, or the staff. */
export type MatchView = 'applicant' | 'company' | 'admin';

export type MatchedCandidate = Match['application']['applicant'];
export type Need = Match['offer'];
