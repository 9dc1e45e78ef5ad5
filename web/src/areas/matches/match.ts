import type { Answer } from '@tandem/contract';

export type Match = Answer<'GET /matches/{id}/'>;

/** A match as a line of a list has it. */
export type MatchCard = Answer<'GET /match_cards/'>[number];

/** Who looks at a match: the candidate, the company, or the staff. */
export type MatchView = 'candidate' | 'company' | 'admin';

export type MatchedCandidate = Match['application']['applicant'];
export type Need = Match['offer'];
