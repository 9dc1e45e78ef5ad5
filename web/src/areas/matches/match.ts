import type { Answer } from '@tandem/contract';

export type Match = Answer<'GET /matches/{id}/'>;

/** Who looks at a match: the candidate, the company, or the staff. */
export type MatchView = 'applicant' | 'company' | 'admin';

export type Applicant = Match['application']['applicant'];
export type Need = Match['offer'];

export const nameOf = ({ first_name: first, last_name: last }: Applicant): string =>
  `${first} ${last}`.trim();
